import { UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import { INQUIRY_STEP_UP } from '@signet/rulebook/identity/inquiry';
import { invitationEndsAt } from '@signet/rulebook/people/invitation';
import type { OwnerCheckOutcome } from '@signet/rulebook/people/owner-check';
import {
  mustDecideAfter,
  mustDecideAgain,
  unverifiedOthers,
} from '@signet/rulebook/people/owner-rounds';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { endStepUps } from '../application/round-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import type { ReviewEffect, Settling } from '../decision/reviewer-store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { jsonObject } from '../platform/sql/json-object.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import { ownOwner } from './own-owner.ts';
import { CHECK_OWNER_JOB, checkOwnerJob } from './owner-check-job.ts';

export type ReviewedOwner = {
  id: string;
  name: string;
  /** The watch-list result of the person now in this place; absent when not checked. */
  watchList?: string;
  proposedBy?: Reviewer;
};

/** The latest watch-list result of the rules, if made since the current person confirmed. */
const watchList = sql`(select c.evidence ->> 'watchList' from owner_checks c
  where c.person_id = o.id and c.decided_by = 'rules' and c.decided_at >= o.confirmed_at
  order by c.round desc limit 1)`;

/** The reviewer whose confirmation waits for that of a second one. */
const proposer = sql`(select ${jsonObject('reviewers as r', ['id', 'name'])} from owner_checks c
  join reviewers r on r.id = c.reviewer ->> 'id' and r.revoked_at is null
  where c.person_id = o.id and c.round = o.check_round and c.decided_by = 'person'
    and c.outcome = 'review')`;

/** The owner of a case row as JSON, or null. */
export const reviewedOwnerSql = (ownerId: Sql): Sql =>
  sql`(select ${jsonObject('people as o', ['id'], {
    name: sql`concat_ws(' ', o.first_name, o.last_name)`,
    watchList,
    proposedBy: proposer,
  })} from people o where o.id = ${ownerId})`;

/** The owner whose case is settled, and the round of checks that begins with it. */
function settledOwner({ application, ownerId }: Settling) {
  const owner = ownOwner(application, ownerId);
  return owner && { ...owner, round: (owner.checkRound ?? 0) + 1 };
}

/** Writes to the owner in a round of its own, so that a running check no longer counts. */
const setOwner = ({ tx, ownerId }: Settling, checkRound: number, set: Columns<'people'>): void =>
  tx.send(
    query
      .updateTable('people')
      .set({ checkRound, ...set })
      .where('id', '=', ownerId),
  );

/** Stores a reviewer's result next to those of the rules. */
const addCheck = (
  { tx, application, ownerId, now, reason, reviewer }: Settling,
  round: number,
  outcome: OwnerCheckOutcome,
): void =>
  tx.send(
    query.insertInto('ownerChecks').values({
      ...{ applicationId: application.id, personId: ownerId, round, outcome, reason },
      decidedBy: 'person',
      rowId: 'review',
      evidence: JSON.stringify({}),
      version: UNDERWRITING_VERSION,
      decidedAt: now,
      reviewer: JSON.stringify(reviewer),
    }),
  );

const reopenFor = ({ application, now }: Settling, opens = mustDecideAgain(application)) =>
  opens ? { opensRoundAt: now } : {};

/** Reviewer actions on an owner who is not verified yet. */
export const OWNER_EFFECTS = {
  confirmOwner: (settling) => {
    const owner = settledOwner(settling);
    if (owner === undefined) return undefined;
    const { tx, application, ownerId, now } = settling;
    setOwner(settling, owner.round, {
      verifiedAt: now,
      checkFailure: null,
      checkStartedAt: null,
      checkStepUp: null,
      checkReason: null,
    });
    addCheck(settling, owner.round, 'verified');
    ownerVerified(tx, application, ownerId, now);
    return reopenFor(settling, mustDecideAfter(application, ownerId));
  },
  /**
   * Requires photo ID if the owner's details had failed, restarts the deadline and sends a new
   * link.
   */
  askOwnerAgain: (settling) => {
    const owner = settledOwner(settling);
    const { tx, application, ownerId, now, tokenHash } = settling;
    if (owner === undefined || tokenHash === undefined) return undefined;
    const { checkFailure, confirmedAt, replacedAt, invitedAt = [] } = owner;
    const provesId = checkFailure !== undefined && confirmedAt !== undefined;
    setOwner(settling, owner.round, {
      checkFailure: null,
      checkReason: null,
      askedAt: now,
      mailAcceptedAt: null,
      mailRefusedAt: null,
      replacementSettledAt: replacedAt === undefined ? null : now,
      ...(checkFailure === undefined
        ? {}
        : { checkStepUp: provesId ? INQUIRY_STEP_UP.identification : null }),
      invitedAt: [...invitedAt, now],
    });
    const endsAt = invitationEndsAt(now, {});
    addInvitation(tx, { id: application.id, ownerId, tokenHash, now, endsAt });
    return reopenFor(settling);
  },
  /** They stay to prove photo ID; who has done so already is checked again, and then verified. */
  acceptReplacement: (settling) => {
    const owner = settledOwner(settling);
    if (owner === undefined) return undefined;
    const { ownerId, now } = settling;
    const isProven = owner.checkFailure === 'replaced';
    setOwner(settling, owner.round, {
      replacementSettledAt: now,
      checkReason: null,
      checkStartedAt: isProven ? now : null,
      ...(isProven ? { checkFailure: null } : {}),
    });
    const check = checkOwnerJob(ownerId, owner.round);
    const id = `${CHECK_OWNER_JOB}:${ownerId}:${owner.round}`;
    return { ...reopenFor(settling), jobs: isProven ? [{ ...check, id }] : [] };
  },
  declineOwner: (settling) => {
    const owner = settledOwner(settling);
    if (owner === undefined) return undefined;
    setOwner(settling, owner.round, {
      checkFailure: 'failed',
      checkStartedAt: null,
      checkStepUp: null,
      checkReason: null,
    });
    addCheck(settling, owner.round, 'failed');
    endInvitations(settling.tx, settling.ownerId);
    return reopenFor(settling);
  },
} as const satisfies Readonly<Record<string, ReviewEffect>>;

/** The first of two confirmations; void as soon as anything else happens to the owner. */
export const proposedOwner: ReviewEffect = (settling) => {
  const owner = settledOwner(settling);
  if (owner === undefined) return undefined;
  setOwner(settling, owner.round, {});
  addCheck(settling, owner.round, 'review');
  return {};
};

type NewInvitation = {
  id: string;
  ownerId: string;
  tokenHash: string;
  now: number;
  endsAt: number;
};

export const addInvitation = (
  tx: Tx,
  { id, ownerId, tokenHash, now, endsAt }: NewInvitation,
): void =>
  tx.send(
    query.insertInto('ownerInvitations').values({
      ...{ tokenHash, applicationId: id, personId: ownerId },
      ...{ createdAt: now, expiresAt: endsAt },
    }),
  );

export const endInvitations = (tx: Tx, ownerId: string): void =>
  tx.send(query.deleteFrom('ownerInvitations').where('personId', '=', ownerId));

/** What follows once an owner is verified: their links end, and with the last owner the step-up. */
export function ownerVerified(
  tx: Tx,
  application: StoredApplication,
  ownerId: string,
  finishedAt: number,
): void {
  endInvitations(tx, ownerId);
  if (unverifiedOthers(application, ownerId) > 0) return;
  endStepUps(tx, application.id, [OTHER_OWNERS_STEP_UP], { finishedAt, result: 'done' });
}
