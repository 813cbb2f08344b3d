import type { BankCheckResult, BankStatus } from './bank-status.ts';

/** How a link to a bank stands by the vendor's word; `asleep`: the bank wants its customer to sign in again. */
export const BANK_LINK_STATES = ['works', 'asleep', 'expired', 'revoked', 'changed'] as const;
export type BankLinkState = (typeof BANK_LINK_STATES)[number];

/** Why an account was lost that was linked at its bank; each is told in the mail about it. */
export const BANK_LINK_FAILURES = [
  'linkLost',
  'linkExpired',
  'linkRevoked',
  'numbersChanged',
] as const satisfies readonly BankCheckResult[];
export type BankLinkFailure = (typeof BANK_LINK_FAILURES)[number];

/**
 * What each state makes of an account; nothing where it stays as it is. Numbers that changed are never taken over by themselves: whoever is paid
 * somewhere else has linked the account themselves. docs/decisions/0072.
 */
const LOST_BY: Readonly<Record<BankLinkState, Partial<Record<BankStatus, BankLinkFailure>>>> = {
  works: {},
  asleep: { PENDING: 'linkLost' }, // a verified account is paid by its numbers
  expired: { PENDING: 'linkExpired', VERIFIED: 'linkExpired' },
  revoked: { PENDING: 'linkRevoked', VERIFIED: 'linkRevoked' },
  changed: { PENDING: 'numbersChanged', VERIFIED: 'numbersChanged' },
};

export const bankLinkFailure = (state: BankLinkState, status: BankStatus): BankLinkFailure | undefined => LOST_BY[state][status];

/** True where its person is told that their bank wants them, and nothing else happens. */
export const isBankSignInDue = (state: BankLinkState, status: BankStatus): boolean => state === 'asleep' && status === 'VERIFIED';
