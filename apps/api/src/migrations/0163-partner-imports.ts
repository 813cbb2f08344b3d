import { adding } from './running.ts';

/** As the lanes of 0072. */
const LANE = JSON.stringify({
  policy: 'exclusive',
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  retentionSeconds: 315_360_000,
  deleteAfterSeconds: 600,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
});

/** Files of merchants whom a partner invites, and a lane in which they hold up nobody’s code. */
export const partnerImports = adding(
  `create table partner_imports (
    id text primary key,
    partner_id text not null,
    key_id text not null,
    referral_url_id text not null,
    format text not null,
    is_dry_run boolean not null,
    state text not null,
    error text,
    rows integer not null default 0,
    file_sealed text,
    created_at bigint not null,
    finished_at bigint
  )`,
  'create index partner_imports_by_created_at on partner_imports (created_at)',
  `create table partner_import_rows (
    import_id text not null references partner_imports (id) on delete cascade,
    line integer not null,
    state text not null,
    reference text,
    values_sealed text,
    token_sealed text,
    errors jsonb,
    known_from jsonb,
    invited_at bigint,
    reminded_at bigint,
    opened_at bigint,
    expires_at bigint,
    primary key (import_id, line)
  )`,
  'create index partner_import_rows_by_state on partner_import_rows (import_id, state, line)',
  `create table partner_invited_rows (
    scope text not null,
    row_hmac text not null,
    import_id text not null references partner_imports (id) on delete cascade,
    line integer not null,
    primary key (scope, row_hmac)
  )`,
  'create index partner_invited_rows_by_import on partner_invited_rows (import_id)',
  'alter table partner_prefills add column import_id text',
  'alter table partner_prefills add column line integer',
  `select job_queue.create_queue('invite', '${LANE}')`,
);
