import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import { LIMITS } from '@signet/rulebook/limits';
import type { ChecklistItem } from '@signet/ui/checklist';
import type { ScreenWords } from '../../words/words.ts';

type Fill = (text: string, values?: Readonly<Record<string, string | number>>) => string;
type Words = Pick<ScreenWords['complete'], 'works' | 'bankTo' | 'bankToAccount' | 'bankChecking' | 'payoutsLeft'>;

const [from, to] = LIMITS.microDepositDays;

/** What works for taking money, by the application's own facts. decisions.md, section 7. */
export function worksNow({ status, bank }: Pick<ApplicationView, 'status' | 'bank'>, words: Words, fillIn: Fill): ChecklistItem[] {
  const plain = (['online', 'inPerson'] as const).map((kind): ChecklistItem => {
    const { title, on, off } = words.works[kind];
    return { icon: status.money[kind] ? 'check' : 'clock', title, text: status.money[kind] ? on : off };
  });
  return [...plain, payouts({ status, bank }, words, fillIn)];
}

function payouts({ status, bank }: Pick<ApplicationView, 'status' | 'bank'>, words: Words, fillIn: Fill): ChecklistItem {
  const { title, on, off } = words.works.payouts;
  if (bank === undefined) return { icon: 'clock', title, text: words.payoutsLeft };
  if (bank.status === 'PENDING') return { icon: 'clock', title, text: fillIn(words.bankChecking, { last4: bank.last4, from, to }) };
  if (bank.status === 'FAILED' || !status.money.payouts) return { icon: 'clock', title, text: off };
  const where = bank.bankName === undefined ? words.bankToAccount : words.bankTo;
  return { icon: 'check', title, text: `${on}. ${fillIn(where, { bank: bank.bankName ?? '', last4: bank.last4 })}` };
}
