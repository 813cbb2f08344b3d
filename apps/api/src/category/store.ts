import { newRowId } from '../platform/ids.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';

/** Which industry an applicant chose, beside the one that was shown first, for a name of which only trade words are left. */
export type CategoryChoice = { words: readonly string[]; shown?: number; chosen: number };

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm'.length);

/** CTE that keeps the applicant's choice of industry as training data; none where no trade word is left. docs/decisions/0018. */
export const categoryChoiceCtes = (choice: CategoryChoice | undefined, now: number): Sql[] =>
  choice === undefined || choice.words.length === 0
    ? []
    : [
        sql`choice as (insert into category_choices (id, words, shown, chosen, chosen_in)
          select ${newRowId('cch')}::text, ${JSON.stringify(choice.words)}::jsonb, ${choice.shown}::integer, ${choice.chosen}::integer,
            ${monthOf(now)}::text from changed)`,
      ];
