import type { ErrorCode } from '../core/errors.ts';

/** How a linked account stands: it is theirs, nobody knows yet, or it is not to be used. */
export const BANK_STATUSES = ['VERIFIED', 'PENDING', 'FAILED'] as const;
export type BankStatus = (typeof BANK_STATUSES)[number];

/** What the bank network said of an account, typed or chosen in the bank's window, or its test deposits did; `down`: it said nothing. */
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

/** What each verdict makes of an account. docs/readings.md 99. */
export const BANK_CHECK_RESULTS: Readonly<Record<BankCheckResult, BankStatus>> = {
  verified: 'VERIFIED',
  unproven: 'PENDING', // test deposits go out
  amountsMatched: 'VERIFIED',
  depositsFailed: 'FAILED',
  voidCheck: 'PENDING', // a person of ours looks at it
  notFound: 'FAILED',
  linkLost: 'FAILED', // these by the vendor's word, long after: docs/decisions/0072
  linkExpired: 'FAILED',
  linkRevoked: 'FAILED',
  numbersChanged: 'FAILED',
  same: 'VERIFIED',
  unknown: 'VERIFIED', // the bank names no holder: its own window has let this person in
  other: 'PENDING', // in another name: a person of ours looks
  down: 'PENDING', // asked again
};

/** What an answer comes to once it is known in whose name the account is: a mismatch is no wall, but nobody is paid before a person of ours has looked. docs/decisions/0068. */
export const bankResultFor = (result: BankCheckResult, isHolderKnown: boolean): BankCheckResult =>
  !isHolderKnown && BANK_CHECK_RESULTS[result] === 'VERIFIED' ? 'other' : result;

/** What a reviewer says of an account that the network could not settle; one that they refused stays refused when it is typed again. */
export type BankReviewResult = 'confirmed' | 'replaceAsked' | 'refused';
export const BANK_REVIEW_RESULTS: Readonly<Record<BankReviewResult, BankStatus>> = {
  confirmed: 'VERIFIED',
  replaceAsked: 'FAILED',
  refused: 'FAILED',
};

/** Where a person of ours looks at an account: they still have to, or have refused it. */
export const BANK_REVIEWS = ['open', 'refused'] as const;
export type BankReview = (typeof BANK_REVIEWS)[number];

const BANK_REVIEW: Partial<Record<BankCheckResult | BankReviewResult, BankReview>> = {
  other: 'open',
  voidCheck: 'open',
  replaceAsked: 'refused',
  refused: 'refused',
};

export const bankReviewOf = (result: BankCheckResult | BankReviewResult): BankReview | undefined => BANK_REVIEW[result];

type BankRefusal = { code: ErrorCode; field: string };

/** What is told at once of an account that was typed, each at its field: nothing is saved then. docs/readings.md 99. */
const BANK_REFUSALS: Partial<Record<BankCheckResult, BankRefusal>> = {
  notFound: { code: 'bank.notFound', field: 'accountNumber' },
};

export const bankErrorCode = (verdict: BankCheckResult): BankRefusal | undefined => BANK_REFUSALS[verdict];
