import { adding, running } from './running.ts';

/**
 * An index for each statement that would otherwise scan an ever-growing table. See
 * docs/decisions/0036.
 */
export const missingIndexes = running(
  `create index applications_undecided on applications (onboarded_at) where onboarded_at is not null and decision not in ('APPROVED', 'DECLINED')`,
  `create index phone_links_alive_by_phone on phone_links (phone) where status in ('REQUESTED', 'IN_PROGRESS')`,
  'create index sessions_by_last_seen on sessions (last_seen_at)',
  'create index sign_ins_by_age on sign_ins (created_at)',
  'create index link_sessions_by_expiry on link_sessions (expires_at)',
);

/**
 * Signs the log: each row names the key of its hash, and a checkpoint stores a root over the heads
 * that moved instead of all heads. A fingerprint of each key version is stored too. Rows of an
 * earlier release stay as they are. docs/decisions/0038.
 */
export const signedAudit = adding(
  'alter table applications add column audit_key_id text',
  'alter table audit add column key_id text',
  'alter table audit_checkpoints add column root text',
  'alter table audit_checkpoints add column leaves integer',
  `create table audit_leaves (
    application_id text not null references applications, checkpoint integer not null references audit_checkpoints, seq integer not null,
    hash text not null, primary key (application_id, checkpoint))`,
  'create index audit_leaves_by_checkpoint on audit_leaves (checkpoint)',
  'create index audit_checkpoints_by_age on audit_checkpoints (at)',
  'create trigger audit_leaves_append_only before update or delete on audit_leaves for each row execute function refuse_change()',
  'create trigger audit_leaves_no_truncate before truncate on audit_leaves for each statement execute function refuse_change()',
  `create table key_prints (
    name text not null, version integer not null, print text not null, claimed_at bigint not null, primary key (name, version))`,
);

export const failedChecks = adding(
  'alter table inquiries add column failure text',
  'alter table people add column check_failure text',
);

/**
 * Records whether each migration only adds, so that an older build can decide whether it may run.
 * docs/decisions/0041.
 */
export const schemaChanges = adding(
  'create table schema_changes (name text primary key, only_adds boolean not null)',
);

export const browserErrors = adding(
  `create table browser_errors (
    release text not null,
    fingerprint text not null,
    kind text not null,
    message_hash text not null,
    frames jsonb not null,
    page text not null,
    seen bigint not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (release, fingerprint)
  )`,
  'create index browser_errors_by_last_at on browser_errors (last_at)',
);
