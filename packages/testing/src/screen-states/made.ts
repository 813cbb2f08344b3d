import type { Page } from '@playwright/test';
import type { Persona, PersonaId } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import type { RouteId } from '@signet/rulebook/routes';
import type { Client } from '../http-client.ts';
import type { ProductWorld } from '../world.ts';

/**
 * Preconditions of a screen. `until`: a draft in the browser, an application without the answers in
 * `lacking` (path prefixes), a submitted one, or one with a verified phone; `leadsTo` is the page
 * that page choice must then name. `otherwise` overrides answers.
 */
export type Case = {
  until: 'nothing' | 'draft' | 'unsent' | 'sent' | 'proven';
  who?: { US: PersonaId; CA: PersonaId };
  otherwise?: Answers;
  lacking?: readonly string[];
  leadsTo?: RouteId;
  advanceMs?: readonly number[];
  flags?: Readonly<Record<string, boolean>>;
  after?: (made: Made, world: CaseWorld) => Promise<void>;
};

/** The parts of a world that making an application needs; `npm start` has no more of it. */
export type CaseWorld = Pick<ProductWorld, 'url' | 'sandboxUrl' | 'phone' | 'mailbox' | 'advance'>;

export type Made = {
  id: string;
  businessId: string;
  person: Persona;
  client: Client | undefined;
  /** The other owner, unless it is the usual one. */
  partner?: { firstName: string; lastName: string; email: string };
  ownerId?: string;
  link?: string;
};

export type ScreenSetup = { page: Page; world: ProductWorld; made: Made; route: RouteId };

export type ScreenState = {
  before?: (scene: ScreenSetup) => Promise<unknown>;
  act?: (scene: ScreenSetup) => Promise<unknown>;
  /** The page does not reach a heading of its own. */
  isUnfinished?: true;
  /** A page other than the row's is expected. */
  isElsewhere?: true;
  /** Error responses may appear in the browser console. */
  mayComplain?: true;
  /** A note about the fault moves the page, or another page takes the place of what the server drew. */
  mayMove?: true;
  isHosting?: true;
  at?: 'partner' | 'frame';
  query?: string;
};
