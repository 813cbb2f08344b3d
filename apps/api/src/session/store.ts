import { LIMITS } from '@signet/rulebook/core/limits';
import { newToken } from '../platform/ids.ts';
import { nothing, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../store.ts';

/** A session that lasts; `expiresAt` is when it ends unless it is used again. Times in ms of the product's clock. */
export type LoadedSession = {
  userId: string;
  emailAddress: string;
  name?: string;
  createdAt: number;
  lastSeenAt: number;
  freshAt?: number;
  expiresAt: number;
};

export type Sessions = {
  create(session: { userId: string; fresh: boolean }): Promise<{ token: string }>;
  load(token: string): Promise<LoadedSession | undefined>;
  end(token: string): Promise<void>;
};

export type SessionRow = Omit<LoadedSession, 'expiresAt'>;

/**
 * The session of a token while it lasts; `more` may ask columns of its person, who is called `seen`. Seen at most once a minute, so that
 * reading pages does not write. A fresh proof goes along while the pauses are short: only who was idle is asked.
 */
export const sessionQuery = (tokenHash: string, now: number, more: Sql = nothing): Sql => sql`
  with seen as (
    select s.token_hash, s.user_id, u.email_address, u.name, s.created_at, s.last_seen_at, s.fresh_at from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.last_seen_at > ${now - LIMITS.sessionIdleMs} and s.created_at > ${now - LIMITS.sessionAbsoluteMs}),
  touched as (
    update sessions set last_seen_at = ${now}::bigint,
      fresh_at = case when seen.fresh_at >= ${now - LIMITS.freshProofMs}::bigint then ${now}::bigint else seen.fresh_at end from seen
    where sessions.token_hash = seen.token_hash and seen.last_seen_at not between ${now - LIMITS.sessionTouchMs}::bigint and ${now}::bigint
    returning sessions.last_seen_at, sessions.fresh_at)
  select user_id, email_address, name, created_at, coalesce((select last_seen_at from touched), last_seen_at) as last_seen_at,
    coalesce((select fresh_at from touched), fresh_at) as fresh_at ${more} from seen`;

/** The session that the row describes, with the time at which it ends unless it is used again. */
export const readSession = (row: SessionRow): LoadedSession => ({
  ...row,
  expiresAt: Math.min(row.lastSeenAt + LIMITS.sessionIdleMs, row.createdAt + LIMITS.sessionAbsoluteMs),
});

/** Sessions: the token is known to the browser alone, the table holds its hash. decisions.md, section 6, session. */
export function buildSessions({ database, sealer, clock }: StoreDeps): Sessions & { sweep(): Promise<void> } {
  return {
    create: async ({ userId, fresh }) => {
      const token = newToken();
      const now = clock.now();
      await database.run(sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, fresh_at)
        values (${sealer.hashToken(token)}, ${userId}, ${now}, ${now}, ${fresh ? now : null})`);
      return { token };
    },
    load: async (token) => {
      const [row] = await database.run<SessionRow>(sessionQuery(sealer.hashToken(token), clock.now()));
      return row && readSession(row);
    },
    end: async (token) => {
      await database.run(sql`delete from sessions where token_hash = ${sealer.hashToken(token)}`);
    },
    sweep: async () => {
      const now = clock.now();
      await database.run(
        sql`delete from sessions where created_at <= ${now - LIMITS.sessionAbsoluteMs} or last_seen_at <= ${now - LIMITS.sessionIdleMs}`,
      );
    },
  };
}
