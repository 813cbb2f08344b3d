import {
  BLIND_SAMPLE,
  type BlindAnswer,
  type DrawnOutcome,
  isDrawn,
} from '@signet/rulebook/policy/blind-sample';
import { policyOutcome } from '@signet/rulebook/policy/policy-outcome';
import { changeIfThere } from '../application/change-application.ts';
import { knowsThemSql } from '../decision/hand-out-store.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import { newRowId } from '../platform/ids.ts';
import type { Tx } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/** A round to look at; how it was decided is not in it. */
export type BlindLook = {
  id: string;
  applicationId: string;
  round: number;
  evidence: Readonly<Record<string, unknown>>;
};

/** How often reviewers said so of what a row has decided, and the newest of them. */
export type SaidOfRow = {
  outcome: DrawnOutcome;
  row: string;
  answer: BlindAnswer;
  count: number;
  references: string[];
};

export type SampleCounts = {
  drawn: number;
  answered: number;
  waiting: number;
  expired: number;
  said: SaidOfRow[];
};

export type BlindLooks = {
  /** The look that they have taken already, otherwise the one that waits longest. */
  take(by: Reviewer): Promise<BlindLook | undefined>;
  /** False where it is not theirs, was answered or has ended. */
  answer(said: { id: string; by: Reviewer; answer: BlindAnswer }): Promise<boolean>;
  counts(): Promise<SampleCounts>;
};

const lotBytes = 6;

/**
 * The lot of a round, from 0 to below 1: of a keyed hash, so that nobody outside can tell who is
 * drawn. The hash is base64url; its last character holds fewer bits than the others.
 */
const lotOf = ({ sealer }: Pick<StoreDeps, 'sealer'>, id: string, round: number): number => {
  const hash = sealer.fingerprint('blindSample', `${id} ${round}`).slice(-9, -1);
  return Buffer.from(hash, 'base64url').readUIntBE(0, lotBytes) / 2 ** (8 * lotBytes);
};

/** Draws the round that `tx` stores, if its lot says so. docs/decisions/0286. */
export function drawBlindLook(
  deps: Pick<StoreDeps, 'sealer' | 'clock' | 'blindSamplePercent'>,
  tx: Pick<Tx, 'send'>,
  { id, round, ...decided }: Parameters<typeof policyOutcome>[0] & { id: string; round: number },
): void {
  const outcome = policyOutcome(decided);
  if (!isDrawn(outcome, lotOf(deps, id, round), deps.blindSamplePercent)) return;
  tx.send(sql`insert into blind_looks (id, application_id, round, outcome, drawn_at)
    values (${newRowId('look')}, ${id}, ${round}, ${outcome}, ${deps.clock.now()})
    on conflict do nothing`);
}

/** SQL predicate on `blind_looks l`: nobody has answered, and somebody still may. */
const isOpenSql = (now: number) =>
  sql`l.answered_at is null and l.drawn_at > ${now - BLIND_SAMPLE.openMs}::bigint`;

/** What reviewers would have decided, without knowing what was. docs/decisions/0286. */
export function buildBlindLooks(deps: StoreDeps): BlindLooks {
  const { database, clock } = deps;
  return {
    take: async (by) => {
      const now = clock.now();
      const [taken] = await database.run<Omit<BlindLook, 'evidence'>>(sql`update blind_looks
        set taken_by = ${by.id}, taken_at = ${now}
        where id in (select l.id from blind_looks l join applications a on a.id = l.application_id
          where ${isOpenSql(now)} and a.closed_at is null
            and (l.taken_by is null or l.taken_by = ${by.id}
              or l.taken_at < ${now - BLIND_SAMPLE.takenMs}::bigint)
            and not ${knowsThemSql(sql`l.application_id`, by.id)}
          order by l.taken_by = ${by.id} desc nulls last, l.drawn_at, l.id limit 1
          for update of l skip locked)
        returning id, application_id, round`);
      if (taken === undefined) return undefined;
      const [decided] = await database.run<Pick<BlindLook, 'evidence'>>(sql`select evidence
        from decisions where application_id = ${taken.applicationId} and round = ${taken.round}
          and decided_by = 'rules'`);
      // That somebody read it is on record before it is shown.
      await changeIfThere(deps, { id: taken.applicationId, actor: `reviewer:${by.id}` }, () => ({
        action: 'look.taken',
        detail: auditDetail({ round: taken.round }),
        keepsVersion: true,
      }));
      return { ...taken, evidence: decided?.evidence ?? {} };
    },
    answer: async ({ id, by, answer }) => {
      const now = clock.now();
      const [look] = await database.run<Pick<BlindLook, 'applicationId' | 'round'>>(
        sql`select application_id, round from blind_looks l
          where l.id = ${id} and l.taken_by = ${by.id} and ${isOpenSql(now)}`,
      );
      if (look === undefined) return false;
      const { applicationId, round } = look;
      const asked = { id: applicationId, actor: `reviewer:${by.id}` };
      const done = await changeIfThere(deps, asked, async (tx) => {
        const said = await tx.run(sql`update blind_looks l
          set answer = ${answer}, answered_at = ${now}
          where l.id = ${id} and l.taken_by = ${by.id} and ${isOpenSql(now)} returning l.id`);
        if (said.length === 0) return undefined;
        return {
          action: 'look.answered',
          detail: auditDetail({ round, answer }),
          keepsVersion: true,
        };
      });
      return done?.changed ?? false;
    },
    counts: async () => {
      const now = clock.now();
      const counted = sql`l.drawn_at > ${now - BLIND_SAMPLE.countedMs}::bigint`;
      const [[sums], said] = await Promise.all([
        database.run<Omit<SampleCounts, 'said'>>(sql`select count(*)::integer as drawn,
            count(l.answered_at)::integer as answered,
            count(*) filter (where ${isOpenSql(now)})::integer as waiting,
            count(*) filter (where l.answered_at is null and not (${isOpenSql(now)}))::integer as expired
          from blind_looks l where ${counted}`),
        database.run<SaidOfRow>(sql`select l.outcome, d.row_id as row, l.answer,
            count(*)::integer as count, (array_agg(a.reference
              order by l.answered_at desc))[1:${BLIND_SAMPLE.examplesPerRow}::integer] as references
          from blind_looks l join applications a on a.id = l.application_id
            join decisions d on d.application_id = l.application_id and d.round = l.round
              and d.decided_by = 'rules'
          where l.answered_at is not null and ${counted}
          group by l.outcome, d.row_id, l.answer order by l.outcome, d.row_id, l.answer`),
      ]);
      return { drawn: 0, answered: 0, waiting: 0, expired: 0, ...sums, said };
    },
  };
}
