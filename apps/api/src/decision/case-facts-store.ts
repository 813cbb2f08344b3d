import type { BankCheckResult } from '@signet/rulebook/bank/bank-status';
import { openStepUp, type StepUp } from '@signet/rulebook/core/step-up';
import { CASE_RISKS, caseRisk } from '@signet/rulebook/decision/case-risk';
import { caseDueBy } from '@signet/rulebook/decision/case-targets';
import {
  AWAITED,
  awaitedSince,
  isBankCase,
  isOwnerCase,
  type OwnerCaseFacts,
  type Queued,
  type ReviewCase,
  type ReviewCaseFacts,
  type WaitingCase,
  waitingCases,
} from '@signet/rulebook/decision/review-queue';
import type { OwnerCheckOutcome } from '@signet/rulebook/people/owner-check';
import type { Decision } from '@signet/rulebook/reference/enumerations';
import type { Locale, Market } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { DECIDE_JOB } from '../application/change-application.ts';
import { RECHECK_BANK_JOB } from '../bank/store.ts';
import { SEND_MESSAGE_JOB } from '../messages/add-messages.ts';
import { renewalsSql } from '../ongoing/renewal-store.ts';
import type { Db } from '../platform/sql/database.ts';
import { jsonArray, jsonObject } from '../platform/sql/json-object.ts';
import { identifier, joinSql, type Sql, sql } from '../platform/sql/sql.ts';

/** Kinds of job whose failure another case tells of. */
export const JOBS_WITH_A_CASE: readonly string[] = [DECIDE_JOB, SEND_MESSAGE_JOB, RECHECK_BANK_JOB];

/** A case as it is kept: what the queue sorts, filters and counts by. */
export type KeptCase = {
  reviewCase: Queued;
  /** Empty for a case that is not about one of the owners. */
  ownerId: string;
  since: number;
  opensAt: number;
  dueBy: string;
  riskRank: number;
  fault?: string;
  reason?: string;
  market: Market;
  portal: Portal;
  referralUrlId?: string;
  locale: Locale;
  /** The first of two reviewers, whose word waits for another one. */
  proposedBy?: string;
  /** The reviewers who had asked for what the applicant has changed since. */
  resubmittedTo: readonly string[];
};

/** What is kept of an application and what it is computed from, as they stood at one moment. */
export type CaseFacts = {
  id: string;
  market: Market;
  portal: Portal;
  referralUrlId?: string;
  locale: Locale;
  decision: Decision;
  reason?: string;
  applicationLevel: ReviewCaseFacts['applicationLevel'];
  round: number;
  onboardedAt?: number;
  closedAt?: number;
  checkingSince?: number;
  promisedBy?: string;
  auditSeq: number;
  stepUps: readonly StepUp[];
  bank?: { result?: BankCheckResult; since: number; linkedAt: number; proposedBy?: string };
  jobs: readonly { key: string; kind: string; since: number; fault?: string }[];
  message?: { since: number; fault?: string };
  request?: { since: number; answerBy: string };
  reopening?: { since: number; proposedBy: string };
  watchListHit?: { since: number; proposedBy?: string };
  renewals: NonNullable<ReviewCaseFacts['renewals']>;
  months: ReviewCaseFacts['unpaidMonths'];
  changesDueAt?: number;
  owners: readonly (OwnerCaseFacts & { proposedBy?: string })[];
  proposedBy?: string;
  resubmittedTo: readonly string[];
  kept: readonly (KeptCase & { auditSeq: number })[];
  isMarked: boolean;
};

/** What a person of ours said in the latest round of checks of `people o`. */
const saidByUs = (what: Sql, outcome: OwnerCheckOutcome): Sql =>
  sql`(select ${what} from owner_checks c where c.person_id = o.id and c.round = o.check_round
    and c.decided_by = 'person' and c.outcome = ${outcome}::text)`;

const OWNER = jsonObject(
  'people as o',
  [
    ...(['id', 'checkFailure', 'mailAcceptedAt', 'checkStartedAt', 'askedAt'] as const),
    ...(['replacedAt', 'replacementSettledAt'] as const),
  ],
  {
    isVerified: sql`o.verified_at is not null`,
    checkedAt: sql`(select max(c.decided_at) from owner_checks c
      where c.person_id = o.id and c.decided_by = 'rules')`,
    isDeclined: saidByUs(sql`count(*) > 0`, 'failed'),
    proposedBy: saidByUs(sql`max(c.reviewer ->> 'id')`, 'review'),
  },
);

const accountSince = sql`coalesce(b.checked_at, b.created_at)`;

const ACCOUNT = jsonObject('bankAccounts as b', [], {
  result: sql`b.check_result`,
  since: accountSince,
  linkedAt: sql`b.created_at`,
  proposedBy: sql`case when b.proposed_at >= ${accountSince} then b.proposed_by end`,
});

const KEPT = jsonObject('openCases as k', [
  ...(['reviewCase', 'ownerId', 'since', 'opensAt', 'dueBy', 'riskRank', 'fault'] as const),
  ...(['reason', 'market', 'portal', 'referralUrlId', 'locale', 'proposedBy'] as const),
  ...(['resubmittedTo', 'auditSeq'] as const),
]);

const undelivered = sql`(select jsonb_build_object('since', min(coalesce(m.failed_at, m.created_at)),
    'fault', max(m.template))
  from outbox m where m.application_id = a.id and m.state = 'failed' having count(*) > 0)`;

const asked = sql`(select jsonb_build_object('since', min(q.requested_at), 'answerBy', min(q.answer_by))
  from review_requests q where q.application_id = a.id and q.answered_at is null
  having count(*) > 0)`;

const reopening = sql`(select jsonb_build_object('since', o.proposed_at, 'proposedBy', o.proposed_by)
  from reopenings o where o.application_id = a.id and o.confirmed_at is null limit 1)`;

const watchListHit = sql`(select jsonb_strip_nulls(jsonb_build_object('since', k.hit_at,
    'proposedBy', k.proposed_by))
  from ongoing_checks k where k.application_id = a.id and k.hit_at is not null)`;

const changesDueAt = sql`(select min(r.due_at) from step_ups w join change_requests r
    on r.application_id = w.application_id and r.asked_at = w.requested_at and r.withdrawn_at is null
  where w.application_id = a.id and w.finished_at is null)`;

const resubmittedTo = sql`(select coalesce(jsonb_agg(distinct r.reviewer_id), '[]')
  from change_requests r join step_ups w on w.application_id = r.application_id
    and w.requested_at = r.asked_at and w.result in ('done', 'failed')
  where r.application_id = a.id and r.withdrawn_at is null)`;

/** What lies in other tables of the application `a`, by the name of its column. */
const PARTS: Readonly<Record<string, Sql>> = {
  step_ups: jsonArray(
    jsonObject('stepUps as w', ['type', 'requestedAt', 'finishedAt']),
    sql`from step_ups w where w.application_id = a.id`,
  ),
  bank: sql`(select ${ACCOUNT} from bank_accounts b where b.application_id = a.id and b.is_primary
    and (b.status = 'PENDING' or b.check_result = 'depositsFailed') limit 1)`,
  jobs: jsonArray(
    jsonObject('failingJobs as f', ['key', 'kind', 'since', 'fault']),
    sql`from failing_jobs f where f.application_id = a.id`,
  ),
  message: undelivered,
  request: asked,
  reopening,
  watch_list_hit: watchListHit,
  renewals: renewalsSql(sql`a.id`),
  months: jsonArray(
    jsonObject('orderCharges as c', ['day', 'attempts'], {
      fault: sql`c.refusal`,
      refusedAt: sql`c.refusals -> -1 -> 'at'`,
    }),
    sql`from order_charges c where c.application_id = a.id and c.state = 'unpaid'`,
  ),
  changes_due_at: changesDueAt,
  owners: jsonArray(
    OWNER,
    sql`from people o where o.application_id = a.id and o.role = 'owner' and o.verified_at is null`,
  ),
  proposed_by: sql`(select p.reviewer_id from review_proposals p
    where p.application_id = a.id and p.round = a.round)`,
  resubmitted_to: resubmittedTo,
  kept: jsonArray(KEPT, sql`from open_cases k where k.application_id = a.id`),
  is_marked: sql`exists (select 1 from case_marks m where m.application_id = a.id)`,
};

/** One statement, so that what is kept and what it is computed from are of the same moment. */
const factsSql = (ids: readonly string[]): Sql => sql`select a.id, a.market, a.portal,
    nullif(a.referral_url_id, '') as referral_url_id, a.locale, a.decision, a.reason,
    a.application_level, a.round, a.onboarded_at, a.closed_at, a.checking_since, a.promised_by,
    a.audit_seq, ${joinSql(Object.entries(PARTS).map(([name, part]) => sql`${part} as ${identifier(name)}`))}
  from applications a
  where a.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) order by a.id`;

/** What the cases of these applications follow from; an erased one is left out. */
export const readCaseFacts = (db: Pick<Db, 'run'>, ids: readonly string[]): Promise<CaseFacts[]> =>
  db.run<CaseFacts>(factsSql(ids));

/** The earliest of some jobs, with the last of their errors in the order of the alphabet. */
const failing = (jobs: CaseFacts['jobs']): ReviewCaseFacts['failingJob'] =>
  jobs.length === 0
    ? undefined
    : {
        since: Math.min(...jobs.map(({ since }) => since)),
        fault: jobs
          .flatMap(({ fault }) => fault ?? [])
          .toSorted()
          .at(-1),
      };

function rulebookFacts(facts: CaseFacts): ReviewCaseFacts {
  const { id, bank, jobs, message, request, reopening, months, closedAt, round, ...same } = facts;
  const faultOf = (is: (job: CaseFacts['jobs'][number]) => boolean) => jobs.find(is)?.fault;
  return {
    ...same,
    isClosed: closedAt !== undefined,
    checkFault: faultOf(({ key }) => key === `${DECIDE_JOB}:${id}:${round}`),
    pendingBank: bank && {
      ...bank,
      fault: faultOf(({ kind }) => kind === RECHECK_BANK_JOB),
    },
    failingJob: failing(jobs.filter(({ kind }) => !JOBS_WITH_A_CASE.includes(kind))),
    undeliveredMessage: message,
    openReviewRequest: request,
    proposedReopening: reopening,
    unpaidMonths: months,
    areOwnersAwaited: openStepUp(facts.stepUps, OTHER_OWNERS_STEP_UP) !== undefined,
  };
}

const proposerOf = (
  { bank, owners, reopening, watchListHit, proposedBy }: CaseFacts,
  { reviewCase, ownerId }: WaitingCase,
): string | undefined => {
  if (reviewCase === 'decision') return proposedBy;
  if (reviewCase === 'reopening.proposed') return reopening?.proposedBy;
  if (reviewCase === 'watchList.hit') return watchListHit?.proposedBy;
  if (isOwnerCase(reviewCase)) return owners.find(({ id }) => id === ownerId)?.proposedBy;
  return isBankCase(reviewCase) ? bank?.proposedBy : undefined;
};

/** An application that waits for its applicant: it is due to nobody, and no case. */
function awaited(facts: CaseFacts): KeptCase[] {
  const since = awaitedSince(rulebookFacts(facts));
  const { market, portal, referralUrlId, locale, resubmittedTo } = facts;
  return since === undefined
    ? []
    : [
        {
          ...{ reviewCase: AWAITED, ownerId: '', since, opensAt: 0, dueBy: '' },
          riskRank: CASE_RISKS.indexOf('low'),
          ...{ market, portal, referralUrlId, locale, resubmittedTo },
        },
      ];
}

/** What is kept of an application: its cases by the rulebook, or that its applicant is awaited. */
export const keptOf = (facts: CaseFacts): KeptCase[] => [...casesOf(facts), ...awaited(facts)];

/** The cases of an application by the rulebook, also those that time alone will open. */
export const casesOf = (facts: CaseFacts): (KeptCase & { reviewCase: ReviewCase })[] =>
  waitingCases(rulebookFacts(facts)).map((found) => {
    const { reviewCase, ownerId = '', since, opensAt, fault } = found;
    const { market, portal, referralUrlId, locale, reason, promisedBy, resubmittedTo } = facts;
    return {
      ...{ reviewCase, ownerId, since, opensAt, fault },
      ...{ market, portal, referralUrlId, locale, resubmittedTo },
      reason: reviewCase === 'decision' ? reason : undefined,
      dueBy: caseDueBy(found, { promisedBy, answerBy: facts.request?.answerBy }),
      riskRank: CASE_RISKS.indexOf(caseRisk(reviewCase, reason)),
      proposedBy: proposerOf(facts, found),
    };
  });
