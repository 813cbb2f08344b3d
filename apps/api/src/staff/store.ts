import { LIMITS } from '@signet/rulebook/core/limits';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { isStaffRole, type StaffRole } from '@signet/rulebook/staff/permissions';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import { addStaffLine } from '../platform/audit/staff-log-store.ts';
import { newRowId, newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { StaffRefusal } from './judge-sign-in.ts';
import type { StaffLogout } from './port.ts';

/** Times are in ms of the product's clock; `pressedAt` is moved by use, not by a page that polls. */
export type LoadedStaffSession = {
  staff: { id: string; name: string };
  roles: readonly StaffRole[];
  createdAt: number;
  pressedAt: number;
  checkedAt: number;
  authenticatedAt: number;
  refreshToken?: string;
};

type Entered = {
  subject: string;
  name: string;
  email?: string;
  roles: readonly StaffRole[];
  authenticatedAt: number;
  sid?: string;
  refreshToken?: string;
};

/** Why a session ended before its time. */
export type SessionEnd =
  | 'signedOut'
  | 'signedOutAtProvider'
  | 'endedByAdministrator'
  | 'signedInAgain'
  | 'unknownToProvider'
  | StaffRefusal;

/** Nobody of the staff any more, so nothing is written to them. */
const LEFT: readonly SessionEnd[] = ['unknownToProvider', 'noGroup'];

type PendingSignIn = { state: string; verifier: string; nonce: string; path: string };

type OpenSessions = { staffId: string; sessions: number; seenAt: number };

export type StaffSessions = {
  /** Keeps the person's newest sessions and ends the others. */
  enter(entered: Entered): Promise<{ token: string; staffId: string }>;
  load(token: string): Promise<LoadedStaffSession | undefined>;
  press(token: string): Promise<void>;
  /** Whether this caller is the one to ask the provider again: it may be asked once with a token. */
  takeCheck(token: string, checkedAt: number): Promise<boolean>;
  /** What the provider said when asked again. */
  keep(
    token: string,
    claims: { roles: readonly StaffRole[]; refreshToken?: string },
  ): Promise<void>;
  end(token: string, why: SessionEnd): Promise<void>;
  /** Puts on record that somebody whom the provider vouched for was not let in. */
  refuse(refused: { subject: string; why: StaffRefusal }): Promise<void>;
  /**
   * Ends what is over at the provider, once for each message; undefined for one that was received
   * before, otherwise how many sessions ended.
   */
  endByProvider(logout: StaffLogout): Promise<number | undefined>;
  /** How many sessions of each person are open, and when they last pressed something. */
  open(): Promise<OpenSessions[]>;
  /** Undefined for nobody of the staff, otherwise how many sessions ended. */
  endAllOf(staffId: string, by: { id: string }): Promise<number | undefined>;
  beginSignIn(signIn: PendingSignIn): Promise<void>;
  /** Works once, within LIMITS.signInStateMs. */
  takeSignIn(state: string): Promise<Omit<PendingSignIn, 'state'> | undefined>;
};

const asTextArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** People at the desk and their sessions; only a token's hash is stored. docs/decisions/0222. */
export function buildStaffSessions(deps: StoreDeps): StaffSessions {
  const { database, sealer, clock } = deps;
  const place = (table: string, column: string, rowId: string) => ({
    ...{ table, column, rowId },
    applicationId: '',
  });
  const sealedRefresh = (hash: string, refreshToken: string | undefined) =>
    refreshToken &&
    sealer.sealUnbound(place('staff_sessions', 'refresh_sealed', hash), refreshToken);
  const addEnd = (tx: Tx, staffId: string, why: SessionEnd): Promise<void> =>
    addStaffLine(
      tx,
      { actor: `reviewer:${staffId}`, action: 'staff.sessionEnded', detail: auditDetail({ why }) },
      deps,
    );
  return {
    enter: async ({ subject, name, email, roles, authenticatedAt, sid, refreshToken }) => {
      const token = newToken();
      const hash = sealer.hashToken(token);
      const now = clock.now();
      const staffId = await database.transaction(async (tx) => {
        // Locks the person, so that two sign-ins count each other's session.
        const [person] = await tx.run<{ id: string }>(sql`
          insert into reviewers (id, name, kind, subject, email, created_at, roles)
          values (${newRowId('rev')}, ${name}, 'person', ${subject}, ${email}, ${now}, ${asTextArray(roles)})
          on conflict (subject) do update
            set name = excluded.name, email = excluded.email, roles = excluded.roles
          returning id`);
        if (person === undefined) throw new Error('a member of staff was neither made nor found');
        tx.send(sql`delete from staff_sessions where token_hash in (select token_hash
          from staff_sessions where staff_id = ${person.id} order by created_at desc
          offset ${STAFF_LIMITS.sessionsPerPerson - 1}::integer)`);
        tx.send(sql`
          insert into staff_sessions (token_hash, staff_id, roles, created_at, last_pressed_at,
            checked_at, authenticated_at, provider_sid, refresh_sealed)
          values (${hash}, ${person.id}, ${asTextArray(roles)}, ${now}, ${now}, ${now},
            ${authenticatedAt}, ${sid}, ${sealedRefresh(hash, refreshToken)})`);
        await addStaffLine(
          tx,
          {
            actor: `reviewer:${person.id}`,
            action: 'staff.signedIn',
            detail: auditDetail({ roles }),
          },
          deps,
        );
        return person.id;
      });
      return { token, staffId };
    },
    load: async (token) => {
      const now = clock.now();
      const [found] = await database.run<
        Omit<LoadedStaffSession, 'staff' | 'roles' | 'refreshToken'> & {
          id: string;
          name: string;
          roles: readonly string[];
          tokenHash: string;
          refreshSealed?: string;
        }
      >(sql`select r.id, r.name, s.token_hash, s.roles, s.created_at, s.last_pressed_at as pressed_at,
          s.checked_at, s.authenticated_at, s.refresh_sealed
        from staff_sessions s join reviewers r on r.id = s.staff_id and r.revoked_at is null
        where s.token_hash ${inTexts(sealer.tokenHashes(token))}
          and s.created_at > ${now - LIMITS.staffSessionMs}::bigint
          and s.last_pressed_at > ${now - STAFF_LIMITS.deskIdleMs}::bigint`);
      if (found === undefined) {
        await assertKeyKnown({ database, sealer }, 'pepper');
        return undefined;
      }
      const { id, name, tokenHash, refreshSealed, roles, ...session } = found;
      return {
        ...session,
        staff: { id, name },
        roles: roles.filter(isStaffRole),
        refreshToken:
          refreshSealed &&
          sealer.openUnbound(place('staff_sessions', 'refresh_sealed', tokenHash), refreshSealed),
      };
    },
    press: async (token) => {
      await database.run(sql`update staff_sessions set last_pressed_at = ${clock.now()}::bigint
        where token_hash ${inTexts(sealer.tokenHashes(token))}`);
    },
    takeCheck: async (token, checkedAt) => {
      const taken =
        await database.run(sql`update staff_sessions set checked_at = ${clock.now()}::bigint
        where token_hash ${inTexts(sealer.tokenHashes(token))} and checked_at = ${checkedAt}::bigint
        returning token_hash`);
      return taken.length > 0;
    },
    keep: async (token, { roles, refreshToken }) => {
      const hash = sealer.hashToken(token);
      await database.transaction(async (tx) => {
        const kept = await tx.run<{ staffId: string }>(sql`update staff_sessions
          set token_hash = ${hash}::text, roles = ${asTextArray(roles)},
            refresh_sealed = coalesce(${sealedRefresh(hash, refreshToken)}::text, refresh_sealed)
          where token_hash ${inTexts(sealer.tokenHashes(token))} returning staff_id`);
        for (const { staffId } of kept)
          tx.send(sql`update reviewers set roles = ${asTextArray(roles)} where id = ${staffId}`);
      });
    },
    end: async (token, why) => {
      await database.transaction(async (tx) => {
        const ended = await tx.run<{ staffId: string }>(sql`delete from staff_sessions
          where token_hash ${inTexts(sealer.tokenHashes(token))} returning staff_id`);
        for (const { staffId } of ended) {
          await addEnd(tx, staffId, why);
          if (LEFT.includes(why))
            tx.send(sql`update reviewers set email = null where id = ${staffId}`);
        }
      });
    },
    refuse: async ({ subject, why }) => {
      const [known] = await database.run<{ id: string }>(
        sql`select id from reviewers where subject = ${subject}`,
      );
      await database.transaction((tx) =>
        addStaffLine(
          tx,
          {
            actor: known === undefined ? 'unknown' : `reviewer:${known.id}`,
            action: 'staff.signInRefused',
            detail: auditDetail({ why }),
          },
          deps,
        ),
      );
    },
    endByProvider: ({ jti, sid, subject }) =>
      database.transaction(async (tx) => {
        const isNew =
          await tx.run(sql`insert into staff_logouts (jti, created_at) values (${jti}, ${clock.now()})
          on conflict (jti) do nothing returning jti`);
        if (isNew.length === 0) return undefined;
        const ended = await tx.run<{ staffId: string }>(sql`delete from staff_sessions s
          using reviewers r
          where r.id = s.staff_id and (${subject}::text is null or r.subject = ${subject}::text)
            and (${sid}::text is null or s.provider_sid = ${sid}::text)
          returning s.staff_id`);
        for (const { staffId } of ended) await addEnd(tx, staffId, 'signedOutAtProvider');
        return ended.length;
      }),
    open: () => {
      const now = clock.now();
      return database.run<OpenSessions>(sql`select staff_id, count(*)::integer as sessions,
          max(last_pressed_at) as seen_at from staff_sessions
        where created_at > ${now - LIMITS.staffSessionMs}::bigint
          and last_pressed_at > ${now - STAFF_LIMITS.deskIdleMs}::bigint
        group by staff_id`);
    },
    endAllOf: (staffId, by) =>
      database.transaction(async (tx) => {
        const person = await tx.run(
          sql`select id from reviewers where id = ${staffId} and kind = 'person' for update`,
        );
        if (person.length === 0) return undefined;
        const ended = await tx.run(
          sql`delete from staff_sessions where staff_id = ${staffId} returning token_hash`,
        );
        if (ended.length > 0)
          await addStaffLine(
            tx,
            {
              actor: `reviewer:${by.id}`,
              action: 'staff.sessionEnded',
              detail: auditDetail({ why: 'endedByAdministrator', reviewer: idOf(staffId) }),
            },
            deps,
          );
        return ended.length;
      }),
    beginSignIn: async ({ state, verifier, nonce, path }) => {
      const hash = sealer.hashToken(state);
      const sealed = (column: string, text: string) =>
        sealer.sealUnbound(place('staff_sign_ins', column, hash), text);
      await database.run(sql`insert into staff_sign_ins (state_hash, verifier_sealed, nonce_sealed, path, created_at)
        values (${hash}, ${sealed('verifier_sealed', verifier)}, ${sealed('nonce_sealed', nonce)}, ${path}, ${clock.now()})`);
    },
    takeSignIn: async (state) => {
      const [row] = await database.run<{
        stateHash: string;
        verifierSealed: string;
        nonceSealed: string;
        path: string;
        createdAt: number;
      }>(sql`delete from staff_sign_ins where state_hash ${inTexts(sealer.tokenHashes(state))}
        returning state_hash, verifier_sealed, nonce_sealed, path, created_at`);
      if (row === undefined || clock.now() - row.createdAt > LIMITS.signInStateMs) return undefined;
      const { stateHash, verifierSealed, nonceSealed, path } = row;
      const opened = (column: string, sealed: string) =>
        sealer.openUnbound(place('staff_sign_ins', column, stateHash), sealed);
      return {
        verifier: opened('verifier_sealed', verifierSealed),
        nonce: opened('nonce_sealed', nonceSealed),
        path,
      };
    },
  };
}
