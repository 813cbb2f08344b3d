import { LIMITS } from '@signet/rulebook/core/limits';
import type { OwnerCase } from '@signet/rulebook/decision/review-queue';
import { UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import { INQUIRY_STEP_UP } from '@signet/rulebook/identity/inquiry';
import { invitationEndsAt } from '@signet/rulebook/people/invitation';
import type { OwnerCheckOutcome } from '@signet/rulebook/people/owner-check';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { mayReopenSql } from '../application/round-store.ts';
import { decideJobCte, roundColumns } from '../platform/audit/audited-update.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { Reviewer } from '../platform/store-types.ts';
import { isLastSql, mustDecideAfterOneSql, mustDecideAgainSql } from './invitation-store.ts';
import { CHECK_OWNER_JOB } from './owner-check-job.ts';

export type ReviewedOwner = {
  id: string;
  name: string;
  /** The watch-list result of the person now in this place; absent when not checked. */
  watchList?: string;
  proposedBy?: Reviewer;
};

/** SQL predicate on `people o`: the latest check round is a reviewer's, with this outcome. */
const isReviewerOutcomeSql = (
  outcome: OwnerCheckOutcome,
): Sql => sql`exists (select 1 from owner_checks c
  where c.person_id = o.id and c.round = o.check_round and c.decided_by = 'person' and c.outcome = ${outcome}::text)`;

const unsettled = sql`from people o join applications on applications.id = o.application_id
  where o.role = 'owner' and o.verified_at is null and ${mayReopenSql} and not ${isReviewerOutcomeSql('failed')}`;

const deadline = sql`(select o.mail_accepted_at + ${LIMITS.ownerAnswerMs}::bigint from step_ups w
  where w.application_id = o.application_id and w.type = ${OTHER_OWNERS_STEP_UP}::text and w.finished_at is null)`;

/**
 * Rows of (id, since, fault, owner_id); must match `ownerTrouble` in the rulebook. An owner whose
 * check is running has answered.
 */
export const ownerCasesAt = (now: number): Record<OwnerCase, Sql> => ({
  'owner.failed': sql`select o.application_id, greatest(applications.onboarded_at, (select max(c.decided_at) from owner_checks c
      where c.person_id = o.id and c.decided_by = 'rules')), null::text, o.id ${unsettled} and o.check_failure = 'failed'`,
  'owner.denied': sql`select o.application_id, greatest(applications.onboarded_at, o.asked_at), null::text, o.id ${unsettled} and o.check_failure = 'denied'`,
  'owner.replaced': sql`select o.application_id, greatest(applications.onboarded_at, o.replaced_at), null::text, o.id ${unsettled}
    and (o.check_failure = 'replaced' or o.check_failure is null and o.replaced_at is not null and o.replacement_settled_at is null)`,
  'owner.overdue': sql`select o.application_id, ${deadline}, null::text, o.id ${unsettled} and o.check_failure is null
    and o.check_started_at is null and ${deadline} <= ${now}::bigint`,
});

/**
 * The owner of a case row as JSON, or null. Watch-list results count only if made since the current
 * person confirmed.
 */
export const reviewedOwnerSql = (
  ownerId: Sql,
): Sql => sql`(select jsonb_strip_nulls(jsonb_build_object('id', o.id, 'name', concat_ws(' ', o.first_name, o.last_name),
    'watchList', (select c.evidence ->> 'watchList' from owner_checks c where c.person_id = o.id and c.decided_by = 'rules'
      and c.decided_at >= o.confirmed_at order by c.round desc limit 1),
    'proposedBy', (select jsonb_build_object('id', r.id, 'name', r.name) from owner_checks c join reviewers r on r.id = c.reviewer ->> 'id'
      where c.person_id = o.id and c.round = o.check_round and c.decided_by = 'person' and c.outcome = 'review' and r.revoked_at is null)))
  from people o where o.id = ${ownerId})`;

type ReviewerAction = {
  now: number;
  ownerId: string;
  reason: string | undefined;
  reviewer: Reviewer;
  tokenHash: string | undefined;
};

/** Stores a reviewer's result next to those of the rules, in the round that `settled` starts. */
const checkRow = (outcome: OwnerCheckOutcome, { now, reason, reviewer }: ReviewerAction): Sql =>
  sql`kept as (insert into owner_checks (application_id, person_id, round, decided_by, outcome, row_id, reason, evidence, version, decided_at, reviewer)
    select changed.id, settled.id, settled.check_round, 'person', ${outcome}::text, 'review', ${reason}::text, '{}'::jsonb,
      ${UNDERWRITING_VERSION}::text, ${now}::bigint, ${JSON.stringify(reviewer)}::jsonb from changed, settled)`;

const settled = (
  set: Sql,
  { ownerId }: ReviewerAction,
): Sql => sql`settled as (update people o set ${set} from changed
  where o.id = ${ownerId}::text and o.application_id = changed.id and o.role = 'owner' and o.verified_at is null returning o.id, o.check_round, o.check_started_at)`;

const nextRound = sql`check_round = coalesce(o.check_round, 0) + 1`;

/** Reviewer actions on an owner as statement parts; `opens` reopens the application. */
export const OWNER_EFFECTS = {
  confirmOwner: (action: ReviewerAction) => {
    const opens = mustDecideAfterOneSql(action.ownerId);
    return {
      set: sql`${roundColumns(opens, action.now)}, `,
      opens,
      parts: [
        settled(
          sql`verified_at = ${action.now}::bigint, check_failure = null, check_started_at = null, check_step_up = null, check_reason = null, ${nextRound}`,
          action,
        ),
        checkRow('verified', action),
        ...verifiedCtes(action.ownerId, action.now),
        decideJobCte(action.now, action.now),
      ],
    };
  },
  /**
   * Requires photo ID if the owner's details had failed, restarts the deadline and sends a new
   * link.
   */
  askOwnerAgain: (action: ReviewerAction) => ({
    set: sql`${roundColumns(mustDecideAgainSql, action.now)}, `,
    opens: mustDecideAgainSql,
    parts: [
      settled(
        sql`check_failure = null, check_reason = null, asked_at = ${action.now}::bigint, mail_accepted_at = null, mail_refused_at = null,
          replacement_settled_at = case when o.replaced_at is not null then ${action.now}::bigint end, ${nextRound},
          check_step_up = case when o.check_failure is null then o.check_step_up when o.confirmed_at is not null then ${INQUIRY_STEP_UP.identification}::text end,
          invited_at = coalesce(o.invited_at, '{}') || ${action.now}::bigint`,
        action,
      ),
      sql`invited as (insert into owner_invitations (token_hash, application_id, person_id, created_at, expires_at)
        select ${action.tokenHash}::text, changed.id, settled.id, ${action.now}::bigint, ${invitationEndsAt(action.now)}::bigint from changed, settled)`,
      decideJobCte(action.now, action.now),
    ],
  }),
  /** They stay to prove photo ID; who has done so already is checked again, and then verified. */
  acceptReplacement: (action: ReviewerAction) => ({
    set: sql`${roundColumns(mustDecideAgainSql, action.now)}, `,
    opens: mustDecideAgainSql,
    parts: [
      settled(
        sql`replacement_settled_at = ${action.now}::bigint, check_reason = null, ${nextRound},
          check_started_at = case when o.check_failure = 'replaced' then ${action.now}::bigint end,
          check_failure = case when o.check_failure <> 'replaced' then o.check_failure end`,
        action,
      ),
      sql`checking as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${CHECK_OWNER_JOB}::text || ':' || settled.id || ':' || settled.check_round, ${CHECK_OWNER_JOB}::text, changed.id,
          jsonb_build_object('ownerId', settled.id, 'round', settled.check_round), ${action.now}::bigint, 0, 'waiting', ${action.now}::bigint
        from changed, settled where settled.check_started_at is not null)`,
      decideJobCte(action.now, action.now),
    ],
  }),
  declineOwner: (action: ReviewerAction) => ({
    set: sql`${roundColumns(mustDecideAgainSql, action.now)}, `,
    opens: mustDecideAgainSql,
    parts: [
      settled(
        sql`check_failure = 'failed', check_started_at = null, check_step_up = null, check_reason = null, ${nextRound}`,
        action,
      ),
      checkRow('failed', action),
      sql`ended as (delete from owner_invitations i using changed where i.person_id = ${action.ownerId}::text)`,
      decideJobCte(action.now, action.now),
    ],
  }),
} as const;

/** The first of two confirmations; void as soon as anything else happens to the owner. */
export const proposedOwner = (action: ReviewerAction) => ({
  parts: [settled(nextRound, action), checkRow('review', action)],
});

/**
 * CTEs for a statement whose `changed` verifies the owner: deletes their links and, for the last
 * owner, finishes the step-up.
 */
export const verifiedCtes = (ownerId: string, now: number): Sql[] => [
  sql`finished as (update step_ups set finished_at = ${now}::bigint, result = 'done' from applications, changed
    where applications.id = changed.id and step_ups.application_id = applications.id and step_ups.type = ${OTHER_OWNERS_STEP_UP}::text
      and step_ups.finished_at is null and ${isLastSql(ownerId)})`,
  sql`ended as (delete from owner_invitations i using changed where i.person_id = ${ownerId}::text)`,
];
