import { newRowId } from '../platform/ids.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';

export type CategoryChoice = { words: readonly string[]; shown?: number; chosen: number };

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm'.length);

/**
 * Stores the choice of industry as training data, but only when the name contains trade words.
 * docs/decisions/0018.
 */
export function keepCategoryChoice(tx: Tx, choice: CategoryChoice | undefined, now: number): void {
  if (choice === undefined || choice.words.length === 0) return;
  const { words, shown, chosen } = choice;
  const row = { id: newRowId('cch'), words: JSON.stringify(words), shown, chosen };
  tx.send(query.insertInto('categoryChoices').values({ ...row, chosenIn: monthOf(now) }));
}
