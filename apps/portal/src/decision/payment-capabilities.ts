import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import { formatMessage } from '@signet/rulebook/core/format-message';
import type { Locale } from '@signet/rulebook/reference/locales';

type Fact = { state: 'done' | 'now'; title: string; text: string };
type Fill = (text: string, values?: Readonly<Record<string, string | number>>) => string;
type Words = {
  works: Works;
  bankTo: string;
  bankToAccount: string;
  bankChecking: string;
  bankDeposits: string;
  bankHeld: string;
  payoutsLeft: string;
};

export function paymentCapabilities(
  { status, bank }: Pick<ApplicationView, 'status' | 'bank'>,
  words: Words,
  fillIn: Fill,
): Fact[] {
  const plain = (['online', 'inPerson'] as const).map((kind): Fact => {
    const { title, on, off } = words.works[kind];
    return {
      state: status.money[kind] ? 'done' : 'now',
      title,
      text: status.money[kind] ? on : off,
    };
  });
  return [...plain, payouts({ status, bank }, words, fillIn)];
}

function payouts(
  { status, bank }: Pick<ApplicationView, 'status' | 'bank'>,
  words: Words,
  fillIn: Fill,
): Fact {
  const { title, on, off } = words.works.payouts;
  if (bank === undefined) return { state: 'now', title, text: words.payoutsLeft };
  if (bank.status === 'PENDING') {
    return {
      state: 'now',
      title,
      text: fillIn(bank.testDeposits ? words.bankDeposits : words.bankChecking, {
        last4: bank.last4,
      }),
    };
  }
  if (bank.payoutsFrom !== undefined)
    return { state: 'now', title, text: fillIn(words.bankHeld, { last4: bank.last4 }) };
  if (bank.status === 'FAILED' || !status.money.payouts) return { state: 'now', title, text: off };
  const where = bank.bankName === undefined ? words.bankToAccount : words.bankTo;
  return {
    state: 'done',
    title,
    text: `${on}. ${fillIn(where, { bank: bank.bankName ?? '', last4: bank.last4 })}`,
  };
}

/**
 * The date by which the linked account is verified, or that it takes longer than usual once that
 * date has passed. docs/decisions/0030.
 */
export const bankStatusText = (
  { by }: ApplicationView['status'],
  { leadBank, leadBankLate }: { leadBank: string; leadBankLate: string },
  locale: Locale,
): string =>
  by === undefined
    ? leadBankLate
    : formatMessage(leadBank, { day: formatDay(by.to, locale) }, locale);

type Status = ApplicationView['status'];
type Works = Record<'online' | 'inPerson' | 'payouts', { title: string; on: string; off: string }>;
type PayoutsWait = Readonly<Record<string, string>>;

/**
 * Statuses that list payment capabilities; with any other status nothing works, and its own text
 * explains that.
 */
const SHOW_MONEY: readonly string[] = [
  'approved',
  'approvedNoBank',
  'depositsSent',
  'depositsArrived',
  'bankInReview',
  'bankPending',
  'payoutsHeld',
  'ownersToInvite',
  'approvedPending',
  'approvedPendingNoBank',
  'verificationNeeded',
];

/**
 * Online, in-person and payout capability as the status reports them, with what is still missing.
 * docs/readings.md 7 and 91.
 */
export function moneyCapabilities(
  { id, money }: Status,
  works: Works,
  payoutsWait: PayoutsWait,
): Fact[] {
  if (!SHOW_MONEY.includes(id)) return [];
  return (['online', 'inPerson', 'payouts'] as const).map((kind) => {
    const { title, on, off } = works[kind];
    const waits = kind === 'payouts' ? (payoutsWait[id] ?? off) : off;
    return { state: money[kind] ? 'done' : 'now', title, text: money[kind] ? on : waits };
  });
}

/**
 * True while the decision may still change by itself, so the page keeps polling. docs/readings.md
 * 11.
 */
export const isDecisionPending = ({ id }: Status): boolean =>
  ['checking', 'stillChecking', 'inReview', 'error'].includes(id);
