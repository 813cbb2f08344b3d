import { LIMITS } from '@signet/rulebook/core/limits';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { changeIfThere } from '../application/change-application.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import type { Batch } from '../platform/jobs/duty.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export type CodeGuesses = {
  /**
   * Records a wrong code. `raised`: enough applications saw the same code to suggest guessing; each
   * further one raises it again.
   */
  note(guess: { id: string; code: string }): Promise<{ applications: number; raised: boolean }>;
};

/**
 * Wrong codes across applications: trying one code everywhere never hits the limits of a phone.
 * docs/decisions/0052.
 */
export function buildCodeGuesses(deps: StoreDeps): CodeGuesses & { forget: Batch } {
  const { database, sealer, clock } = deps;

  /** Keeps the guess, and says at which applications the same code was tried lately. */
  const keep = ({ id, code }: { id: string; code: string }): Promise<Set<string>> =>
    database.transaction(async (tx) => {
      const [codeHmac = '', ...older] = sealer.fingerprints('guess', code);
      const triedAt = clock.now();
      const before = tx.run(
        query
          .selectFrom('codeGuesses')
          .select('applicationId')
          .where('codeHmac', 'in', [codeHmac, ...older])
          .where('triedAt', '>', triedAt - PHONE_LIMITS.sameCodeWindowMs),
      );
      tx.send(
        query
          .insertInto('codeGuesses')
          .values({ codeHmac, applicationId: id, triedAt })
          .onConflict((conflict) =>
            conflict.columns(['codeHmac', 'applicationId']).doUpdateSet({ triedAt }),
          ),
      );
      return new Set((await before).map(({ applicationId }) => applicationId));
    });

  return {
    note: async (guess) => {
      const { id } = guess;
      const before = await keep(guess);
      const applications = new Set([...before, id]).size;
      const raised = !before.has(id) && applications >= PHONE_LIMITS.sameCodeApplications;
      if (raised)
        await changeIfThere(deps, { id, actor: 'system' }, () => ({
          action: 'code.guessedAcross',
          detail: auditDetail({ applications }),
        }));
      return { applications, raised };
    },
    forget: async () => {
      const before = clock.now() - PHONE_LIMITS.sameCodeWindowMs;
      const gone = await database.run<{ one: number }>(sql`delete from code_guesses
        where (code_hmac, application_id) in (select code_hmac, application_id from code_guesses
          where tried_at <= ${before}::bigint limit ${LIMITS.rowsAtOnce}::integer) returning 1 as one`);
      return gone.length < LIMITS.rowsAtOnce ? undefined : '';
    },
  };
}
