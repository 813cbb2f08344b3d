import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import { PLAN_NAMES } from '@signet/rulebook/orders/texts.en-US';
import type { CaseHistory } from '../../decision/case-history.ts';
import { dayIn, momentWords } from '../../decision/due-words.ts';
import { DESK_LOCALE, fillIn, wordsOf } from '../../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

export type Order = CaseHistory['orders'][number];
export type Month = Order['months'][number];

export const moneyWords = (cents: number, currency: Order['currency']): string =>
  new Intl.NumberFormat(DESK_LOCALE, { style: 'currency', currency }).format(cents / 100);

/** The months that are owed, the oldest first. */
export const owedMonths = ({ months }: Pick<Order, 'months'>): Month[] =>
  months.filter(({ state }) => state === 'unpaid').toReversed();

/** No automatic try follows. */
const isLeft = ({ attempts }: Month): boolean => attempts > ORDER_LIMITS.monthlyRetryDays.length;

/** The month that staff look after first: one that is tried no more, before one that still is. */
export const firstOwed = <Owed extends { month: Month }>(
  owing: readonly Owed[],
): Owed | undefined => owing.find(({ month }) => isLeft(month)) ?? owing[0];

/** “November’s payment for 1 countertop terminal, $29.95. Their bank said: insufficient funds.” */
export function owedWords({ items, currency }: Order, { day, cents, refusal }: Month): string {
  const what = fillIn(TEXTS.owed, {
    month: dayIn(day, { month: 'long', year: 'numeric' }),
    amount: moneyWords(cents, currency),
    items: items
      .map(({ plan, quantity }) => fillIn(TEXTS.facts.item, { quantity, plan: PLAN_NAMES[plan] }))
      .join(', '),
  });
  return refusal === undefined
    ? what
    : `${what} ${fillIn(TEXTS.bankSaid, { why: wordsOf(TEXTS.refusals, refusal) })}`;
}

/** The months that were paid, the oldest first; empty without one. */
export const paidMonths = ({ months }: Pick<Order, 'months'>): string =>
  months
    .filter(({ state }) => state === 'charged')
    .map(({ day }) => dayIn(day, { month: 'short', year: 'numeric' }))
    .toReversed()
    .join(', ');

type Try = { key: string; when: string; what: string; why: string };

/**
 * Each declined try, the newest first. An earlier release kept only how many there were; what is
 * missing of them stands in one line at the end.
 */
export function triesOf(month: Month): Try[] {
  const { refusals, attempts, refusal, day } = month;
  const { tries } = TEXTS;
  const known = refusals.map(({ at, why }, place) => ({
    key: String(at),
    when: momentWords(at),
    what:
      isLeft(month) && place === refusals.length - 1
        ? tries.last
        : attempts === refusals.length && place === 0
          ? tries.first
          : tries.declined,
    why: wordsOf(TEXTS.refusals, why),
  }));
  const before = attempts - refusals.length;
  const rest: Try = {
    key: 'before',
    when: fillIn(tries.from, { day: dayIn(day, { month: 'short', day: 'numeric' }) }),
    what: fillIn(tries.earlier, { count: before }),
    why: refusals.length === 0 && refusal !== undefined ? wordsOf(TEXTS.refusals, refusal) : '',
  };
  return [...known.toReversed(), ...(before > 0 ? [rest] : [])];
}

const DEBT_MAILS: readonly string[] = ['monthUnpaid', 'monthStillUnpaid'];

/** The newest message that told them of it. */
export const toldOfDebt = (
  messages: CaseHistory['messages'],
): CaseHistory['messages'][number] | undefined =>
  messages
    .filter(({ template, state }) => DEBT_MAILS.includes(template) && state === 'sent')
    .toSorted((one, other) => (other.sentAt ?? 0) - (one.sentAt ?? 0))[0];
