import type { ErrorCode } from '../core/errors.ts';

/** Confirmed as the applicant's, not known yet, or unusable. */
export const BANK_STATUSES = ['VERIFIED', 'PENDING', 'FAILED'] as const;
export type BankStatus = (typeof BANK_STATUSES)[number];

/** Outcome of verifying a typed or linked account or its test deposits; `down`: no response. */
export type BankCheckResult =
  | 'verified'
  | 'unproven'
  | 'notFound'
  | 'same'
  | 'unknown'
  | 'other'
  | 'down'
  | 'amountsMatched'
  | 'depositsFailed'
  | 'voidCheck'
  | 'linkLost'
  | 'linkExpired'
  | 'linkRevoked'
  | 'numbersChanged';

/** Account status for each outcome. docs/readings.md 99. */
export const BANK_CHECK_RESULTS: Readonly<Record<BankCheckResult, BankStatus>> = {
  verified: 'VERIFIED',
  unproven: 'PENDING', // test deposits are sent
  amountsMatched: 'VERIFIED',
  depositsFailed: 'FAILED',
  voidCheck: 'PENDING', // reviewed manually
  notFound: 'FAILED',
  linkLost: 'FAILED', // this and the next three are reported by the vendor much later: docs/decisions/0072
  linkExpired: 'FAILED',
  linkRevoked: 'FAILED',
  numbersChanged: 'FAILED',
  same: 'VERIFIED',
  unknown: 'VERIFIED', // the bank names no holder, but its own window let this person in
  other: 'PENDING', // held in another name: reviewed manually
  down: 'PENDING', // retried later
};

/**
 * Downgrades a verified account to `other` when the holder's name does not match: the applicant may
 * proceed, but payouts wait for a manual review. docs/decisions/0068.
 */
export const bankResultFor = (result: BankCheckResult, isHolderKnown: boolean): BankCheckResult =>
  !isHolderKnown && BANK_CHECK_RESULTS[result] === 'VERIFIED' ? 'other' : result;

/**
 * A reviewer's verdict on an account that the network could not settle; a refused account stays
 * refused when typed again.
 */
export type BankReviewResult = 'confirmed' | 'replaceAsked' | 'refused';
export const BANK_REVIEW_RESULTS: Readonly<Record<BankReviewResult, BankStatus>> = {
  confirmed: 'VERIFIED',
  replaceAsked: 'FAILED',
  refused: 'FAILED',
};

/** Every other confirmation comes with the link itself, and is no news of its own. */
const CONFIRMED_LATER: readonly (BankCheckResult | BankReviewResult)[] = [
  'amountsMatched',
  'confirmed',
];

/** True where the account was confirmed some time after it was linked. */
export const isConfirmedLater = (result: BankCheckResult | BankReviewResult): boolean =>
  CONFIRMED_LATER.includes(result);

export const BANK_REVIEWS = ['open', 'refused'] as const;
export type BankReview = (typeof BANK_REVIEWS)[number];

const BANK_REVIEW: Partial<Record<BankCheckResult | BankReviewResult, BankReview>> = {
  other: 'open',
  voidCheck: 'open',
  replaceAsked: 'refused',
  refused: 'refused',
};

export const bankReviewOf = (result: BankCheckResult | BankReviewResult): BankReview | undefined =>
  BANK_REVIEW[result];

/**
 * True for an account that payouts can go to now or once it is confirmed; a failed one has to be
 * replaced.
 */
export const isBankLinked = (bank: { status: BankStatus } | undefined): boolean =>
  bank !== undefined && bank.status !== 'FAILED';

type BankFieldError = { code: ErrorCode; field: string };

/**
 * Outcomes reported immediately on a field of a typed account, which is then not saved.
 * docs/readings.md 99.
 */
const BANK_FIELD_ERRORS: Partial<Record<BankCheckResult, BankFieldError>> = {
  notFound: { code: 'bank.notFound', field: 'accountNumber' },
};

export const bankErrorCode = (verdict: BankCheckResult): BankFieldError | undefined =>
  BANK_FIELD_ERRORS[verdict];
