import { keysOf } from '../core/keys-of.ts';
import type { StepUp } from '../core/step-up.ts';
import { currentPhoneStep } from './step-ups.ts';

/**
 * States of a texted link. `lives`: it can still verify the phone until it expires; `opened`: its
 * page was continued on a phone, so it can be confirmed. docs/readings.md 65.
 */
export const PHONE_LINK_STATES = {
  REQUESTED: { lives: true, opened: false, why: 'the link was texted and waits to be opened' },
  IN_PROGRESS: { lives: true, opened: true, why: 'its page was continued on a phone' },
  SUCCESS: { lives: false, opened: true, why: 'it proved the phone' },
  FAILED: {
    lives: false,
    opened: false,
    why: 'it can prove nothing any more; its reason says why',
  },
} as const satisfies Record<string, { lives: boolean; opened: boolean; why: string }>;

export type PhoneLinkState = keyof typeof PHONE_LINK_STATES;
export const PHONE_LINK_STATE_IDS = keysOf(PHONE_LINK_STATES);

/** Why a link failed. `again`: another link can still verify this phone. */
const PHONE_LINK_REASONS = {
  expired: { again: true, why: 'its five minutes are over' },
  denied: { again: false, why: 'whoever holds the phone said that this was not them' },
  otherPhone: { again: true, why: 'it was opened on a phone with another number' },
  elsewhere: {
    again: true,
    why: 'it was opened in a network where the phone cannot be recognised',
  },
  lineType: { again: false, why: 'the number is not a mobile number' },
  tooManyTries: { again: true, why: 'it was confirmed too often without success' },
  notNeeded: { again: false, why: 'the phone was proven, or replaced, in another way' },
  notSent: { again: true, why: 'the text could not be sent' },
} as const satisfies Record<string, { again: boolean; why: string }>;

export type PhoneLinkReason = keyof typeof PHONE_LINK_REASONS;
export const PHONE_LINK_REASON_IDS = keysOf(PHONE_LINK_REASONS);

type Link = { status: PhoneLinkState; reason?: PhoneLinkReason; expiresAt: number };
type Stand = Pick<Link, 'status' | 'reason'>;

/** A live link counts as failed once it expires, even if that was never stored. */
export function currentPhoneLinkState(link: Link, now: number): Stand {
  const { status, reason } = link;
  if (PHONE_LINK_STATES[status].lives && link.expiresAt <= now)
    return { status: 'FAILED', reason: 'expired' };
  return reason === undefined ? { status } : { status, reason };
}

/**
 * The link's state for the phone that received it, including verification or replacement by other
 * means.
 */
export function phoneLinkStateFor(
  link: Link,
  { phoneProven, stepUps }: { phoneProven: boolean; stepUps: readonly StepUp[] },
  now: number,
): Stand {
  const state = currentPhoneLinkState(link, now);
  if (phoneProven && PHONE_LINK_STATES[link.status].lives) return { status: 'SUCCESS' };
  if (currentPhoneStep(stepUps) === undefined && PHONE_LINK_STATES[state.status].lives)
    return { status: 'FAILED', reason: 'notNeeded' };
  return state;
}

/** While a link is pending, reopening the page sends no second text. */
export const isPhoneLinkPending = (
  link: (Link & { sentAt?: number }) | undefined,
  now: number,
): boolean =>
  link?.sentAt !== undefined && PHONE_LINK_STATES[currentPhoneLinkState(link, now).status].lives;

/** A fingerprint of the phone vendor, as it stands in an address. */
export const PHONE_LINK_FINGERPRINT_PATTERN = /^[\w.~+/=-]{16,200}$/;
