import {
  REOPENED,
  type ReopeningReason,
  reopenableUntil,
} from '@signet/rulebook/decision/reopening';
import { changeIfThere } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import { query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { Reviewer } from './new-decision.ts';
import { writeNote } from './note-store.ts';
import type { ReviewEffect } from './reviewer-store.ts';

/** A refusal that somebody proposes to take back; `proposedAt` is in ms of the product's clock. */
export type ProposedReopening = {
  proposedBy: Reviewer;
  proposedAt: number;
  reason: ReopeningReason;
};

export type Reopenings = {
  /** False where it may not be taken back, or somebody proposes so already. */
  proposeReopening(proposed: {
    id: string;
    version: number;
    reason: ReopeningReason;
    note: string;
    by: Reviewer;
  }): Promise<boolean>;
};

/** Until when the refusal may be taken back, in ms of the product's clock. */
export const reopenableUntilOf = (
  application: StoredApplication,
  now: number,
): number | undefined =>
  reopenableUntil(
    {
      decision: application.decision,
      decidedAt: application.lastDecision?.since,
      closedAt: application.closedAt,
      areSecretsErased: Object.keys(application.secretsOnFile).length === 0,
    },
    now,
  );

/** The open proposal of a `reopening.proposed` case as JSON, or null. */
export const proposedReopeningSql = (
  reviewCase: Sql,
  id: Sql,
): Sql => sql`(select jsonb_build_object('reason', o.reason, 'proposedAt', o.proposed_at,
    'proposedBy', (select jsonb_build_object('id', r.id, 'name', r.name) from reviewers r
      where r.id = o.proposed_by))
  from reopenings o where ${reviewCase} = 'reopening.proposed' and o.application_id = ${id}
  and o.confirmed_at is null)`;

const openOf = ({ id, round }: Pick<StoredApplication, 'id' | 'round'>) =>
  query
    .selectFrom('reopenings')
    .select('proposedBy')
    .where('applicationId', '=', id)
    .where('round', '=', round)
    .where('confirmedAt', 'is', null);

/** The second person's word: the refusal is gone, and a round of checks begins. */
const reopened: ReviewEffect = async ({ tx, application, reviewer, now }) => {
  const [open] = await tx.run(openOf(application));
  if (open === undefined || open.proposedBy === reviewer.id) return undefined;
  if (reopenableUntilOf(application, now) === undefined) return undefined;
  tx.send(
    query
      .updateTable('reopenings')
      .set({ confirmedBy: reviewer.id, confirmedAt: now })
      .where('applicationId', '=', application.id)
      .where('round', '=', application.round),
  );
  return { set: { ...REOPENED, promisedBy: null }, opensRoundAt: now };
};

const keptDeclined: ReviewEffect = ({ tx, application }) => {
  tx.send(
    query
      .deleteFrom('reopenings')
      .where('applicationId', '=', application.id)
      .where('confirmedAt', 'is', null),
  );
  return {};
};

export const REOPENING_EFFECTS = { reopen: reopened, keepDeclined: keptDeclined };

/** Refusals that two people take back. docs/decisions/0269. */
export function buildReopenings(deps: StoreDeps): Reopenings {
  return {
    proposeReopening: async ({ id, version, reason, note, by }) => {
      const asked = { id, version, actor: `reviewer:${by.id}` };
      const proposed = await changeIfThere(deps, asked, async (tx, application) => {
        const now = deps.clock.now();
        if (reopenableUntilOf(application, now) === undefined) return undefined;
        if ((await tx.run(openOf(application))).length > 0) return undefined;
        const { round } = application;
        tx.send(
          query.insertInto('reopenings').values({
            ...{ applicationId: id, round, reason, proposedBy: by.id, proposedAt: now },
          }),
        );
        const said = { author: by, about: 'reopening', text: note, mentions: [] } as const;
        writeNote(deps, tx, application, said);
        return {
          action: 'reopening.proposed',
          detail: auditDetail({ round, reason: codeOf(reason), reviewer: idOf(by.id) }),
        };
      });
      return proposed?.changed ?? false;
    },
  };
}
