import { type Kysely, sql } from 'kysely';
import { searchedWords } from '../platform/sql/searched-words.ts';
import { withLockRetries } from './with-lock-retries.ts';

/** An index of a table that has rows already; its migration may not build it, as writes would wait. */
export type ConcurrentIndex = {
  name: string;
  /** What stands after its name: `on applications (created_at)`. */
  on: string;
  isUnique?: boolean;
};

const words = (...columns: readonly string[]): string =>
  `using gin ((${searchedWords(...columns)}))`;

/** Each is built after the migrations, outside a transaction, once. */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [
  { name: 'people_by_words', on: `on people ${words('first_name', 'last_name')}` },
  { name: 'businesses_by_words', on: `on businesses ${words('name', 'dba')}` },
  {
    name: 'businesses_by_address_words',
    on: `on businesses ${words('line1', 'zip', 'city')}`,
  },
  {
    name: 'people_by_email',
    on: 'on people (lower(email_address)) where email_address is not null',
  },
  { name: 'users_by_email', on: 'on users (lower(email_address))' },
  {
    name: 'step_ups_of_changes_open',
    on: "on step_ups (application_id, round) where type = 'CHANGES_REQUESTED' and finished_at is null",
  },
  { name: 'void_checks_to_move', on: 'on void_checks (id) where object_key is null' },
  {
    name: 'decisions_of_rules_newest',
    on: "on decisions (decided_at, application_id, round) where decided_by = 'rules'",
  },
  {
    name: 'decisions_of_silent_sources',
    on: "on decisions (decided_at) where reason in ('source.unavailable', 'source.unavailableTooLong')",
  },
  {
    name: 'policy_runs_in_shadow',
    on: "on policy_runs (candidate, candidate_version) where case_set = 'live' and finished_at is null",
    isUnique: true,
  },
  {
    name: 'applications_by_external_id',
    on: 'on applications (external_id_of, external_id) where external_id is not null',
    isUnique: true,
  },
  // A vendor tells of a watch list's news by the report of the first screening.
  {
    name: 'evidence_by_watch_report',
    on: "on evidence (reference) where source = 'watchList'",
  },
  {
    name: 'owner_checks_by_watch_report',
    on: 'on owner_checks (watch_report) where watch_report is not null',
  },
  { name: 'console_people_by_seen_at', on: 'on console_people (coalesce(seen_at, created_at))' },
  // Groups side by side read some milestones, without the steps, errors and times beside them.
  {
    name: 'insight_weeks_by_milestone',
    on: "on insight_weeks (step, week_at, partner_id) include (portal, market, locale, counted) where measure = 'came'",
  },
  {
    name: 'insight_device_weeks_by_milestone',
    on: "on insight_device_weeks (step, week_at, partner_id) include (device, portal, market, locale, counted) where measure = 'came'",
  },
  // As `homeOf` has it: an erasure asks who else needs the people of a business.
  { name: 'applications_by_home', on: "on applications (coalesce('urn:app:' || business_id, id))" },
];

/**
 * Dropped wherever it stands: an index of what every save changes makes each save write all the
 * others too. docs/decisions/0295.
 */
const FORMER_INDEXES: readonly string[] = ['applications_by_referral_change'];

/**
 * Builds what is missing while others read and write. A build that was cut off leaves an invalid
 * index, which is dropped and built anew. docs/decisions/0231.
 */
export async function buildConcurrentIndexes(
  database: Kysely<unknown>,
  indexes: readonly ConcurrentIndex[] = CONCURRENT_INDEXES,
): Promise<void> {
  const { rows } = await sql<{ name: string; is_valid: boolean }>`
    select c.relname as name, i.indisvalid as is_valid
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relname in (${sql.join([...FORMER_INDEXES, ...indexes.map(({ name }) => name)])})`.execute(
    database,
  );
  const built = new Map(rows.map(({ name, is_valid }) => [name, is_valid]));
  const run = (statement: string) => withLockRetries(() => sql.raw(statement).execute(database));
  for (const name of FORMER_INDEXES)
    if (built.has(name)) await run(`drop index concurrently ${name}`);
  for (const { name, on, isUnique = false } of indexes) {
    if (built.get(name) === true) continue;
    if (built.get(name) === false) await run(`drop index concurrently ${name}`);
    await run(`create ${isUnique ? 'unique ' : ''}index concurrently ${name} ${on}`);
  }
}
