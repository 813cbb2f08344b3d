import { newRowId } from '../platform/ids.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';

export type CategoryChoice = { words: readonly string[]; shown?: number; chosen: number };

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm'.length);

/**
 * Stores the choice of industry as training data, but only when the name contains trade words.
 * docs/decisions/0018.
 */
export const categoryChoiceCtes = (choice: CategoryChoice | undefined, now: number): Sql[] =>
  choice === undefined || choice.words.length === 0
    ? []
    : [
        sql`choice as (insert into category_choices (id, words, shown, chosen, chosen_in)
          select ${newRowId('cch')}::text, ${JSON.stringify(choice.words)}::jsonb, ${choice.shown}::integer, ${choice.chosen}::integer,
            ${monthOf(now)}::text from changed)`,
      ];
