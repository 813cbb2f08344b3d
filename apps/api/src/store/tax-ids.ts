import { LIMITS } from '@signet/rulebook/limits';
import { ANSWER_COLUMNS } from './answer-columns.ts';
import { timesWithin } from './code-state.ts';
import { nothing, type Sql, sql } from './sql.ts';
import type { Secrets } from './store.ts';

const COLUMN = 'applications.tax_id_changed_at';

const recentIn = (column: string, now: number): Sql => timesWithin(column, LIMITS.taxIdWindowMs, now);

/** How often the tax ids of the application `applications` were changed within the window, as SQL. */
const changes = (now: number): Sql => sql`(select count(*) from ${recentIn(COLUMN, now)} w)`;

/** True, in SQL, where one of these holders gave a tax id before: the row stays when its value is taken away. */
const isChange = (holders: readonly string[]): Sql =>
  sql`exists (select 1 from tax_ids g where g.application_id = applications.id and g.holder in (select jsonb_array_elements_text(${JSON.stringify(holders)}::jsonb)))`;

/** The holders whose tax id these answers carry. */
const holdersIn = (secrets: Secrets): string[] =>
  Object.entries(secrets).flatMap(([path, { value }]) => {
    const at = ANSWER_COLUMNS[path];
    return at?.table === 'tax_ids' && at.holder !== undefined && value !== '' ? [at.holder] : [];
  });

/**
 * The parts of `update applications` that count a change of a tax id and refuse the one too many. The limit stands in the update itself, so
 * that calls at once cannot pass it. A first number is no change. decisions.md, section 6, tax id changes.
 */
export function countedTaxIds(secrets: Secrets, now: number): { set: Sql; where: Sql; isSpent: Sql } {
  const holders = holdersIn(secrets);
  if (holders.length === 0) return { set: nothing, where: nothing, isSpent: sql`false` };
  const mayChange = sql`(${changes(now)} < ${LIMITS.taxIdChangesPerDay}::bigint or not ${isChange(holders)})`;
  const recent = sql`array(select t from ${recentIn(COLUMN, now)} w order by t)`;
  return {
    set: sql`, tax_id_changed_at = case when ${isChange(holders)} then ${recent} || ${now}::bigint else tax_id_changed_at end`,
    where: sql`and ${mayChange}`,
    isSpent: sql`not ${mayChange}`,
  };
}

/** How many changes are left in this day, for the application called `a`. */
export const taxIdChangesLeft = (now: number): Sql =>
  sql`greatest(0, ${LIMITS.taxIdChangesPerDay}::bigint - (select count(*) from ${recentIn('a.tax_id_changed_at', now)} w))`;
