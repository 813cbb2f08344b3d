import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import type { Batch } from '../jobs/duty.ts';
import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import { redactionText, type StoredAudit } from './chain.ts';
import type { AuditStore } from './store.ts';

export type AuditRedactions = {
  /** Removes personal data from details written by earlier releases; the chain stays verifiable. */
  redact: Batch;
};

/** Keys whose value an earlier release wrote. Each needs a partial index, as `audit_to_redact`. */
const REDACTED_KEYS = ['storeName'] as const;

const PLACE = z.tuple([z.string(), z.number()]);
type Place = z.infer<typeof PLACE>;
const DETAIL = z.looseObject({ paths: z.array(z.string()).optional() });
type Row = Omit<StoredAudit, 'redaction'> & { applicationId: string };

/** The detail without the values of those keys; their names join the paths. */
function redacted(detail: string): string {
  const { paths = [], ...given } = DETAIL.parse(JSON.parse(detail));
  const gone = REDACTED_KEYS.filter((key) => key in given);
  const rest = Object.fromEntries(
    Object.entries(given).filter(([key]) => !gone.some((one) => one === key)),
  );
  return JSON.stringify({ paths: [...paths, ...gone], ...rest });
}

/** Only rows whose chain is whole: a redaction must not cover a change. docs/decisions/0131. */
export function buildAuditRedactions(
  { database, clock, sealer }: Pick<StoreDeps, 'database' | 'clock' | 'sealer'>,
  { verify }: Pick<AuditStore, 'verify'>,
): AuditRedactions {
  const redactRow = (row: Row): Promise<void> =>
    database.transaction(async (db) => {
      const detail = redacted(row.detail);
      const signature = sealer.sign(redactionText(row.applicationId, { ...row, detail }));
      await db.run(sql`insert into audit_redactions (application_id, seq, detail, signature, redacted_at)
        values (${row.applicationId}, ${row.seq}, ${detail}, ${signature}, ${clock.now()})
        on conflict do nothing`);
      await db.run(
        sql`update audit set detail = ${detail}
          where application_id = ${row.applicationId} and seq = ${row.seq} and detail = ${row.detail}`,
      );
    });

  return {
    redact: async (after) => {
      const [applicationId = '', seq = 0] = after === '' ? [] : PLACE.parse(JSON.parse(after));
      const rows =
        await database.run<Row>(sql`select application_id, seq, at, actor, action, detail, hash, key_id
          from audit
          where detail like '%"storeName":%'
          and (application_id, seq) > (${applicationId}::text, ${seq}::integer)
          order by application_id, seq limit ${LIMITS.rowsAtOnce}::integer`);
      const whole = new Map<string, boolean>();
      for (const row of rows) {
        if (!whole.has(row.applicationId))
          whole.set(row.applicationId, (await verify(row.applicationId)).ok);
        if (whole.get(row.applicationId)) await redactRow(row);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < LIMITS.rowsAtOnce) return undefined;
      return JSON.stringify([last.applicationId, last.seq] satisfies Place);
    },
  };
}
