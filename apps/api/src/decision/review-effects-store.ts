import { BANK_REVIEW_RESULTS, type BankReviewResult } from '@signet/rulebook/bank/bank-status';
import { REVIEW_ACTIONS, type ReviewAction } from '@signet/rulebook/decision/review-actions';
import { BANK_CASES, isOwnerCase, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import { DECIDE_JOB, decideJob } from '../application/change-application.ts';
import { RECHECK_BANK_JOB } from '../bank/store.ts';
import { sendJob } from '../messages/add-messages.ts';
import { proposedClearing, WATCH_LIST_EFFECTS } from '../ongoing/ongoing-check-store.ts';
import { EXPIRED_ID_EFFECTS } from '../ongoing/renewal-store.ts';
import { owedMonthsAgain, owedMonthsClosed } from '../orders/owed-months-store.ts';
import { OWNER_EFFECTS, proposedOwner } from '../people/owner-review-store.ts';
import { addJobs, hurryJobs } from '../platform/jobs/store.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import { REOPENING_EFFECTS } from './reopening-store.ts';
import { failingKindsOf } from './review-cases-store.ts';
import type { ReviewEffect, Settling } from './reviewer-store.ts';

/** An effect that only writes. */
const writing =
  (write: (settling: Settling) => void): ReviewEffect =>
  (settling) => {
    write(settling);
    return {};
  };

const primaryOf = ({ application }: Settling) =>
  query
    .updateTable('bankAccounts')
    .where('applicationId', '=', application.id)
    .where('isPrimary', '=', true);

/** Runs the application's jobs of these kinds at once, as if they had not failed. */
const runAgain = ({ deps, tx, application }: Settling, kinds: readonly string[]): void =>
  hurryJobs(deps, tx, application.id, kinds);

const bankIs = (result: BankReviewResult): ReviewEffect =>
  writing((settling) => {
    const checked = { status: BANK_REVIEW_RESULTS[result], checkResult: result };
    settling.tx.send(
      primaryOf(settling)
        .set({ ...checked, checkedAt: settling.now })
        .where(({ or, eb }) =>
          or([eb('status', '=', 'PENDING'), eb('checkResult', '=', 'depositsFailed')]),
        ),
    );
  });

/** The first of two reviewers' word stands until something else happens to the account. */
const isProposedSql = sql`b.is_primary and b.proposed_at >= coalesce(b.checked_at, b.created_at)`;

const proposedAccount = writing((settling) => {
  const { tx, reviewer, reason = null, now } = settling;
  const proposed = { proposedBy: reviewer.id, proposedReason: reason, proposedAt: now };
  tx.send(primaryOf(settling).set(proposed));
});

/** The second reviewer's word; a race with the first finds no proposal of another person. */
const releasedAccount: ReviewEffect = async (settling) => {
  const { tx, application, reviewer } = settling;
  const proposals = await tx.run(sql`select b.id from bank_accounts b
    where b.application_id = ${application.id} and ${isProposedSql} and b.proposed_by <> ${reviewer.id}`);
  return proposals.length === 0 ? undefined : bankIs('confirmed')(settling);
};

/** The account of a bank case as JSON, or null; a revoked reviewer's word no longer counts. */
export const reviewedAccountSql = (
  reviewCase: Sql,
  id: Sql,
): Sql => sql`(select jsonb_strip_nulls(jsonb_build_object('proposedBy',
    (select jsonb_build_object('id', r.id, 'name', r.name) from reviewers r
      where r.id = b.proposed_by and r.revoked_at is null and ${isProposedSql}),
    'isCompared', (select v.matched_at is not null from void_checks v
      where v.bank_id = b.id order by v.received_at desc limit 1)))
  from bank_accounts b where ${reviewCase} ${inTexts(BANK_CASES)} and b.application_id = ${id}
  and b.is_primary)`;

const BANK_EFFECTS = {
  confirm: releasedAccount,
  askForAnother: bankIs('replaceAsked'),
  decline: bankIs('refused'),
};

const undelivered = ({ application }: Settling) =>
  query
    .updateTable('outbox')
    .where('applicationId', '=', application.id)
    .where('state', '=', 'failed');

const endRequest = (
  { tx, application, now }: Settling,
  outcome: Columns<'reviewRequests'>['outcome'],
): void =>
  tx.send(
    query
      .updateTable('reviewRequests')
      .set({ answeredAt: now, outcome })
      .where('applicationId', '=', application.id)
      .where('answeredAt', 'is', null),
  );

const closingReason = ({ reason }: Settling) =>
  REVIEW_ACTIONS['review.requested'].close.reasons.find((known) => known === reason);

const EFFECTS: {
  readonly [Case in ReviewCase]: Readonly<
    Record<keyof (typeof REVIEW_ACTIONS)[Case], ReviewEffect>
  >;
} = {
  decision: {},
  'check.stuck': {
    tryAgain: writing((settling) => {
      const { deps, tx, application } = settling;
      addJobs(deps, tx, [decideJob(application.id, application.round)]);
      runAgain(settling, [DECIDE_JOB]);
    }),
  },
  'job.failing': {
    tryAgain: async (settling) => {
      runAgain(settling, await failingKindsOf(settling.tx, settling.application.id));
      return {};
    },
  },
  'message.undelivered': {
    sendAgain: async (settling) => {
      const waiting = undelivered(settling).set({ state: 'waiting', failedAt: null });
      const again = await settling.tx.run(waiting.returning('id'));
      const jobs = again.map(({ id }) => sendJob(id, settling.application.id));
      addJobs(settling.deps, settling.tx, jobs);
      return {};
    },
    // The body contains personal data and will never be sent, so it is deleted.
    giveUp: writing((settling) =>
      settling.tx.send(undelivered(settling).set({ state: 'dropped', bodySealed: null })),
    ),
  },
  'approval.stalled': { tryAgain: ({ now }) => ({ opensRoundAt: now }) },
  'bank.nameMismatch': BANK_EFFECTS,
  'bank.depositsFailed': BANK_EFFECTS,
  'bank.voidCheck': BANK_EFFECTS,
  'bank.unanswered': {
    ...BANK_EFFECTS,
    tryAgain: writing((settling) => runAgain(settling, [RECHECK_BANK_JOB])),
  },
  'review.requested': {
    answered: writing((settling) => endRequest(settling, 'answered')),
    close: writing((settling) => endRequest(settling, closingReason(settling) ?? null)),
  },
  'order.owed': {
    tryAgain: async ({ tx, application, now }) => ({
      jobs: await owedMonthsAgain(tx, application.id, now),
    }),
    close: writing(({ tx, application }) => owedMonthsClosed(tx, application.id)),
  },
  'changes.overdue': {},
  'reopening.proposed': REOPENING_EFFECTS,
  'watchList.hit': WATCH_LIST_EFFECTS,
  'photoId.expired': EXPIRED_ID_EFFECTS,
  'owner.failed': OWNER_EFFECTS,
  'owner.denied': OWNER_EFFECTS,
  'owner.replaced': OWNER_EFFECTS,
  'owner.overdue': OWNER_EFFECTS,
};

/** The first of two reviewers' words on a case, and how the audit log calls it. */
export const proposal = (reviewCase: ReviewCase): { action: string; effect: ReviewEffect } =>
  isOwnerCase(reviewCase)
    ? { action: 'owner.proposed', effect: proposedOwner }
    : reviewCase === 'watchList.hit'
      ? { action: 'watchList.proposed', effect: proposedClearing }
      : { action: 'bank.proposed', effect: proposedAccount };

/** Undefined when the case does not offer this action. */
export const reviewEffect = (
  reviewCase: ReviewCase,
  action: ReviewAction,
): ReviewEffect | undefined => {
  const effects: Partial<Record<ReviewAction, ReviewEffect>> = EFFECTS[reviewCase];
  return effects[action];
};
