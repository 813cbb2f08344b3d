import { buildAuditRedactions } from '../platform/audit/redaction-store.ts';
import { separateKeyHalves } from '../platform/seal/key-half-store.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore } from '../store.ts';
import { toTheEnd } from './test-duties.ts';
import type { StoreUnderTest } from './test-store.ts';

/** Runs the statements that redact a detail which an earlier release wrote. */
export async function callRedaction(
  { database, clock, sealer }: Pick<StoreUnderTest, 'database' | 'clock' | 'sealer'>,
  applicationId: string,
): Promise<void> {
  await database.run(sql`alter table audit disable trigger user`);
  await database.run(
    sql`update audit set detail = '{"storeName":"x"}', key_id = null, hash = ''
      where application_id = ${applicationId} and seq = 1`,
  );
  await database.run(sql`alter table audit enable trigger user`);
  const { redact } = buildAuditRedactions(
    { database, clock, sealer },
    { verify: async () => ({ ok: true, rows: 1 }) },
  );
  await toTheEnd(redact);
}

/**
 * Runs the statements of an environment's name and of key halves; afterwards nothing sealed opens.
 */
export async function callKeyStatements({
  database,
  clock,
  sealer,
}: Pick<StoreUnderTest, 'database' | 'clock' | 'sealer'>): Promise<void> {
  await database.run(sql`delete from reviewers where is_sample`);
  await database.run(sql`delete from referral_partners where is_sample`);
  await buildStore({ database, sealer, clock }).environment.claim('test');
  await separateKeyHalves(database, database);
}
