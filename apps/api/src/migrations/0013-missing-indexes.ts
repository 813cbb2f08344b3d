import { type Kysely, sql } from 'kysely';

/** One for each statement that would read a whole table that grows without end. See docs/decisions/0036. */
const STATEMENTS: readonly string[] = [
  `create index applications_undecided on applications (onboarded_at) where onboarded_at is not null and decision not in ('APPROVED', 'DECLINED')`,
  `create index phone_links_alive_by_phone on phone_links (phone) where status in ('REQUESTED', 'IN_PROGRESS')`,
  'create index sessions_by_last_seen on sessions (last_seen_at)',
  'create index sign_ins_by_age on sign_ins (created_at)',
  'create index link_sessions_by_expiry on link_sessions (expires_at)',
];

/** Adds the missing indexes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
