import type { Page } from '@playwright/test';
import type { Persona, PersonaId } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import type { RouteId } from '@signet/rulebook/routes';
import type { Client } from '../http-client.ts';
import type { ProductWorld } from '../world.ts';

/**
 * How far somebody has come before a screen is opened. `until`: a draft in the browser, an application that lacks what begins so, one that was
 * sent, or one whose phone was proven too; `leadsTo` is the page that page choice must name then. `otherwise` are answers that differ.
 */
export type Case = {
  until: 'nothing' | 'draft' | 'unsent' | 'sent' | 'proven';
  who?: { US: PersonaId; CA: PersonaId };
  otherwise?: Answers;
  lacking?: readonly string[];
  leadsTo?: RouteId;
  /** The world's clock goes on by these steps until `leadsTo` is reached. */
  advanceMs?: readonly number[];
  /** Flags that stand otherwise than usual while this case is made and looked at. */
  flags?: Readonly<Record<string, boolean>>;
  /** What is done by the API once it is there. */
  after?: (made: Made, world: ProductWorld) => Promise<void>;
};

export type Made = {
  id: string;
  businessId: string;
  person: Persona;
  client: Client | undefined;
  /** The partner whose own pages are looked at. */
  ownerId?: string;
  /** The address that was texted or mailed to the person. */
  link?: string;
};

export type ScreenSetup = { page: Page; world: ProductWorld; made: Made; route: RouteId };

/** A state: what is prepared before the page is opened, what is done on it, and what stands there when it can be looked at. */
export type ScreenState = {
  before?: (scene: ScreenSetup) => Promise<unknown>;
  act?: (scene: ScreenSetup) => Promise<unknown>;
  /** The page does not come as far as a heading of its own. */
  isUnfinished?: true;
  /** Another page than the row's is met on purpose. */
  isElsewhere?: true;
  /** The answers of the server that the browser may complain of. */
  mayComplain?: true;
  /** The other portal's address. */
  isHosting?: true;
  /** Under a partner's brand, by itself or as it stands in a frame of the partner's page. */
  at?: 'partner' | 'frame';
  /** What stands behind the page's path. */
  query?: string;
};
