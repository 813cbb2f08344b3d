import { LIMITS } from '../core/limits.ts';
import { readView, type ViewRows } from '../core/read-view.ts';

/** Where the test deposits of an account stand, as pages read it: on their way, in the account by now, or over without a match. */
export const TEST_DEPOSIT_STATES = ['sent', 'arrived', 'failed'] as const;
export type TestDepositState = (typeof TEST_DEPOSIT_STATES)[number];

/** Why test deposits ended without a match. docs/decisions/0065. */
export const TEST_DEPOSIT_FAILURES = ['tries', 'term', 'returned'] as const;
export type TestDepositFailure = (typeof TEST_DEPOSIT_FAILURES)[number];

/** How test deposits may end. */
export const TEST_DEPOSIT_OUTCOMES = ['matched', ...TEST_DEPOSIT_FAILURES] as const;
export type TestDepositOutcome = (typeof TEST_DEPOSIT_OUTCOMES)[number];

/** What is kept of the test deposits of an account; days are YYYY-MM-DD. The amounts are the vendor's alone. */
export type TestDeposits = {
  sends: number;
  tries: number;
  sentAt: number;
  arrivesOn: string;
  enterBy: string;
  outcome?: TestDepositOutcome;
};

/** What the payout vendor says of two amounts; `tries`, `term`, `returned`: it is over there too. */
export type AmountsAnswer = 'matched' | 'differ' | TestDepositFailure;

/** Where the deposits stand on that day; undefined once they matched. */
export function testDepositState({ outcome, arrivesOn }: TestDeposits, today: string): TestDepositState | undefined {
  if (outcome === 'matched') return undefined;
  if (outcome !== undefined) return 'failed';
  return today < arrivesOn ? 'sent' : 'arrived';
}

export const testDepositTriesLeft = ({ tries }: Pick<TestDeposits, 'tries'>): number => Math.max(0, LIMITS.testDepositTries - tries);

/** New ones may be asked for once, and not before the first must have come. */
export const mayResendTestDeposits = (deposits: TestDeposits, today: string): boolean =>
  deposits.sends < LIMITS.testDepositSends && testDepositState(deposits, today) === 'arrived';

/** What a page shows of them. */
export type TestDepositView = {
  state: TestDepositState;
  arrivesOn: string;
  enterBy: string;
  triesLeft: number;
  mayResend: boolean;
  failure?: TestDepositFailure | undefined;
};

const TEST_DEPOSIT_VIEW: ViewRows<TestDepositView, { deposits: TestDeposits; state: TestDepositState; today: string }> = {
  state: ({ state }) => state,
  arrivesOn: ({ deposits }) => deposits.arrivesOn,
  enterBy: ({ deposits }) => deposits.enterBy,
  triesLeft: ({ deposits }) => testDepositTriesLeft(deposits),
  mayResend: ({ deposits, today }) => mayResendTestDeposits(deposits, today),
  failure: ({ deposits: { outcome } }) => (outcome === 'matched' ? undefined : outcome),
};

/** What a page shows of them on that day; undefined once they matched. */
export function testDepositView(deposits: TestDeposits, today: string): TestDepositView | undefined {
  const state = testDepositState(deposits, today);
  return state && readView(TEST_DEPOSIT_VIEW, { deposits, state, today });
}

/** How the deposits stand after an answer to the try with that number; undefined while another one is left. */
export function testDepositOutcome(answer: AmountsAnswer, tries: number): TestDepositOutcome | undefined {
  if (answer !== 'differ') return answer;
  return tries >= LIMITS.testDepositTries ? 'tries' : undefined;
}

/** Cents of an amount as people copy it: `0.32`, `.32`, `,32`, `0,32 $`, `$0.32`, `32¢`, `32`; anything else stays as it was typed. */
export function centsOf(typed: string): string {
  const bare = typed.replace(/^(?:US|CA)?\$\s?|\s?(?:\$|¢)$/g, '');
  const money = /^(0{0,3})[.,](\d{1,2})$/.exec(bare);
  if (money) return String(Number((money[2] ?? '').padEnd(2, '0')));
  return /^\d{1,4}$/.test(bare) ? String(Number(bare)) : typed;
}
