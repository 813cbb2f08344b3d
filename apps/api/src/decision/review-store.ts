import type { Decision } from '@signet/rulebook/reference/enumerations';
import type { Portal } from '@signet/rulebook/reference/portals';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';
import { awaitsManualReviewSql } from './store.ts';

/** An application waiting for manual review. `sentAt` in ms of the product's clock. */
export type ReviewQueueItem = {
  id: string;
  businessName: string;
  portal: Portal;
  market: 'US' | 'CA';
  decision: Decision;
  reason?: string;
  sentAt: number;
};

/** `decidedAt` in ms of the product's clock. */
type PastDecision = {
  round: number;
  decidedBy: string;
  outcome: string;
  rowId: string;
  reason?: string;
  stepUp?: string;
  evidence: Record<string, unknown>;
  version: string;
  decidedAt: number;
};
type AuditLine = { seq: number; at: number; actor: string; action: string; detail: string };

export type Reviews = {
  queue(max: number): Promise<ReviewQueueItem[]>;
  find(id: string): Promise<(ReviewQueueItem & { waits: boolean }) | undefined>;
  story(id: string): Promise<{ decisions: PastDecision[]; audit: AuditLine[] }>;
};

const COLUMNS = sql`applications.id, coalesce(nullif(b.dba, ''), nullif(b.name, ''), concat_ws(' ', p.first_name, p.last_name)) as business_name,
  portal, market, decision, reason, onboarded_at as sent_at`;
const TABLES = sql`applications join businesses b on b.application_id = applications.id
  join people p on p.application_id = applications.id and p.role = 'applicant'`;

/** What reviewers see: sent, not decided for good, and nothing that the applicant must do first. docs/readings.md 94. */
export function buildReviews({ database }: StoreDeps): Reviews {
  return {
    queue: (max) =>
      database.run<ReviewQueueItem>(sql`select ${COLUMNS} from ${TABLES}
        where ${awaitsManualReviewSql} order by onboarded_at limit ${max}::integer`),
    find: async (id) => {
      const [found] = await database.run<ReviewQueueItem & { waits: boolean }>(
        sql`select ${COLUMNS}, ${awaitsManualReviewSql} as waits from ${TABLES} where applications.id = ${id} and onboarded_at is not null`,
      );
      return found;
    },
    story: async (id) => ({
      decisions:
        await database.run<PastDecision>(sql`select round, decided_by, outcome, row_id, reason, step_up, evidence, version, decided_at
        from decisions where application_id = ${id} order by decided_at, round`),
      audit: await database.run<AuditLine>(sql`select seq, at, actor, action, detail from audit where application_id = ${id} order by seq`),
    }),
  };
}
