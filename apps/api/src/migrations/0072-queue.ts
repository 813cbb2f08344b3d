import { getConstructionPlans } from 'pg-boss';
import { adding } from './running.ts';

/** A schema of its own: workers of the previous release still read their queues in `pgboss`. */
const SCHEMA = 'job_queue';

/** pg-boss's own tables and functions, in the transaction of the migration and as one statement. */
const queueTables = (): string => {
  const plans = getConstructionPlans(SCHEMA).replace(/^\s*BEGIN;|COMMIT;\s*$/g, '');
  return `do $outer$ begin execute $plans$ ${plans} $plans$; end $outer$`;
};

/** As in `platform/jobs/lanes.ts`, which sets them anew at each start. */
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

const ADD_JOBS = `
  insert into ${SCHEMA}.job (name, data, singleton_key, group_id, retry_count, start_after, created_on, keep_until,
    policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
  select q.name, jsonb_build_object('kind', j.kind, 'payload', coalesce(j.payload, '{}')), j.key, j.application_id,
    coalesce(j.attempts, 0), d.due_at, ${SCHEMA}.job_now(), greatest(d.due_at, ${SCHEMA}.job_now()) + q.retention_seconds * interval '1 second',
    q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
    q.heartbeat_seconds
  from jsonb_to_recordset(added) as j (key text, lane text, kind text, application_id text, payload jsonb, due_at bigint,
      attempts integer)
    join ${SCHEMA}.queue q on q.name = j.lane
    cross join lateral (select coalesce(to_timestamp(j.due_at / 1000.0), ${SCHEMA}.job_now())) as d (due_at)
  on conflict do nothing`;

const FORMER_LANE = `case when j.kind = 'decide' then 'decide' when j.kind in ('send-message', 'send-otp') then 'send' else 'work' end`;

/** A row of the former table \`jobs\` as add_jobs takes it. The former hourly job is not carried over. */
const formerJobs = (
  rows: string,
): string => `coalesce((select jsonb_agg(jsonb_build_object('key', j.id, 'lane', ${FORMER_LANE}, 'kind', j.kind,
    'application_id', j.application_id, 'payload', j.payload, 'due_at', j.due_at, 'attempts', j.attempts))
  from ${rows} as j where j.kind <> 'housekeeping'), '[]')`;

/** Jobs are pg-boss's alone. docs/decisions/0207. */
export const queue = adding(
  queueTables(),
  `create index job_by_application on ${SCHEMA}.job (group_id) where group_id is not null`,
  ...['decide', 'send', 'work', 'duty'].map(
    (lane) => `select ${SCHEMA}.create_queue('${lane}', '${LANE}')`,
  ),
  `create function add_jobs(added jsonb) returns void language sql as $$ ${ADD_JOBS} $$`,
  `create function has_job(of_application text, of_kind text, with_payload jsonb default '{}')
    returns boolean language sql stable as $$
      select exists (select from ${SCHEMA}.job where group_id = of_application and state < 'completed'
        and data ->> 'kind' = of_kind and data -> 'payload' @> with_payload) $$`,
  `create table failing_jobs (
    key text primary key,
    application_id text,
    kind text not null,
    since bigint not null,
    fault text not null)`,
  'create index failing_jobs_by_application on failing_jobs (application_id, kind)',
  `create table product_clock (
    only_row boolean primary key default true check (only_row),
    offset_ms bigint not null)`,
  `create function forward_job() returns trigger language plpgsql as $$ begin
    perform add_jobs(${formerJobs('(select new.*)')});
    return null;
  end $$`,
  'create trigger jobs_forward before insert on jobs for each row execute function forward_job()',
  'drop trigger jobs_notify on jobs',
  `insert into failing_jobs (key, application_id, kind, since, fault)
    select id, application_id, kind, failing_since, coalesce(last_fault, 'unknown') from jobs
    where failing_since is not null and attempts > 8`,
  `select add_jobs(${formerJobs('jobs')})`,
  'delete from jobs',
);
