import { LIMITS } from '@signet/rulebook/core/limits';
import type { Portal } from '@signet/rulebook/reference/portals';
import { networkHmac } from '../platform/http/network.ts';
import { countedCtes, requestWaitMs } from '../platform/http/request-count-store.ts';
import { newRowId, newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { jsonObject } from '../platform/sql/json-object.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/**
 * `expiresAt` is the end unless the session is used again. Times are in ms of the product's clock.
 */
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
  create(session: { userId: string; authenticatedAt: number }): Promise<{ token: string }>;
  load(token: string): Promise<LoadedSession | undefined>;
  end(token: string): Promise<void>;
};

export type Users = {
  findOrCreate(user: {
    subject: string;
    emailAddress: string;
    name?: string;
  }): Promise<{ id: string }>;
  stopReminders(id: string): Promise<void>;
  wantsReminders(id: string): Promise<boolean>;
};

export type SignIns = {
  /**
   * Counts sign-ins per network in the same statement; returns the wait in ms when over the limit.
   */
  begin(signIn: {
    state: string;
    verifier: string;
    nonce: string;
    path: string;
    portal: Portal;
    reauthenticate: boolean;
    ip: string;
  }): Promise<{ waitMs: number } | undefined>;
  /** Works once, within LIMITS.signInStateMs. */
  take(state: string): Promise<
    | {
        verifier: string;
        nonce: string;
        path: string;
        portal: Portal;
        reauthenticate: boolean;
        createdAt: number;
      }
    | undefined
  >;
};

export type SessionRow = Omit<LoadedSession, 'expiresAt'>;

const lasts = (tokenHashes: readonly string[], now: number): Sql =>
  sql`s.token_hash ${inTexts(tokenHashes)} and s.last_seen_at > ${now - LIMITS.sessionIdleMs}
    and s.created_at > ${now - LIMITS.sessionAbsoluteMs}`;

const live = (tokenHashes: readonly string[], now: number): Sql =>
  sql`sessions s join users u on u.id = s.user_id where ${lasts(tokenHashes, now)}`;

const SESSION = jsonObject(
  'sessions as s',
  ['userId', 'createdAt', 'lastSeenAt', 'authenticatedAt'],
  {
    emailAddress: sql`u.email_address`,
    name: sql`u.name`,
  },
);

export const sessionPart = (tokenHashes: readonly string[], now: number): Sql =>
  sql`select 'session' as part, ${SESSION} as value from ${live(tokenHashes, now)}`;

/**
 * Records use at most once a minute, so that reads rarely write. Use never renews the
 * authentication. docs/decisions/0138.
 */
export async function touchSession(
  row: SessionRow,
  tokenHashes: readonly string[],
  { database, clock }: Pick<StoreDeps, 'database' | 'clock'>,
): Promise<LoadedSession> {
  const now = clock.now();
  if (row.lastSeenAt >= now - LIMITS.sessionTouchMs && row.lastSeenAt <= now)
    return readSession(row);
  const [touched] = await database.run<
    Pick<SessionRow, 'lastSeenAt'>
  >(sql`update sessions set last_seen_at = ${now}::bigint
    where token_hash ${inTexts(tokenHashes)}
    and last_seen_at not between ${now - LIMITS.sessionTouchMs}::bigint and ${now}::bigint
    returning last_seen_at`);
  return readSession({ ...row, ...touched });
}

const readSession = (row: SessionRow): LoadedSession => ({
  ...row,
  expiresAt: Math.min(
    row.lastSeenAt + LIMITS.sessionIdleMs,
    row.createdAt + LIMITS.sessionAbsoluteMs,
  ),
});

/** Sessions; only the token's hash is stored. docs/readings.md 104. */
export function buildSessions({ database, sealer, clock }: StoreDeps): Sessions {
  return {
    create: async ({ userId, authenticatedAt }) => {
      const token = newToken();
      const now = clock.now();
      await database.run(sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, authenticated_at)
        values (${sealer.hashToken(token)}, ${userId}, ${now}, ${now}, ${authenticatedAt})`);
      return { token };
    },
    load: async (token) => {
      const tokenHashes = sealer.tokenHashes(token);
      const [row] = await database.run<SessionRow>(
        sql`select s.user_id, u.email_address, u.name, s.created_at, s.last_seen_at, s.authenticated_at
          from ${live(tokenHashes, clock.now())}`,
      );
      if (row === undefined) await assertKeyKnown({ database, sealer }, 'pepper');
      return row && touchSession(row, tokenHashes, { database, clock });
    },
    end: async (token) => {
      await database.run(
        sql`delete from sessions where token_hash ${inTexts(sealer.tokenHashes(token))}`,
      );
    },
  };
}

type SignInRow = {
  stateHash: string;
  verifierSealed: string;
  nonceSealed: string;
  path: string;
  portal: Portal;
  reauthenticate: boolean;
};

/** Pending sign-ins; a state works once, within LIMITS.signInStateMs. docs/readings.md 104. */
export function buildSignIns(deps: StoreDeps): SignIns {
  const { database, sealer, clock } = deps;
  const place = (column: string, hash: string) => ({
    table: 'sign_ins',
    column,
    applicationId: '',
    rowId: hash,
  });
  return {
    begin: async ({ state, verifier, nonce, path, portal, reauthenticate, ip }) => {
      const hash = sealer.hashToken(state);
      const rows = await database.run(sql`with ${countedCtes('signIn', networkHmac(ip, deps), deps)}
        insert into sign_ins (state_hash, verifier_sealed, nonce_sealed, path, portal, reauthenticate, created_at)
        select ${hash}::text, ${sealer.sealUnbound(place('verifier_sealed', hash), verifier)}::text, ${sealer.sealUnbound(place('nonce_sealed', hash), nonce)}::text,
          ${path}::text, ${portal}::text, ${reauthenticate}::boolean, ${clock.now()}::bigint
            from counted returning state_hash`);
      return rows.length > 0 ? undefined : { waitMs: requestWaitMs(deps) };
    },
    take: async (state) => {
      const [row] = await database.run<
        SignInRow & { createdAt: number }
      >(sql`delete from sign_ins where state_hash ${inTexts(sealer.tokenHashes(state))}
        returning state_hash, verifier_sealed, nonce_sealed, path, portal, reauthenticate, created_at`);
      if (row === undefined) await assertKeyKnown({ database, sealer }, 'pepper');
      if (row === undefined || clock.now() - row.createdAt > LIMITS.signInStateMs) return undefined;
      const { path, portal, reauthenticate, createdAt } = row;
      const verifier = sealer.openUnbound(
        place('verifier_sealed', row.stateHash),
        row.verifierSealed,
      );
      const nonce = sealer.openUnbound(place('nonce_sealed', row.stateHash), row.nonceSealed);
      return { verifier, nonce, path, portal, reauthenticate, createdAt };
    },
  };
}

export function buildUsers({ database, clock }: StoreDeps): Users {
  return {
    findOrCreate: async ({ subject, emailAddress, name }) => {
      const [row] = await database.run<{ id: string }>(sql`
        insert into users (id, subject, email_address, name, created_at)
          values (${newRowId('usr')}, ${subject}, ${emailAddress}, ${name}, ${clock.now()})
        on conflict (subject) do update
        set email_address = excluded.email_address, name = coalesce(excluded.name, users.name) returning id`);
      if (row === undefined) throw new Error('a user was neither made nor found');
      return row;
    },
    stopReminders: async (id) => {
      await database.run(
        sql`update users
          set reminders_stopped_at = coalesce(reminders_stopped_at, ${clock.now()}::bigint)
          where id = ${id}::text`,
      );
    },
    wantsReminders: async (id) =>
      (
        await database.run(
          sql`select 1 as one from users where id = ${id}::text and reminders_stopped_at is null`,
        )
      ).length > 0,
  };
}
