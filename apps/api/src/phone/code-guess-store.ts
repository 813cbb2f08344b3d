import { LIMITS } from '@signet/rulebook/core/limits';
import { AUDITED_RETURNING, type AuditedUpdate, auditColumns, sideEffectCtes, withCtes } from '../platform/audit/audited-update.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';

export type CodeGuesses = {
  /** Notes a wrong code. `raised`: the same one was tried at so many applications that somebody goes through them; each further one raises it again. */
  note(guess: { id: string; code: string }): Promise<{ applications: number; raised: boolean }>;
};

/** Wrong codes over all applications: who tries one code everywhere never meets the limits of a phone. docs/decisions/0052. */
export function buildCodeGuesses(deps: StoreDeps): CodeGuesses & { sweep(): Promise<void> } {
  const { database, sealer, clock } = deps;
  return {
    note: async ({ id, code }) => {
      const now = clock.now();
      const since = now - LIMITS.sameCodeWindowMs;
      const known = sealer.fingerprints('guess', code);
      type Noted = { isNew: boolean; others: number };
      const [row] =
        await database.run<Noted>(sql`with before as (select application_id from code_guesses where code_hmac ${inTexts(known)} and tried_at > ${since}::bigint),
        noted as (insert into code_guesses (code_hmac, application_id, tried_at) values (${known[0] ?? ''}, ${id}, ${now})
          on conflict (code_hmac, application_id) do update set tried_at = excluded.tried_at returning application_id)
        select not exists (select 1 from before where application_id = ${id}) as is_new,
          (select count(distinct application_id) from before where application_id <> ${id}) as others from noted`);
      const applications = (row?.others ?? 0) + 1;
      const raised = row?.isNew === true && applications >= LIMITS.sameCodeApplications;
      if (raised) {
        const change: AuditedUpdate = { actor: 'system', action: 'code.guessedAcross', detail: { applications } };
        const parts = [
          sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, sealer)} where id = ${id} returning ${AUDITED_RETURNING})`,
          ...sideEffectCtes(change, deps, id),
        ];
        await database.run(sql`${withCtes(parts)} select id from changed`);
      }
      return { applications, raised };
    },
    sweep: async () => {
      await database.run(sql`delete from code_guesses where tried_at <= ${clock.now() - LIMITS.sameCodeWindowMs}::bigint`);
    },
  };
}
