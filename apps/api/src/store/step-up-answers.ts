import type { Answers } from '@signet/rulebook/entities/asked';
import type { StepUpType } from '@signet/rulebook/step-ups';
import type { WrappedKey } from '../seal.ts';
import { answerWrites } from './answer-writes.ts';
import { CHANGED, type Change, chained, changeParts, decidePart, withParts } from './change.ts';
import { mayReopen, roundColumns } from './decisions.ts';
import { type Sql, sql } from './sql.ts';
import type { Once, Secrets, StoreDeps } from './store.ts';
import { countedTaxIds } from './tax-ids.ts';

/** Step-ups that are answered with answers, and tax ids by themselves. */
export type StepUpAnswers = {
  /** An open step-up's answers, saved and counted with its end and a new round; the actor is authorised already. */
  answerStepUp(answered: {
    id: string;
    type: StepUpType;
    answers: Answers;
    secrets: Secrets;
    actor: string;
    /** The level that the answers lift the application to. */
    level?: 'FULL';
    dataKey: WrappedKey;
    once?: Once;
  }): Promise<{ answered: true } | { answered: false; why: 'moved' | 'tooMany' }>;
  /** A tax id by itself: ends the step-up where that is asked, else it is kept for later. False: changed too often today. */
  submitTaxId(submitted: {
    id: string;
    stepUp: StepUpType;
    answers: Answers;
    secrets: Secrets;
    actor: string;
    dataKey: WrappedKey;
    once?: Once;
  }): Promise<{ submitted: boolean }>;
  /** Step-up FULL_ONBOARDING for an application that was approved at BASIC level and waits for identity. decisions.md, section 3, Levels. */
  askFullOnboarding(asked: { id: string; userId: string; actor: string }): Promise<{ asked: boolean }>;
};

/** Step-ups that are answered with answers: saved, counted, finished and looked at again in one statement. decisions.md, section 4. */
export function buildStepUpAnswers(deps: StoreDeps): StepUpAnswers {
  const { database, sealer, clock } = deps;

  const isOpen = async (id: string, type: string): Promise<boolean> => {
    const rows = await database.run(sql`select 1 as one from step_ups where application_id = ${id} and type = ${type} and done_at is null`);
    return rows.length > 0;
  };

  return {
    answerStepUp: async ({ id, type, answers, secrets, actor, level, dataKey, once }) => {
      const now = clock.now();
      const paths = [...Object.keys(answers), ...Object.keys(secrets)];
      const change: Change = { actor, action: 'stepUp.answered', detail: { type, paths, ...(level ? { level } : {}) }, once };
      const counted = countedTaxIds(secrets, now);
      const levelColumn: Sql = level === undefined ? sql`` : sql`, application_level = ${level}::text`;
      const parts = [
        // The application's own row is held first: of two at once the second sees what the first has counted and finished.
        sql`held as (select applications.id as held_id from applications where id = ${id} ${counted.where} for update)`,
        sql`finished as (update step_ups set done_at = ${now}::bigint, result = 'done' from held
          where step_ups.application_id = held.held_id and step_ups.type = ${type} and step_ups.done_at is null returning application_id)`,
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint ${levelColumn} ${counted.set},
          ${roundColumns(mayReopen, now)}, ${chained(change, now)}
          from finished where id = finished.application_id returning ${CHANGED}, ${mayReopen} as opened)`,
        ...answerWrites({ id, answers, secrets, dataKey }, sealer),
        decidePart(now, now),
        ...changeParts(change, deps, id),
      ];
      const rows = await database.run(sql`${withParts(parts)} select id from changed`);
      if (rows.length > 0) return { answered: true };
      return { answered: false, why: (await isOpen(id, type)) ? 'tooMany' : 'moved' };
    },

    submitTaxId: async ({ id, stepUp, answers, secrets, actor, dataKey, once }) => {
      const now = clock.now();
      const paths = [...Object.keys(answers), ...Object.keys(secrets)];
      const change: Change = { actor, action: 'taxId.submitted', detail: { paths }, once };
      const counted = countedTaxIds(secrets, now);
      const opens = sql`(exists (select 1 from finished) and ${mayReopen})`;
      const parts = [
        sql`held as (select applications.id as held_id from applications where id = ${id} ${counted.where} for update)`,
        sql`finished as (update step_ups set done_at = ${now}::bigint, result = 'done' from held
          where step_ups.application_id = held.held_id and step_ups.type = ${stepUp} and step_ups.done_at is null returning application_id)`,
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, tax_id_submitted_at = ${now}::bigint ${counted.set},
          ${roundColumns(opens, now)}, ${chained(change, now)}
          from held where applications.id = held.held_id ${counted.where} returning ${CHANGED}, ${opens} as opened)`,
        ...answerWrites({ id, answers, secrets, dataKey }, sealer),
        decidePart(now, now),
        ...changeParts(change, deps, id),
      ];
      const rows = await database.run(sql`${withParts(parts)} select id from changed`);
      return { submitted: rows.length > 0 };
    },

    askFullOnboarding: async ({ id, userId, actor }) => {
      const now = clock.now();
      const change: Change = { actor, action: 'stepUp.asked', detail: { type: 'FULL_ONBOARDING' } };
      const parts = [
        sql`changed as (update applications set version = version + 1, ${chained(change, now)}
          where id = ${id} and user_id = ${userId} and application_level = 'BASIC' and decision = 'APPROVED_PENDING' and checking_since is null
            and not exists (select 1 from step_ups u where u.application_id = applications.id and u.type = 'FULL_ONBOARDING' and u.done_at is null)
          returning ${CHANGED})`,
        sql`asked as (insert into step_ups (application_id, round, type, asked_at) select id, round, 'FULL_ONBOARDING', ${now}::bigint from changed
          on conflict do nothing)`,
        ...changeParts(change, deps, id),
      ];
      const rows = await database.run(sql`${withParts(parts)} select id from changed`);
      return { asked: rows.length > 0 || (await isOpen(id, 'FULL_ONBOARDING')) };
    },
  };
}
