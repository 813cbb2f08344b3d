import { LIMITS } from '@signet/rulebook/core/limits';
import { ANSWER_COLUMNS } from '../application/answer-columns.ts';
import { timesWithinWindow } from '../phone/otp-state-store.ts';
import type { Sealer } from '../platform/seal/seal.ts';
import { emptySql, type Sql, sql } from '../platform/sql/sql.ts';
import type { SecretAnswers, StoreDeps } from '../platform/store-types.ts';

const COLUMN = 'applications.tax_id_changed_at';

const recentIn = (column: string, now: number): Sql => timesWithinWindow(column, LIMITS.taxIdWindowMs, now);

/** How often the tax ids of the application `applications` were changed within the window, as SQL. */
const changes = (now: number): Sql => sql`(select count(*) from ${recentIn(COLUMN, now)} w)`;

type Given = { holder: string; print: string };

/** True, in SQL, where one of these holders gave another tax id before: the row stays when its value is taken away. */
const isChange = (given: readonly Given[]): Sql =>
  sql`exists (select 1 from tax_ids g join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(holder text, print text) on n.holder = g.holder
    where g.application_id = applications.id and g.value_print is distinct from n.print)`;

/** The tax ids that these answers carry: who holds them, and the print of each. */
const givenIn = (id: string, secrets: SecretAnswers, sealer: Sealer): Given[] =>
  Object.entries(secrets).flatMap(([path, { value }]) => {
    const at = ANSWER_COLUMNS[path];
    if (at?.table !== 'tax_ids' || at.holder === undefined || value === '') return [];
    return [{ holder: at.holder, print: applicationTaxIdFingerprint({ id, holder: at.holder, value }, sealer) }];
  });

/**
 * The fingerprint of a tax id. A whole number has the same one everywhere, so that duplicates are found; four digits have one of their own in each
 * application, which only tells whether the same ones are given again.
 */
export const applicationTaxIdFingerprint = (
  { id, holder, value }: { id: string; holder: string; value: string },
  sealer: Sealer,
): string =>
  value.length >= LIMITS.taxIdFullDigits
    ? sealer.fingerprint(`tax-id.${holder}`, value)
    : sealer.fingerprint(`tax-id-part.${holder}`, JSON.stringify([id, value]));

/**
 * The parts of `update applications` that count a change of a tax id and refuse the one too many. The limit stands in the update itself, so
 * that calls at once cannot pass it. A first number is no change, nor is the same one again. decisions.md, section 6, tax id changes.
 */
export function taxIdChangeGuard(
  { id, secrets }: { id: string; secrets: SecretAnswers },
  { sealer, clock }: Pick<StoreDeps, 'sealer' | 'clock'>,
): { set: Sql; where: Sql; isSpent: Sql } {
  const now = clock.now();
  const given = givenIn(id, secrets, sealer);
  if (given.length === 0) return { set: emptySql, where: emptySql, isSpent: sql`false` };
  const mayChange = sql`(${changes(now)} < ${LIMITS.taxIdChangesPerDay}::bigint or not ${isChange(given)})`;
  const recent = sql`array(select t from ${recentIn(COLUMN, now)} w order by t)`;
  return {
    set: sql`, tax_id_changed_at = case when ${isChange(given)} then ${recent} || ${now}::bigint else tax_id_changed_at end`,
    where: sql`and ${mayChange}`,
    isSpent: sql`not ${mayChange}`,
  };
}

/** How many changes are left in this day, for the application called `a`. */
export const taxIdChangesLeft = (now: number): Sql =>
  sql`greatest(0, ${LIMITS.taxIdChangesPerDay}::bigint - (select count(*) from ${recentIn('a.tax_id_changed_at', now)} w))`;
