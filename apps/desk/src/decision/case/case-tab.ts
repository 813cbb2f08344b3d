import type { Permission } from '@signet/rulebook/staff/permissions';
import type { ComponentType } from 'react';
import type { CaseHistory } from '../case-history.ts';
import type { OpenCase } from './use-case.ts';

/** What every part of a case is given: the version that was read, and whether its reader may act. */
export type CasePartProps = {
  open: OpenCase;
  history: CaseHistory;
  /** The reader holds the claim. */
  isMine: boolean;
  /** Says what was done, offers the next case and counts again. */
  onDone: (said: string) => void;
};

/** A part of a case at an address of its own: `/a/{reference}/{path}`, and `/{item}` below it. */
export type CaseTab = {
  id: string;
  /** Empty for the part that opens with the case. */
  path: string;
  label: string;
  may: Permission;
  /** Left out where the case has nothing of the kind; always shown without it. */
  isShown?: (history: CaseHistory) => boolean;
  count?: (history: CaseHistory) => number | undefined;
  /** Loaded when opened. `item` is what follows the tab’s own path, such as an owner’s number. */
  Screen: ComponentType<CasePartProps & { item: string | undefined }>;
};

/** Something seldom done to a case: in the menu of its bar, and over the page at `?do={id}`. */
export type CaseAct = {
  id: string;
  label: string;
  may: Permission;
  /** A single key that opens it. */
  key?: string;
  /** Whether it can be done to this case now. */
  isOpen?: (history: CaseHistory, isMine: boolean) => boolean;
  /** Loaded when opened. */
  Panel: ComponentType<CasePartProps & { onClose: () => void }>;
};
