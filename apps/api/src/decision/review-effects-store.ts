import { BANK_REVIEW_RESULTS, type BankReviewResult } from '@signet/rulebook/bank/bank-status';
import type { REVIEW_ACTIONS, ReviewAction } from '@signet/rulebook/decision/review-actions';
import { BANK_CASES, isOwnerCase, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import { mayReopenSql } from '../application/round-store.ts';
import { RECHECK_BANK_JOB } from '../bank/store.ts';
import { owedMonthsAgain, owedMonthsClosed } from '../orders/owed-months-store.ts';
import { OWNER_EFFECTS, proposedOwner } from '../people/owner-review-store.ts';
import {
  DECIDE_JOB,
  decideJobCte,
  roundColumns,
  SEND_MESSAGE_JOB,
} from '../platform/audit/audited-update.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { Reviewer } from '../platform/store-types.ts';
import { isFailingJobSql } from './review-cases-store.ts';

type Settling = {
  now: number;
  reason: string | undefined;
  ownerId: string;
  reviewer: Reviewer;
  tokenHash: string | undefined;
};

/**
 * `set` and `when` extend the update of the application, `opens` decides whether a round opens, and
 * `parts` run after `changed`.
 */
export type ReviewEffect = (settling: Settling) => {
  set?: Sql;
  when?: Sql;
  opens?: Sql;
  parts: readonly Sql[];
};

const jobsNow = (which: Sql, now: number): Sql =>
  sql`again as (update jobs set due_at = ${now}::bigint, attempts = 0 from changed
    where jobs.application_id = changed.id and jobs.state = 'waiting' and ${which})`;

const bankIs =
  (result: BankReviewResult): ReviewEffect =>
  ({ now }) => ({
    parts: [
      sql`settled as (update bank_accounts set status = ${BANK_REVIEW_RESULTS[result]}::text, check_result = ${result}::text, checked_at = ${now}::bigint
        from changed where bank_accounts.application_id = changed.id and is_primary and (status = 'PENDING' or check_result = 'depositsFailed'))`,
    ],
  });
/** The first of two reviewers' word stands until something else happens to the account. */
const isProposedSql = sql`b.is_primary and b.proposed_at >= coalesce(b.checked_at, b.created_at)`;
const proposedAccount: ReviewEffect = ({ now, reason, reviewer }) => ({
  parts: [
    sql`settled as (update bank_accounts set proposed_by = ${reviewer.id}::text, proposed_reason = ${reason}::text, proposed_at = ${now}::bigint
      from changed where bank_accounts.application_id = changed.id and is_primary)`,
  ],
});
/** The second reviewer's word; a race with the first finds no proposal of another person. */
const releasedAccount: ReviewEffect = (settling) => ({
  ...bankIs('confirmed')(settling),
  when: sql`exists (select 1 from bank_accounts b where b.application_id = applications.id and ${isProposedSql} and b.proposed_by <> ${settling.reviewer.id}::text)`,
});

/** The account of a bank case as JSON, or null; a revoked reviewer's word no longer counts. */
export const reviewedAccountSql = (
  reviewCase: Sql,
  id: Sql,
): Sql => sql`(select jsonb_strip_nulls(jsonb_build_object('proposedBy',
    (select jsonb_build_object('id', r.id, 'name', r.name) from reviewers r where r.id = b.proposed_by and r.revoked_at is null and ${isProposedSql})))
  from bank_accounts b where ${reviewCase} ${inTexts(BANK_CASES)} and b.application_id = ${id} and b.is_primary)`;

const BANK_EFFECTS = {
  confirm: releasedAccount,
  askForAnother: bankIs('replaceAsked'),
  decline: bankIs('refused'),
};

const undelivered = sql`outbox.application_id = changed.id and outbox.state = 'failed'`;
const endRequest = (now: number, outcome: string): Sql =>
  sql`settled as (update review_requests set answered_at = ${now}::bigint, outcome = ${outcome}::text
    from changed where review_requests.application_id = changed.id and answered_at is null)`;

const EFFECTS: {
  readonly [Case in ReviewCase]: Readonly<
    Record<keyof (typeof REVIEW_ACTIONS)[Case], ReviewEffect>
  >;
} = {
  decision: {},
  'check.stuck': {
    tryAgain: ({ now }) => ({
      parts: [
        sql`again as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
          select ${DECIDE_JOB}::text || ':' || id || ':' || round, ${DECIDE_JOB}::text, id, jsonb_build_object('round', round), ${now}::bigint, 0, 'waiting', ${now}::bigint
          from changed on conflict (id) do update set due_at = excluded.due_at, attempts = 0 where jobs.state = 'waiting')`,
      ],
    }),
  },
  'job.failing': { tryAgain: ({ now }) => ({ parts: [jobsNow(isFailingJobSql, now)] }) },
  'message.undelivered': {
    sendAgain: ({ now }) => ({
      parts: [
        sql`again as (update outbox set state = 'waiting', failed_at = null from changed where ${undelivered} returning outbox.id, outbox.application_id)`,
        sql`sending as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
          select ${SEND_MESSAGE_JOB}::text || ':' || id, ${SEND_MESSAGE_JOB}::text, application_id, jsonb_build_object('outboxId', id), ${now}::bigint, 0, 'waiting', ${now}::bigint
          from again on conflict (id) do update set due_at = excluded.due_at, attempts = 0 where jobs.state = 'waiting')`,
      ],
    }),
    // The body contains personal data and will never be sent, so it is deleted.
    giveUp: () => ({
      parts: [
        sql`settled as (update outbox set state = 'dropped', body_sealed = null from changed where ${undelivered})`,
      ],
    }),
  },
  'approval.stalled': {
    tryAgain: ({ now }) => ({
      set: sql`${roundColumns(mayReopenSql, now)}, `,
      when: mayReopenSql,
      parts: [decideJobCte(now, now)],
    }),
  },
  'bank.nameMismatch': BANK_EFFECTS,
  'bank.depositsFailed': BANK_EFFECTS,
  'bank.voidCheck': BANK_EFFECTS,
  'bank.unanswered': {
    ...BANK_EFFECTS,
    tryAgain: ({ now }) => ({ parts: [jobsNow(sql`jobs.kind = ${RECHECK_BANK_JOB}::text`, now)] }),
  },
  'review.requested': {
    answered: ({ now }) => ({ parts: [endRequest(now, 'answered')] }),
    close: ({ now, reason = '' }) => ({ parts: [endRequest(now, reason)] }),
  },
  'order.owed': {
    tryAgain: ({ now }) => ({ parts: owedMonthsAgain(now) }),
    close: () => ({ parts: owedMonthsClosed }),
  },
  'owner.failed': OWNER_EFFECTS,
  'owner.denied': OWNER_EFFECTS,
  'owner.replaced': OWNER_EFFECTS,
  'owner.overdue': OWNER_EFFECTS,
};

/** The first of two reviewers' words on a case, and how the audit log calls it. */
export const proposal = (reviewCase: ReviewCase): { action: string; effect: ReviewEffect } =>
  isOwnerCase(reviewCase)
    ? { action: 'owner.proposed', effect: proposedOwner }
    : { action: 'bank.proposed', effect: proposedAccount };

/** Undefined when the case does not offer this action. */
export const reviewEffect = (
  reviewCase: ReviewCase,
  action: ReviewAction,
): ReviewEffect | undefined =>
  (EFFECTS[reviewCase] as Partial<Record<ReviewAction, ReviewEffect>>)[action]; // each row has its own actions
