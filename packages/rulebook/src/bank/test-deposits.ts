import { readView, type ViewRows } from '../core/read-view.ts';
import { BANK_LIMITS } from './limits.ts';

/** Test deposits as pages show them: on their way, arrived, or ended without a match. */
export const TEST_DEPOSIT_STATES = ['sent', 'arrived', 'failed'] as const;
export type TestDepositState = (typeof TEST_DEPOSIT_STATES)[number];

/** Why test deposits ended without a match. docs/decisions/0065. */
export const TEST_DEPOSIT_FAILURES = ['tries', 'term', 'returned'] as const;
export type TestDepositFailure = (typeof TEST_DEPOSIT_FAILURES)[number];

export const TEST_DEPOSIT_OUTCOMES = ['matched', ...TEST_DEPOSIT_FAILURES] as const;
export type TestDepositOutcome = (typeof TEST_DEPOSIT_OUTCOMES)[number];

/** Stored test deposits; days are YYYY-MM-DD. Only the vendor knows the amounts. */
export type TestDeposits = {
  sends: number;
  tries: number;
  sentAt: number;
  arrivesOn: string;
  enterBy: string;
  outcome?: TestDepositOutcome;
};

/**
 * The payout vendor's response to two amounts; the failures mean that it has closed the deposits
 * too.
 */
export type AmountsAnswer = 'matched' | 'differ' | TestDepositFailure;

/** Undefined once matched. */
export function testDepositState(
  { outcome, arrivesOn }: TestDeposits,
  today: string,
): TestDepositState | undefined {
  if (outcome === 'matched') return undefined;
  if (outcome !== undefined) return 'failed';
  return today < arrivesOn ? 'sent' : 'arrived';
}

export const testDepositTriesLeft = ({ tries }: Pick<TestDeposits, 'tries'>): number =>
  Math.max(0, BANK_LIMITS.testDepositTries - tries);

/** A second set may be requested once, and only after the first should have arrived. */
export const mayResendTestDeposits = (deposits: TestDeposits, today: string): boolean =>
  deposits.sends < BANK_LIMITS.testDepositSends && testDepositState(deposits, today) === 'arrived';

export type TestDepositView = {
  state: TestDepositState;
  arrivesOn: string;
  enterBy: string;
  triesLeft: number;
  mayResend: boolean;
  failure?: TestDepositFailure | undefined;
};

const TEST_DEPOSIT_VIEW: ViewRows<
  TestDepositView,
  { deposits: TestDeposits; state: TestDepositState; today: string }
> = {
  state: ({ state }) => state,
  arrivesOn: ({ deposits }) => deposits.arrivesOn,
  enterBy: ({ deposits }) => deposits.enterBy,
  triesLeft: ({ deposits }) => testDepositTriesLeft(deposits),
  mayResend: ({ deposits, today }) => mayResendTestDeposits(deposits, today),
  failure: ({ deposits: { outcome } }) => (outcome === 'matched' ? undefined : outcome),
};

/** Undefined once matched. */
export function testDepositView(
  deposits: TestDeposits,
  today: string,
): TestDepositView | undefined {
  const state = testDepositState(deposits, today);
  return state && readView(TEST_DEPOSIT_VIEW, { deposits, state, today });
}

/** Outcome after the given attempt; undefined while attempts remain. */
export function testDepositOutcome(
  answer: AmountsAnswer,
  tries: number,
): TestDepositOutcome | undefined {
  if (answer !== 'differ') return answer;
  return tries >= BANK_LIMITS.testDepositTries ? 'tries' : undefined;
}

/**
 * Marks of a statement around an amount, in the order in which they are taken off: its sign or
 * parentheses, credit or debit, currency.
 */
const STATEMENT_MARKS = [
  /^\((.*)\)$/,
  /^(.*?)\s?(?:CR|DR|CT|DT)$/i,
  /^(?:USD|CAD|US\$|CA\$|\$)\s?([+-].*)$/i,
  /^[+\-\u2212]\s?(?![+\-\u2212])(.*)$/,
  /^(.*\d)\s?[+\-\u2212]$/,
  /^(?:USD|CAD|US\$|CA\$|\$)\s?(.*)$/i,
  /^(.*?)\s?(?:USD|CAD|\$|¢)$/i,
];

/**
 * Parses cents as people copy them (`0.32`, `,32`, `0,32 $`, `+$0.32`, `(0.32)`, `0.32 CR`, `32¢`,
 * `32`); returns anything else unchanged.
 */
export function centsOf(typed: string): string {
  const bare = STATEMENT_MARKS.reduce((amount, mark) => mark.exec(amount)?.[1] ?? amount, typed);
  const money = /^(0{0,3})[.,](\d{1,2})$/.exec(bare);
  if (money) return String(Number((money[2] ?? '').padEnd(2, '0')));
  return /^\d{1,4}$/.test(bare) ? String(Number(bare)) : typed;
}
