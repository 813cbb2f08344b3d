import type { ApplicationView } from '@signet/rulebook/application-view';

/** One line of the checklist. */
type Fact = { icon: 'check' | 'clock'; title: string; text: string };
type Status = ApplicationView['status'];
type Works = Record<'online' | 'inPerson' | 'payouts', { title: string; on: string; off: string }>;
type PayoutsWait = Readonly<Record<string, string>>;

/** Results that say what works for taking money; the others allow nothing and say so in their own words. */
const SHOW_MONEY: readonly string[] = [
  'approved',
  'approvedNoBank',
  'bankPending',
  'approvedPending',
  'approvedPendingNoBank',
  'verificationNeeded',
];

/** The three facts of money as the status has them: what works now, and what the rest waits for. decisions.md, rows 6 and 18. */
export function moneyFacts({ id, money }: Status, works: Works, payoutsWait: PayoutsWait): Fact[] {
  if (!SHOW_MONEY.includes(id)) return [];
  return (['online', 'inPerson', 'payouts'] as const).map((kind) => {
    const { title, on, off } = works[kind];
    const waits = kind === 'payouts' ? (payoutsWait[id] ?? off) : off;
    return { icon: money[kind] ? 'check' : 'clock', title, text: money[kind] ? on : waits };
  });
}

/** True while the answer may still change by itself, so that the page keeps watching. decisions.md, row 7. */
export const isWaiting = ({ id }: Status): boolean => ['checking', 'stillChecking', 'inReview', 'error'].includes(id);
