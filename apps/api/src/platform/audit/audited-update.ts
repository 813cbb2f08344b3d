import { createHash } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import { newRowId } from '../ids.ts';
import type { OneTimeKey, Sealer } from '../seal/seal.ts';
import { identifier, joinSql, type Sql, sql } from '../sql/sql.ts';
import type { IdempotentCall, NewJob, OutboxMessage, StoreDeps } from '../store-types.ts';
import type { AuditDetail } from './audit-detail.ts';

/**
 * One change of an application with its side effects. `detail` names what changed, never values.
 */
export type AuditedUpdate = {
  actor: string;
  action: string;
  detail: AuditDetail;
  jobs?: readonly NewJob[];
  messages?: readonly OutboxMessage[];
  once?: IdempotentCall;
};

type Audited = Pick<AuditedUpdate, 'actor' | 'action' | 'detail'>;

export const SEND_MESSAGE_JOB = 'send-message';

export const TELL_PARTNER_JOB = 'tell-partner';

export const DECIDE_JOB = 'decide';

export const contentOf = ({ actor, action, detail }: Audited, at: number) => ({
  at,
  actor,
  action,
  detail: JSON.stringify(detail),
});

/**
 * Extends the audit chain. Head, time and key are on the application's row, so that the log copies
 * exactly what was hashed.
 */
export function auditColumns(change: Audited, at: number, sealer: StoreDeps['sealer']): Sql {
  const content = contentOf(change, at);
  const key = newRowKey(content, sealer);
  return sql`audit_seq = audit_seq + 1, audit_at = ${at}::bigint, audit_key_id = ${key.id}::text, audit_head = ${nextHashSql(content, key)}`;
}

export const AUDITED_RETURNING = sql`applications.id, applications.version, applications.audit_seq, applications.audit_at, applications.audit_head, applications.audit_key_id, applications.round, applications.onboarded_at,
  applications.portal, applications.referral_url_id`;

/**
 * CTEs that commit together with a change: audit row, jobs, messages with their jobs, and the
 * idempotency key.
 */
export function sideEffectCtes(
  { actor, action, detail, jobs = [], messages = [], once }: AuditedUpdate,
  { clock, sealer, partners }: StoreDeps,
  applicationId: string,
  from: Sql = sql`changed`,
): Sql[] {
  const now = clock.now();
  const outbox = messages.map((message) => {
    const id = newRowId('out');
    return {
      id,
      channel: message.channel,
      template: message.template,
      version: message.templateVersion ?? null,
      hash: contentHash(message),
      body: sealer.sealUnbound(outboxSealContext(id), JSON.stringify(message)),
    };
  });
  const rows = [
    ...jobs.map(({ id = newRowId('job'), kind, payload = {}, dueAt = now }) => ({
      id,
      kind,
      payload,
      due_at: dueAt,
    })),
    ...outbox.map(({ id }) => ({
      id: `${SEND_MESSAGE_JOB}:${id}`,
      kind: SEND_MESSAGE_JOB,
      payload: { outboxId: id },
      due_at: now,
    })),
  ];
  return [
    sql`log as (insert into audit (application_id, seq, at, actor, action, detail, hash, key_id)
      select id, audit_seq, audit_at, ${actor}::text, ${action}::text, ${JSON.stringify(detail)}::text, audit_head, audit_key_id from changed)`,
    ...(rows.length === 0
      ? []
      : [
          sql`new_jobs as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
      select j.id, j.kind, source.id, j.payload, j.due_at, 0, 'waiting', ${now}::bigint from ${from} as source,
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j(id text, kind text, payload jsonb, due_at bigint) on conflict (id) do nothing)`,
        ]),
    ...(outbox.length === 0
      ? []
      : [
          sql`new_messages as (insert into outbox (id, application_id, channel, template, template_version, content_hash, body_sealed, state, created_at)
      select m.id, source.id, m.channel, m.template, m.version, m.hash, m.body, 'waiting', ${now}::bigint from ${from} as source,
      jsonb_to_recordset(${JSON.stringify(outbox)}::jsonb) as m(id text, channel text, template text, version text, hash text, body text))`,
        ]),
    ...notifyPartnerCte(partners.webhookReferrals(), now),
    ...(once === undefined ? [] : [appliedPart(once, applicationId, now, sealer)]),
  ];
}

/**
 * Notifies the application's partner if it has webhooks; no CTE at all while no partner has any.
 * docs/decisions/0097.
 */
const notifyPartnerCte = (referrals: readonly string[], now: number): Sql[] =>
  referrals.length === 0
    ? []
    : [
        sql`partner_jobs as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
      select ${TELL_PARTNER_JOB}::text || ':' || c.id || ':' || c.audit_seq, ${TELL_PARTNER_JOB}::text, c.id, '{}'::jsonb, ${now}::bigint, 0, 'waiting', ${now}::bigint
      from changed c where c.portal || '/' || c.referral_url_id in (select jsonb_array_elements_text(${JSON.stringify(referrals)}::jsonb)))`,
      ];

/**
 * Hash of a message, kept after its text is deleted, so that a copy presented later can be
 * verified. docs/decisions/0052.
 */
export const contentHash = ({
  channel,
  to,
  from = '',
  replyTo = '',
  subject = '',
  text,
  html = '',
}: OutboxMessage): string =>
  createHash('sha256')
    .update(JSON.stringify([channel, to, from, replyTo, subject, text, html]))
    .digest('hex');

export const outboxSealContext = (id: string) => ({
  table: 'outbox',
  column: 'body_sealed',
  applicationId: '',
  rowId: id,
});

/**
 * Keyed fingerprint of a request: the body contains secrets, which a plain hash would expose to
 * guessing.
 */
export const requestFingerprint = (
  { route, body }: IdempotentCall,
  sealer: StoreDeps['sealer'],
): string => sealer.fingerprint('request', JSON.stringify([route, body]));

/** SQL predicate: true while the row's key is still kept. docs/readings.md 19. */
export const isKeyKeptSql = (table: string, now: number): Sql =>
  sql`(${identifier(table)}.created_at >= ${now - LIMITS.idempotencyTtlMs}::bigint)`;

/** `created_at` of a key: back-dated for one that is kept for less than the default TTL. */
export const keptFrom = (
  { keepMs = LIMITS.idempotencyTtlMs }: IdempotentCall,
  now: number,
): number => now - LIMITS.idempotencyTtlMs + keepMs;

/** Stores the key in the statement that stores the effect. docs/readings.md 19. */
const appliedPart = (
  once: IdempotentCall,
  applicationId: string,
  now: number,
  sealer: StoreDeps['sealer'],
): Sql =>
  sql`applied as (insert into idempotency_keys (user_id, key, route, request_hmac, state, application_id, started_at, created_at)
    select ${once.userId}::text, ${once.key}::text, ${once.route}::text, ${requestFingerprint(once, sealer)}::text, 'applied', ${applicationId}::text, ${now}::bigint, ${keptFrom(once, now)}::bigint
    where exists (select 1 from changed)
    on conflict (user_id, key) do update set route = excluded.route, request_hmac = excluded.request_hmac, state = 'applied', application_id = excluded.application_id,
      status = null, reply_sealed = null, started_at = excluded.started_at, created_at = excluded.created_at
    where idempotency_keys.state = 'running' or not ${isKeyKeptSql('idempotency_keys', now)})`;

export const withCtes = (parts: readonly Sql[]): Sql => sql`with ${joinSql(parts)}`;

/** Content of an audit row; `at` in ms of the product's clock. */
type AuditContent = { at: number; actor: string; action: string; detail: string };
type AuditPlace = { before: string; seq: number; applicationId: string };
/**
 * A stored row; rows of an earlier release have no key. `redaction` signs the detail that replaced
 * the one in the hash.
 */
export type StoredAudit = AuditContent & {
  seq: number;
  hash: string;
  keyId?: string;
  redaction?: string;
};

/** The row's key is derived from this content, so it can sign nothing else. */
export const keyedContent = ({ at, actor, action, detail }: AuditContent): string =>
  JSON.stringify([at, actor, action, detail]);

/**
 * A key for one row. It is sent to the database, so it must be useless for anything else.
 * docs/decisions/0038.
 */
const newRowKey = (content: AuditContent, sealer: Pick<Sealer, 'newAuditKey'>): OneTimeKey =>
  sealer.newAuditKey(keyedContent(content));

/** The signed text; the lengths keep adjacent fields from being shifted into each other. */
export const signedText = (
  { before, seq, applicationId }: AuditPlace,
  { at, actor, action, detail }: AuditContent,
): string =>
  [
    before,
    seq,
    applicationId,
    at,
    [...actor].length,
    actor,
    [...action].length,
    action,
    detail,
  ].join('|');

/**
 * The row's HMAC-SHA-256 in SQL, because only the database knows the previous hash: head and number
 * are on the row of `applications`.
 */
const nextHashSql = (
  { at, actor, action, detail }: AuditContent,
  { innerPad, outerPad }: OneTimeKey,
): Sql => sql`encode(sha256(
    decode(${outerPad}::text, 'hex') || sha256(decode(${innerPad}::text, 'hex') || convert_to(concat_ws('|', applications.audit_head,
      applications.audit_seq + 1, applications.id, ${at}::bigint, char_length(${actor}::text), ${actor}::text, char_length(${action}::text), ${action}::text,
      ${detail}::text), 'UTF8'))), 'hex')`;

const plainHash = (
  { before, seq, applicationId }: AuditPlace,
  { at, actor, action, detail }: AuditContent,
): string =>
  createHash('sha256')
    .update([before, seq, applicationId, at, actor, action, detail].join('|'))
    .digest('hex');

/**
 * The signed statement that a row's detail was replaced; it names the hash, which still covers the
 * former detail.
 */
export const redactionText = (
  applicationId: string,
  { seq, at, actor, action, detail, hash }: StoredAudit,
): string => JSON.stringify(['redaction', applicationId, seq, at, actor, action, detail, hash]);

/**
 * True if the row is unaltered and in its place, or was redacted by the product and is unaltered
 * since. docs/decisions/0131.
 */
export function isAuditRowWhole(
  place: AuditPlace,
  row: StoredAudit,
  sealer: Pick<Sealer, 'auditMac' | 'isSigned'>,
): boolean {
  if (row.seq !== place.seq) return false;
  if (row.redaction !== undefined)
    return sealer.isSigned(redactionText(place.applicationId, row), row.redaction);
  if (row.keyId === undefined) return plainHash(place, row) === row.hash;
  return (
    sealer.auditMac({ id: row.keyId, content: keyedContent(row) }, signedText(place, row)) ===
    row.hash
  );
}
