import {
  type ConsoleRefusal,
  type ConsoleRole,
  isConsoleRole,
} from '@signet/rulebook/console/access';
import { CONSOLE_LIMITS } from '@signet/rulebook/console/limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import { recordAct } from '../partners/partner-acts.ts';
import { newRowId, newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/** Times are in ms of the product's clock. */
export type LoadedConsoleSession = {
  personId: string;
  name: string;
  partnerId: string;
  roles: readonly ConsoleRole[];
  createdAt: number;
  lastUsedAt: number;
};

type Entered = {
  partnerId: string;
  subject: string;
  name: string;
  roles: readonly ConsoleRole[];
};

type PendingSignIn = {
  state: string;
  partnerId: string;
  verifier: string;
  nonce: string;
  path: string;
};

export type ConsoleSessions = {
  /** Keeps the person's newest sessions and ends the others. */
  enter(entered: Entered): Promise<{ token: string; personId: string }>;
  load(token: string): Promise<LoadedConsoleSession | undefined>;
  use(token: string): Promise<void>;
  end(token: string): Promise<void>;
  /** Puts on record that somebody whom the company's provider vouched for was not let in. */
  refuse(refused: { partnerId: string; subject: string; why: ConsoleRefusal }): Promise<void>;
  beginSignIn(signIn: PendingSignIn): Promise<void>;
  /** Works once, within LIMITS.signInStateMs. */
  takeSignIn(state: string): Promise<Omit<PendingSignIn, 'state'> | undefined>;
};

const asTextArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** People of partners and their sessions; only a token's hash is stored. docs/decisions/0302. */
export function buildConsoleSessions(deps: StoreDeps): ConsoleSessions {
  const { database, sealer, clock } = deps;
  const place = (column: string, rowId: string) => ({
    ...{ table: 'console_sign_ins', column, rowId },
    applicationId: '',
  });
  return {
    enter: async ({ partnerId, subject, name, roles }) => {
      const token = newToken();
      const now = clock.now();
      const personId = await database.transaction(async (tx) => {
        // Locks the person, so that two sign-ins count each other's session.
        const [person] = await tx.run<{ id: string }>(sql`
          insert into console_people (id, partner_id, subject, name, created_at, seen_at)
          values (${newRowId('prs')}, ${partnerId}, ${subject}, ${name}, ${now}, ${now})
          on conflict (partner_id, subject) do update
            set name = excluded.name, seen_at = excluded.seen_at
          returning id`);
        if (person === undefined) throw new Error('a partner’s person was neither made nor found');
        tx.send(sql`delete from console_sessions where token_hash in (select token_hash
          from console_sessions where person_id = ${person.id} order by created_at desc
          offset ${CONSOLE_LIMITS.consoleSessionsPerPerson - 1}::integer)`);
        tx.send(sql`
          insert into console_sessions (token_hash, person_id, roles, created_at, last_used_at)
          values (${sealer.hashToken(token)}, ${person.id}, ${asTextArray(roles)}, ${now}, ${now})`);
        const actor = `person:${person.id}`;
        recordAct(deps, tx, { partnerId, actor, act: 'console.signedIn', about: roles.join(',') });
        return person.id;
      });
      return { token, personId };
    },
    load: async (token) => {
      const now = clock.now();
      const [found] = await database.run<
        Omit<LoadedConsoleSession, 'roles'> & { roles: readonly string[] }
      >(sql`select p.id as person_id, p.name, p.partner_id, s.roles, s.created_at, s.last_used_at
        from console_sessions s join console_people p on p.id = s.person_id
        where s.token_hash ${inTexts(sealer.tokenHashes(token))}
          and s.created_at > ${now - LIMITS.consoleSessionMs}::bigint
          and s.last_used_at > ${now - CONSOLE_LIMITS.consoleIdleMs}::bigint`);
      if (found === undefined) {
        await assertKeyKnown({ database, sealer }, 'pepper');
        return undefined;
      }
      return { ...found, roles: found.roles.filter(isConsoleRole) };
    },
    use: async (token) => {
      await database.run(sql`update console_sessions set last_used_at = ${clock.now()}::bigint
        where token_hash ${inTexts(sealer.tokenHashes(token))}`);
    },
    end: async (token) => {
      await database.transaction(async (tx) => {
        const ended = await tx.run<{ personId: string; partnerId: string }>(sql`
          delete from console_sessions s using console_people p
          where p.id = s.person_id and s.token_hash ${inTexts(sealer.tokenHashes(token))}
          returning p.id as person_id, p.partner_id`);
        for (const { personId, partnerId } of ended)
          recordAct(deps, tx, {
            ...{ partnerId, actor: `person:${personId}`, act: 'console.sessionEnded' },
            about: personId,
          });
      });
    },
    refuse: async ({ partnerId, subject, why }) => {
      await database.transaction(async (tx) => {
        const [known] = await tx.run<{ id: string }>(sql`select id from console_people
          where partner_id = ${partnerId} and subject = ${subject}`);
        const actor = known === undefined ? 'unknown' : `person:${known.id}`;
        recordAct(deps, tx, { partnerId, actor, act: 'console.signInRefused', about: why });
      });
    },
    beginSignIn: async ({ state, partnerId, verifier, nonce, path }) => {
      const hash = sealer.hashToken(state);
      const sealed = (column: string, text: string) =>
        sealer.sealUnbound(place(column, hash), text);
      await database.run(sql`insert into console_sign_ins
          (state_hash, partner_id, verifier_sealed, nonce_sealed, path, created_at)
        values (${hash}, ${partnerId}, ${sealed('verifier_sealed', verifier)},
          ${sealed('nonce_sealed', nonce)}, ${path}, ${clock.now()})`);
    },
    takeSignIn: async (state) => {
      const [row] = await database.run<{
        stateHash: string;
        partnerId: string;
        verifierSealed: string;
        nonceSealed: string;
        path: string;
        createdAt: number;
      }>(sql`delete from console_sign_ins where state_hash ${inTexts(sealer.tokenHashes(state))}
        returning state_hash, partner_id, verifier_sealed, nonce_sealed, path, created_at`);
      if (row === undefined || clock.now() - row.createdAt > LIMITS.signInStateMs) return undefined;
      const { stateHash, partnerId, verifierSealed, nonceSealed, path } = row;
      const opened = (column: string, sealed: string) =>
        sealer.openUnbound(place(column, stateHash), sealed);
      return {
        partnerId,
        verifier: opened('verifier_sealed', verifierSealed),
        nonce: opened('nonce_sealed', nonceSealed),
        path,
      };
    },
  };
}
