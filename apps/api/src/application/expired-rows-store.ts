import { LIMITS } from '@signet/rulebook/core/limits';
import { RETENTION, type RetentionId } from '@signet/rulebook/reference/retention';
import type { Batch } from '../platform/jobs/duty.ts';
import { identifier, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

type ExpiringId = Exclude<RetentionId, 'abandoned' | 'declined' | 'declinedPeople' | 'closed'>;

/** SQL conditions for rows past their retention period; `before` is the cutoff in ms. Each reads an index. */
const DUE: Readonly<Record<ExpiringId, { key: Sql; due: (before: number) => Sql }>> = {
  codes: {
    key: sql`application_id, phone`,
    due: (
      before,
    ) => sql`coalesce(sent_at, 0) < ${before}::bigint and exists (select 1 from applications a
      where a.id = application_id and a.decision in ('APPROVED', 'DECLINED'))`,
  },
  phoneSends: {
    key: sql`phone`,
    due: (before) => sql`last_of(sent_at) < ${before}::bigint`,
  },
  phoneLinks: { key: sql`id`, due: (before) => sql`expires_at < ${before}::bigint` },
  phoneLines: { key: sql`phone`, due: (before) => sql`looked_up_at <= ${before}::bigint` },
  messages: {
    key: sql`id`,
    due: (before) =>
      sql`(state = 'sent' and sent_at < ${before}::bigint)
        or (state = 'dropped' and failed_at < ${before}::bigint)`,
  },
  linkTokens: { key: sql`token_hash`, due: (before) => sql`expires_at < ${before}::bigint` },
  ownerInvitations: { key: sql`token_hash`, due: (before) => sql`expires_at < ${before}::bigint` },
  linkSessions: { key: sql`token_hash`, due: (before) => sql`expires_at <= ${before}::bigint` },
  supportViews: {
    key: sql`id`,
    due: (before) => sql`coalesce(expires_at, link_until) <= ${before}::bigint`,
  },
  pageExits: { key: sql`token_hash`, due: (before) => sql`left_at < ${before}::bigint` },
  sessions: {
    key: sql`token_hash`,
    due: (before) =>
      sql`created_at <= ${before}::bigint
        or last_seen_at <= ${before + LIMITS.sessionAbsoluteMs - LIMITS.sessionIdleMs}::bigint`,
  },
  signIns: { key: sql`state_hash`, due: (before) => sql`created_at < ${before}::bigint` },
  staffSessions: {
    key: sql`token_hash`,
    due: (before) => sql`created_at <= ${before}::bigint`,
  },
  staffLogouts: { key: sql`jti`, due: (before) => sql`created_at < ${before}::bigint` },
  staffSignIns: { key: sql`state_hash`, due: (before) => sql`created_at < ${before}::bigint` },
  consoleSessions: { key: sql`token_hash`, due: (before) => sql`created_at <= ${before}::bigint` },
  consolePeople: {
    key: sql`id`,
    due: (before) => sql`coalesce(seen_at, created_at) < ${before}::bigint
      and not exists (select 1 from console_sessions s where s.person_id = console_people.id)`,
  },
  consoleSignIns: { key: sql`state_hash`, due: (before) => sql`created_at < ${before}::bigint` },
  changeMarks: {
    key: sql`request_id, changeable`,
    due: (before) => sql`asked_at < ${before}::bigint`,
  },
  repeatedCalls: { key: sql`user_id, key`, due: (before) => sql`created_at < ${before}::bigint` },
  vendorEvents: { key: sql`id`, due: (before) => sql`received_at < ${before}::bigint` },
  typedAnswers: {
    key: sql`application_id, user_id, form`,
    due: (before) => sql`typed_at < ${before}::bigint`,
  },
  partnerEvents: { key: sql`id`, due: (before) => sql`created_at < ${before}::bigint` },
  prefills: { key: sql`token_hash`, due: (before) => sql`expires_at <= ${before}::bigint` },
  partnerImports: { key: sql`id`, due: (before) => sql`created_at < ${before}::bigint` },
  carryTokens: { key: sql`token_hash`, due: (before) => sql`expires_at <= ${before}::bigint` },
  caseHistory: { key: sql`id`, due: (before) => sql`ended_at < ${before}::bigint` },
  insightWeeks: {
    key: sql`partner_id, week_at, portal, market, locale, step, measure, detail`,
    due: (before) => sql`week_at < ${before}::bigint`,
  },
  insightDeviceWeeks: {
    key: sql`partner_id, week_at, device, portal, market, locale, step, measure, detail`,
    due: (before) => sql`week_at < ${before}::bigint`,
  },
  vendorCalls: {
    key: sql`slot_at, vendor, port, method, outcome, bucket`,
    due: (before) => sql`slot_at < ${before}::bigint`,
  },
  auditExports: { key: sql`id`, due: (before) => sql`asked_at < ${before}::bigint` },
  policyRuns: { key: sql`id`, due: (before) => sql`started_at < ${before}::bigint` },
  // What its partitions did not take along: rows of before there were any.
  analytics: { key: sql`id, at`, due: (before) => sql`at < ${before}::bigint` },
};

/** Deletes rows that end by their age, a table at a time. docs/decisions/0045. */
export function buildExpiredRows({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): (id: ExpiringId) => Batch {
  return (id) => async () => {
    const table = identifier(RETENTION[id].table);
    const { key, due } = DUE[id];
    const gone = await database.run<{ one: number }>(sql`delete from ${table}
      where (${key}) in (select ${key} from ${table} where ${due(clock.now() - RETENTION[id].keepMs)}
        limit ${LIMITS.rowsAtOnce}::integer for update skip locked) returning 1 as one`);
    return gone.length < LIMITS.rowsAtOnce ? undefined : '';
  };
}
