import type { DueEnd } from './core/due-ends.ts';
import { CHANGES_STEP_UP } from './decision/step-ups.ts';
import type { Home, Wait } from './home.ts';
import type { WaitId } from './home-view.ts';

type DueRow = {
  /** As partners know the step. */
  step: string;
  ends: DueEnd;
};

/**
 * Everything that has to be done by a day of ours: Home, the mails, webhooks and the API read it
 * here. docs/decisions/0313.
 */
export const DUE_ROWS: Readonly<Partial<Record<WaitId, DueRow>>> = {
  changes: { step: CHANGES_STEP_UP, ends: 'ourWait' },
  amounts: { step: 'bank', ends: 'deposits' },
  photoId: { step: 'GOV_ID_SELFIE', ends: 'photoId' },
  owner: { step: 'owners', ends: 'link' },
  ownerPhotoId: { step: 'owners', ends: 'photoId' },
};

export type Due = DueRow & { by: string };

/** Of a wait whose day has not passed. */
export function dueOf({ id, by }: Pick<Wait, 'id' | 'by'>): Due | undefined {
  const row = DUE_ROWS[id];
  return row === undefined || by === undefined ? undefined : { ...row, by };
}

/** What is due, the first day first. */
export const dueList = ({ waits }: Pick<Home, 'waits'>): Due[] =>
  waits.flatMap((wait) => dueOf(wait) ?? []).sort((one, other) => one.by.localeCompare(other.by));
