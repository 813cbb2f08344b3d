import type { BankCheckResult, BankReviewResult, BankStatus } from './bank-status.ts';

/**
 * Link status reported by the vendor; `asleep` means the bank requires its customer to sign in
 * again.
 */
export const BANK_LINK_STATES = ['works', 'asleep', 'expired', 'revoked', 'changed'] as const;
export type BankLinkState = (typeof BANK_LINK_STATES)[number];

export const BANK_LINK_FAILURES = [
  'linkLost',
  'linkExpired',
  'linkRevoked',
  'numbersChanged',
] as const satisfies readonly BankCheckResult[];
export type BankLinkFailure = (typeof BANK_LINK_FAILURES)[number];

/**
 * Effect of each state on an account; no entry leaves it unchanged. Changed numbers are never
 * adopted automatically: payouts go elsewhere only after the owner links the new account.
 * docs/decisions/0072.
 */
const FAILURE_BY_STATE: Readonly<
  Record<BankLinkState, Partial<Record<BankStatus, BankLinkFailure>>>
> = {
  works: {},
  asleep: { PENDING: 'linkLost' }, // a verified account is paid by its numbers, so it needs no working link
  expired: { PENDING: 'linkExpired', VERIFIED: 'linkExpired' },
  revoked: { PENDING: 'linkRevoked', VERIFIED: 'linkRevoked' },
  changed: { PENDING: 'numbersChanged', VERIFIED: 'numbersChanged' },
};

export const bankLinkFailure = (
  state: BankLinkState,
  status: BankStatus,
): BankLinkFailure | undefined => FAILURE_BY_STATE[state][status];

export const isBankSignInDue = (state: BankLinkState, status: BankStatus): boolean =>
  state === 'asleep' && status === 'VERIFIED';

/** Reasons for a failed account that have no page of their own; `/bank` states them. */
export const BANK_FAILURES = [
  ...BANK_LINK_FAILURES,
  'notFound',
] as const satisfies readonly BankCheckResult[];
export type BankFailure = (typeof BANK_FAILURES)[number];

export const bankFailureOf = (
  result: BankCheckResult | BankReviewResult,
): BankFailure | undefined => BANK_FAILURES.find((failure) => failure === result);
