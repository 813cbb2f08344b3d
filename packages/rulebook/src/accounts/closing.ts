import { type Facts, isApproved } from '../core/facts.ts';
import type { OrderState } from '../orders/order-states.ts';

type ClosingFacts = Pick<Facts, 'isSubmitted' | 'checking' | 'decision' | 'isClosed'>;

/**
 * An account exists from its approval on; before it, an application is left or declined.
 * docs/decisions/0151.
 */
export const isClosedAccount = (facts: Pick<Facts, 'decision' | 'isClosed'>): boolean =>
  isApproved(facts) && facts.isClosed === true;

export const mayCloseAccount = (facts: ClosingFacts): boolean =>
  facts.isSubmitted && !facts.checking && isApproved(facts) && facts.isClosed !== true;

export const CLOSING_EFFECTS = ['released', 'goesOn', 'rentGoesOn'] as const;
export type ClosingEffect = (typeof CLOSING_EFFECTS)[number];

const EFFECTS: { readonly [State in OrderState]?: ClosingEffect } = {
  held: 'released',
  unpaid: 'released',
  paying: 'goesOn',
  clearing: 'goesOn',
  placed: 'goesOn',
};

/**
 * What closing does to an order: one that was never paid ends, one that was paid goes on, and rent
 * is due until the device is back.
 */
export const closingEffect = ({
  state,
  monthlyCents,
}: {
  state: OrderState;
  monthlyCents: number;
}): ClosingEffect | undefined =>
  EFFECTS[state] ??
  ((state === 'shipped' || state === 'delivered') && monthlyCents > 0 ? 'rentGoesOn' : undefined);
