import type { BankReview, BankStatus } from '../bank/bank-status.ts';
import { CARD_REFUSAL_ERRORS, CARD_REFUSALS } from '../cards/card-brands.ts';
import type { Market } from '../reference/locales.ts';
import type { PaymentMethod } from '../reference/order-types.ts';
import type { OrderState } from './order-states.ts';

/**
 * Debit scheme per market, and the version of the mandate's wording; change the version with any
 * change to the wording. docs/decisions/0114.
 */
export const DEBIT_MANDATES = {
  US: { scheme: 'ACH', version: 'ach-2026-11' },
  CA: { scheme: 'PAD', version: 'pad-2026-11' },
} as const satisfies Record<Market, { scheme: string; version: string }>;
export type DebitScheme = (typeof DEBIT_MANDATES)[Market]['scheme'];
export const DEBIT_SCHEMES: readonly DebitScheme[] = Object.values(DEBIT_MANDATES).map(
  ({ scheme }) => scheme,
);

export type DebitReadiness = 'ready' | 'notLinked' | 'unproven' | 'testDeposits' | 'refused';

type Linked = {
  status: BankStatus;
  review?: BankReview | undefined;
  testDeposits?: { state: string } | undefined;
};

/** Only an account with verified ownership is debited. */
export function debitReadiness(bank: Linked | undefined): DebitReadiness {
  if (bank === undefined) return 'notLinked';
  if (bank.status === 'VERIFIED') return 'ready';
  if (bank.status === 'FAILED') return 'refused';
  return bank.review === undefined && bank.testDeposits !== undefined ? 'testDeposits' : 'unproven';
}

export const mayPayBy = (method: 'BANK' | 'CARD', offered: PaymentMethod = 'ALL'): boolean =>
  offered === 'ALL' || offered === method;

/** Prefix of bank account ids, which tells them from card ids in the same place. */
export const BANK_INSTRUMENT_PREFIX = 'bank_';
export const isBankInstrument = (id: string): boolean => id.startsWith(BANK_INSTRUMENT_PREFIX);

export const DEBIT_REFUSALS = [
  'bankFunds',
  'bankClosed',
  'bankNotAuthorised',
  'bankDeclined',
  'bankUnlinked',
] as const;
export type DebitRefusal = (typeof DEBIT_REFUSALS)[number];

export const ORDER_REFUSALS = [...CARD_REFUSALS, ...DEBIT_REFUSALS] as const;
export type OrderRefusal = (typeof ORDER_REFUSALS)[number];

/** The provider's codes; any other, including a dispute, is shown as `bankDeclined`. */
const REFUSAL_BY_CODE: Readonly<Record<string, DebitRefusal>> = {
  insufficient_funds: 'bankFunds',
  account_closed: 'bankClosed',
  bank_ownership_changed: 'bankClosed',
  no_account: 'bankClosed',
  invalid_account_number: 'bankClosed',
  debit_not_authorized: 'bankNotAuthorised',
  incorrect_account_holder_name: 'bankNotAuthorised',
};

export const debitRefusal = (...codes: readonly (string | null | undefined)[]): DebitRefusal =>
  codes.map((code) => REFUSAL_BY_CODE[code ?? '']).find((known) => known !== undefined) ??
  'bankDeclined';

export const DEBIT_REFUSAL_ERRORS = {
  bankFunds: 'bankDebit.fundsMissing',
  bankClosed: 'bankDebit.closed',
  bankNotAuthorised: 'bankDebit.notAuthorised',
  bankDeclined: 'bankDebit.declined',
  bankUnlinked: 'bankDebit.unlinked',
} as const satisfies Record<DebitRefusal, string>;

export const ORDER_REFUSAL_ERRORS = {
  ...CARD_REFUSAL_ERRORS,
  ...DEBIT_REFUSAL_ERRORS,
} as const satisfies Record<OrderRefusal, string>;

/**
 * True for an order that ended because its bank reversed the payment; canceled orders have no other
 * refusal. docs/readings.md 220.
 */
export const wasTakenBack = ({
  state,
  refusal,
}: {
  state: OrderState;
  refusal?: OrderRefusal | undefined;
}): boolean => state === 'cancelled' && refusal !== undefined;

export const isDebitRefusal = (why: string): why is DebitRefusal =>
  DEBIT_REFUSALS.some((known) => known === why);

/**
 * Whether to debit the same account again; another account or a card is always allowed. An
 * unauthorized debit must never be retried.
 */
export const mayDebitAgain = (why: DebitRefusal): boolean => why === 'bankFunds';
