import { type AnswerSide, isTaxIdPath } from '@signet/rulebook/core/answers';
import { withinWindow } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import { sideOfPath } from '../application/answers.ts';
import { type Sealer, underEachFingerprintKey } from '../platform/seal/seal.ts';
import {
  emptySql,
  inTexts,
  joinSql,
  type Sql,
  sql,
  timesWithinWindow,
} from '../platform/sql/sql.ts';
import type { SecretAnswers, StoreDeps } from '../platform/store-types.ts';

const COLUMN = 'applications.tax_id_changed_at';

const recentIn = (column: string, now: number): Sql =>
  timesWithinWindow(column, LIMITS.taxIdWindowMs, now);

/** How often the tax ids of an application were changed within the window, as SQL. */
const changes = (now: number): Sql => sql`(select count(*) from ${recentIn(COLUMN, now)} w)`;

/** Only the applicant's and the company's tax ids are counted. */
const HOLDERS = {
  applicant: sql`from people g where g.application_id = applications.id and g.role = 'applicant'`,
  company: sql`from businesses g where g.application_id = applications.id`,
};

/**
 * Full numbers match between applicants and owners, to find duplicates; four digits are scoped to
 * one application, only to detect an unchanged value (never needed for owners).
 */
export function taxIdHmac(
  { side, applicationId }: { side: AnswerSide; applicationId: string },
  value: string,
  sealer: Sealer,
): string | null {
  const kind = side === 'company' ? 'company' : 'applicant';
  if (value === '') return null;
  if (value.length >= LIMITS.taxIdFullDigits) return sealer.fingerprint(`tax-id.${kind}`, value);
  return side === 'owner'
    ? null
    : sealer.fingerprint(`tax-id-part.${kind}`, JSON.stringify([applicationId, value]));
}

/** The fingerprints under every known key, because older rows still use earlier keys. */
export const taxIdHmacs = (
  holder: Parameters<typeof taxIdHmac>[0],
  value: string,
  sealer: Sealer,
): string[] =>
  underEachFingerprintKey(sealer, (own) => taxIdHmac(holder, value, own)).filter(
    (hmac) => hmac !== null,
  );

/**
 * Counts a change and rejects one over the limit; being part of the update, parallel calls cannot
 * exceed it. A first number or an unchanged one does not count.
 */
export function taxIdChangeGuard(
  { id, secrets }: { id: string; secrets: SecretAnswers },
  { sealer, clock }: Pick<StoreDeps, 'sealer' | 'clock'>,
): { set: Sql; where: Sql; isSpent: Sql } {
  const now = clock.now();
  const changed = Object.entries(secrets).flatMap(([path, { value }]) => {
    if (value === '' || !isTaxIdPath(path)) return [];
    const side = sideOfPath(path);
    const same = inTexts(taxIdHmacs({ side, applicationId: id }, value, sealer));
    return [
      sql`exists (select 1 ${HOLDERS[side]} and g.tax_id_first_at is not null and (g.tax_id_hmac is null or not g.tax_id_hmac ${same}))`,
    ];
  });
  if (changed.length === 0) return { set: emptySql, where: emptySql, isSpent: sql`false` };
  const isChange = sql`(${joinSql(changed, ' or ')})`;
  const mayChange = sql`(${changes(now)} < ${LIMITS.taxIdChangesPerDay}::bigint or not ${isChange})`;
  const recent = sql`array(select t from ${recentIn(COLUMN, now)} w order by t)`;
  return {
    set: sql`, tax_id_changed_at = case when ${isChange} then ${recent} || ${now}::bigint else tax_id_changed_at end`,
    where: sql`and ${mayChange}`,
    isSpent: sql`not ${mayChange}`,
  };
}

export const taxIdChangesLeft = (changedAt: readonly number[], now: number): number =>
  Math.max(
    0,
    LIMITS.taxIdChangesPerDay - withinWindow(changedAt, LIMITS.taxIdWindowMs, now).length,
  );
