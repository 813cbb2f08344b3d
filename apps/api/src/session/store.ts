import { LIMITS } from '@signet/rulebook/core/limits';
import type { Portal } from '@signet/rulebook/reference/portals';
import { networkHmac } from '../platform/http/network-hmac.ts';
import { countedCtes, requestWaitMs } from '../platform/http/request-count-store.ts';
import { newRowId, newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { emptySql, inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';

/** A session that lasts; `expiresAt` is when it ends unless it is used again. Times in ms of the product's clock. */
export type LoadedSession = {
  userId: string;
  emailAddress: string;
  name?: string;
  createdAt: number;
  lastSeenAt: number;
  authenticatedAt?: number;
  expiresAt: number;
};

export type Sessions = {
  create(session: { userId: string; fresh: boolean }): Promise<{ token: string }>;
  load(token: string): Promise<LoadedSession | undefined>;
  end(token: string): Promise<void>;
};

export type Users = {
  findOrCreate(user: { subject: string; emailAddress: string; name?: string }): Promise<{ id: string }>;
};

export type SignIns = {
  /** Counts sign-ins by network in the same statement; a wait in ms where this one is too many. */
  begin(signIn: {
    state: string;
    verifier: string;
    nonce: string;
    path: string;
    portal: Portal;
    reauthenticate: boolean;
    ip: string;
  }): Promise<{ waitMs: number } | undefined>;
  /** Once, within LIMITS.signInStateMs. */
  take(state: string): Promise<{ verifier: string; nonce: string; path: string; portal: Portal; reauthenticate: boolean } | undefined>;
};

export type SessionRow = Omit<LoadedSession, 'expiresAt'>;

/** Written at most once a minute, so that reading pages does not write. Recent authentication is extended while pauses are short. */
export const sessionQuery = (tokenHashes: readonly string[], now: number, more: Sql = emptySql): Sql => sql`
  with seen as (
    select s.token_hash, s.user_id, u.email_address, u.name, s.created_at, s.last_seen_at, s.authenticated_at from sessions s join users u on u.id = s.user_id
    where s.token_hash ${inTexts(tokenHashes)} and s.last_seen_at > ${now - LIMITS.sessionIdleMs} and s.created_at > ${now - LIMITS.sessionAbsoluteMs}),
  touched as (
    update sessions set last_seen_at = ${now}::bigint,
      authenticated_at = case when seen.authenticated_at >= ${now - LIMITS.recentAuthMs}::bigint then ${now}::bigint else seen.authenticated_at end from seen
    where sessions.token_hash = seen.token_hash and seen.last_seen_at not between ${now - LIMITS.sessionTouchMs}::bigint and ${now}::bigint
    returning sessions.last_seen_at, sessions.authenticated_at)
  select user_id, email_address, name, created_at, coalesce((select last_seen_at from touched), last_seen_at) as last_seen_at,
    coalesce((select authenticated_at from touched), authenticated_at) as authenticated_at ${more} from seen`;

/** The session that the row describes, with the time at which it ends unless it is used again. */
export const readSession = (row: SessionRow): LoadedSession => ({
  ...row,
  expiresAt: Math.min(row.lastSeenAt + LIMITS.sessionIdleMs, row.createdAt + LIMITS.sessionAbsoluteMs),
});

/** Sessions: the token is known to the browser alone, the table holds its hash. docs/readings.md 104. */
export function buildSessions({ database, sealer, clock }: StoreDeps): Sessions {
  return {
    create: async ({ userId, fresh }) => {
      const token = newToken();
      const now = clock.now();
      await database.run(sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, authenticated_at)
        values (${sealer.hashToken(token)}, ${userId}, ${now}, ${now}, ${fresh ? now : null})`);
      return { token };
    },
    load: async (token) => {
      const [row] = await database.run<SessionRow>(sessionQuery(sealer.tokenHashes(token), clock.now()));
      if (row === undefined) await assertKeyKnown({ database, sealer }, 'pepper');
      return row && readSession(row);
    },
    end: async (token) => {
      await database.run(sql`delete from sessions where token_hash ${inTexts(sealer.tokenHashes(token))}`);
    },
  };
}

type SignInRow = { stateHash: string; verifierSealed: string; nonceSealed: string; path: string; portal: Portal; reauthenticate: boolean };

/** Sign-ins under way: the state comes back once, within LIMITS.signInStateMs. docs/readings.md 104. */
export function buildSignIns(deps: StoreDeps): SignIns {
  const { database, sealer, clock } = deps;
  const place = (column: string, hash: string) => ({ table: 'sign_ins', column, applicationId: '', rowId: hash });
  return {
    begin: async ({ state, verifier, nonce, path, portal, reauthenticate, ip }) => {
      const hash = sealer.hashToken(state);
      const rows = await database.run(sql`with ${countedCtes('signIn', networkHmac(ip, deps), deps)}
        insert into sign_ins (state_hash, verifier_sealed, nonce_sealed, path, portal, reauthenticate, created_at)
        select ${hash}::text, ${sealer.sealUnbound(place('verifier_sealed', hash), verifier)}::text, ${sealer.sealUnbound(place('nonce_sealed', hash), nonce)}::text,
          ${path}::text, ${portal}::text, ${reauthenticate}::boolean, ${clock.now()}::bigint from counted returning state_hash`);
      return rows.length > 0 ? undefined : { waitMs: requestWaitMs(deps) };
    },
    take: async (state) => {
      const [row] = await database.run<
        SignInRow & { createdAt: number }
      >(sql`delete from sign_ins where state_hash ${inTexts(sealer.tokenHashes(state))}
        returning state_hash, verifier_sealed, nonce_sealed, path, portal, reauthenticate, created_at`);
      if (row === undefined) await assertKeyKnown({ database, sealer }, 'pepper');
      if (row === undefined || clock.now() - row.createdAt > LIMITS.signInStateMs) return undefined;
      const { path, portal, reauthenticate } = row;
      const verifier = sealer.openUnbound(place('verifier_sealed', row.stateHash), row.verifierSealed);
      return { verifier, nonce: sealer.openUnbound(place('nonce_sealed', row.stateHash), row.nonceSealed), path, portal, reauthenticate };
    },
  };
}

export function buildUsers({ database, clock }: StoreDeps): Users {
  return {
    findOrCreate: async ({ subject, emailAddress, name }) => {
      const [row] = await database.run<{ id: string }>(sql`
        insert into users (id, subject, email_address, name, created_at) values (${newRowId('usr')}, ${subject}, ${emailAddress}, ${name}, ${clock.now()})
        on conflict (subject) do update set email_address = excluded.email_address, name = coalesce(excluded.name, users.name) returning id`);
      if (row === undefined) throw new Error('a user was neither made nor found');
      return row;
    },
  };
}
