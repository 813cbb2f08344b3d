import type { CaseRisk } from '@signet/rulebook/decision/case-risk';
import type { ApplicantFacts } from '@signet/rulebook/decision/evidence';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import {
  QUEUE_PAGE_ROWS,
  QUEUE_VIEWS,
  type QueueSort,
  type QueueView,
} from '@signet/rulebook/decision/queue-views';
import type { ReviewDecision } from '@signet/rulebook/decision/reasons';
import type { ReviewAction } from '@signet/rulebook/decision/review-actions';
import { AWAITED, type Queued, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { Decision } from '@signet/rulebook/reference/enumerations';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import { changeIfThere } from '../application/change-application.ts';
import { homeOf } from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { type WatchListHit, watchListHitSql } from '../ongoing/ongoing-check-store.ts';
import { type ExpiredIds, expiredIdsSql } from '../ongoing/renewal-store.ts';
import { type ReviewedOwner, reviewedOwnerSql } from '../people/owner-review-store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import { jsonObject } from '../platform/sql/json-object.ts';
import { query } from '../platform/sql/query.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { knowsThemSql } from './hand-out-store.ts';
import type { Reviewer, ReviewerDecision } from './new-decision.ts';
import { writeNote } from './note-store.ts';
import { keepMarked } from './open-cases-store.ts';
import { type ProposedReopening, proposedReopeningSql } from './reopening-store.ts';
import { isDecidableBy, isQueued, isQueuedSql, mayDecideByHandSql } from './review-cases-store.ts';
import { proposal, reviewEffect, reviewedAccountSql } from './review-effects-store.ts';
import {
  nextCaseSql,
  type QueueFilters,
  type QueuePlace,
  type QueueReader,
  queueCountsSql,
  queueOrderSql,
  queuePageSql,
  riskOfRank,
} from './review-queue-store.ts';
import { freeLease, mayReviewerDecide, proposalsOf } from './reviewer-store.ts';

/**
 * An application as reviewers see it. `sentAt` is in ms of the product's clock, and absent for a
 * draft whose mail or job is stuck.
 */
export type ReviewedApplication = {
  id: string;
  reference: string;
  businessName: string;
  portal: Portal;
  market: 'US' | 'CA';
  decision: Decision;
  reason?: string;
  sentAt?: number;
  version: number;
  /** The latest underwriting row of the rules; absent while a check is open. */
  sentBy?: string;
  isDecidable: boolean;
  heldBy?: Reviewer & { until: number };
  proposal?: { decision: ReviewDecision; reviewer: Reviewer; proposedAt: number };
  assignee?: Reviewer;
  /** YYYY-MM-DD: put off until then by one of us. */
  lookAgainOn?: string;
};

type Proposed = {
  id: string;
  round: number;
  decision: ReviewDecision;
  reason: string;
  /** For the file; erased with the application. */
  note?: string;
  by: ReviewerDecision;
};

/** The payout account of a bank case. */
export type ReviewedAccount = {
  proposedBy?: Reviewer;
  /** Of a voided check: all that stands on it was compared and is the same. */
  isCompared?: boolean;
};

export type FoundCase = {
  case: ReviewCase;
  owner?: ReviewedOwner;
  account?: ReviewedAccount;
  reopening?: ProposedReopening;
  watchList?: WatchListHit;
  expiredIds?: ExpiredIds;
};

/** `promisedBy`: YYYY-MM-DD, the day that the applicant was told. */
export type FoundReview = ReviewedApplication & { cases: FoundCase[]; promisedBy?: string };

type SettledCase = {
  id: string;
  reviewCase: ReviewCase;
  action: ReviewAction;
  reason?: string;
  ownerId?: string;
  /** For the file; erased with the application. */
  note?: string;
  token?: string;
  isProposal?: boolean;
  by: ReviewerDecision;
  messages: readonly OutboxMessage[];
};

/** `since` is in ms of the product's clock; `fault` is the last error of the case's job. */
export type ReviewQueueItem = ReviewedApplication & {
  reviewCase: Queued;
  owner?: ReviewedOwner;
  account?: ReviewedAccount;
  reopening?: ProposedReopening;
  watchList?: WatchListHit;
  since: number;
  fault?: string;
  dueBy: string;
  risk: CaseRisk;
  isResubmitted: boolean;
  locale: Locale;
};

/** `decidedAt` is in ms of the product's clock. */
export type PastDecision = {
  round: number;
  decidedBy: string;
  /** Set for manual decisions; of two reviewers, the proposer comes first. */
  reviewers?: Reviewer[];
  outcome: string;
  rowId: string;
  reason?: string;
  stepUp?: string;
  evidence: Record<string, unknown>;
  /** What the rules read besides; absent of decisions from before it was stored. */
  applied?: ApplicantFacts;
  version: string;
  decidedAt: number;
};

/** `decidedAt` is in ms of the product's clock. */
export type PastOwnerCheck = {
  ownerId: string;
  round: number;
  decidedBy: string;
  reviewer?: Reviewer;
  outcome: string;
  rowId: string;
  reason?: string;
  evidence: Record<string, unknown>;
  version: string;
  decidedAt: number;
};
type AuditLine = { seq: number; at: number; actor: string; action: string; detail: string };

/** The body is deleted once sent; the template and content hash remain. docs/decisions/0052. */
export type PastMessage = {
  id: string;
  channel: string;
  template: string;
  templateVersion?: string;
  contentHash?: string;
  state: string;
  createdAt: number;
  sentAt?: number;
  failedAt?: number;
  /** What the vendor answered, without any word of the message. */
  fault?: string;
  /** Tries that failed, oldest first; none of before the release that keeps them. */
  tries: readonly { at: number; fault?: string }[];
};

export type Reviews = {
  /** A page of the queue; `next` is where the page after it begins. */
  queue(asked: {
    filters: QueueFilters;
    reader: QueueReader;
    sort?: QueueSort;
    after?: QueuePlace;
  }): Promise<{ items: ReviewQueueItem[]; next?: QueuePlace }>;
  counts(
    reader: QueueReader,
    /** `PORTAL/referral`, of every partner. */
    referrals: readonly string[],
  ): Promise<{
    views: { id: QueueView; count: number }[];
    /** Of the decisions that wait. */
    reasons: string[];
    /** Those by which something that waits has come. */
    referrals: readonly string[];
  }>;
  /** Id of the application to look at next, for somebody who takes what is due first. */
  nextOf(filters: QueueFilters, reader: QueueReader): Promise<string | undefined>;
  find(id: string): Promise<FoundReview | undefined>;
  /**
   * Claims it for DECISION_LIMITS.reviewLeaseMs or renews the claim; false when another reviewer holds it or
   * it is not in the queue, or the reviewer knows somebody of it. A case that was put off is taken up.
   */
  claim(id: string, reviewer: Reviewer): Promise<boolean>;
  /** Gives the reviewer's own claim back; nothing happens where they hold none. */
  release(id: string, reviewer: Reviewer): Promise<void>;
  /** Those of the given applications that have been sent, as staff name them. */
  versionsOf(ids: readonly string[]): Promise<{ reference: string; version: number }[]>;
  propose(proposed: Proposed): Promise<boolean>;
  /** Takes the reviewer's own proposal back; false where there is none of theirs. */
  withdraw(id: string, reviewer: Reviewer): Promise<boolean>;
  /** Ends another one’s proposal with a note to them; false where there is none. */
  sendBack(sent: { id: string; note: string; by: ReviewerDecision }): Promise<boolean>;
  settle(settled: SettledCase): Promise<boolean>;
  /** Puts on record, in each of these applications, that they were seen side by side. */
  duplicatesRead(ids: readonly string[], reviewer: Reviewer): Promise<void>;
  story(id: string): Promise<{
    decisions: PastDecision[];
    ownerChecks: PastOwnerCheck[];
    messages: PastMessage[];
    audit: AuditLine[];
  }>;
};

const BUSINESS_NAME = sql`coalesce(nullif(b.dba, ''), nullif(b.name, ''),
  concat_ws(' ', p.first_name, p.last_name))`;
const REVIEWER = jsonObject('reviewers as r', ['id', 'name']);

/** The rule that sent it here; none while checks run. */
const SENT_BY = sql`case when checking_since is null then (select d.row_id from decisions d
  where d.application_id = applications.id and d.decided_by = 'rules'
  order by d.decided_at desc, d.round desc limit 1) end`;

const heldBy = (now: number): Sql => sql`(select ${jsonObject('reviewers as r', ['id', 'name'], {
  until: sql`l.expires_at`,
})} from review_leases l join reviewers r on r.id = l.reviewer_id
  where l.application_id = applications.id and l.expires_at > ${now}::bigint)`;

const PROPOSAL = sql`(select ${jsonObject('reviewProposals as q', ['decision', 'proposedAt'], {
  reviewer: REVIEWER,
})} from review_proposals q join reviewers r on r.id = q.reviewer_id
  where q.application_id = applications.id and q.round = applications.round)`;

const ASSIGNEE = sql`(select ${REVIEWER} from case_assignments s
  join reviewers r on r.id = s.staff_id where s.application_id = applications.id)`;

const columnsAt = (now: number): Sql => sql`applications.id, applications.reference,
  ${BUSINESS_NAME} as business_name, portal, market, applications.decision, applications.reason,
  onboarded_at as sent_at, applications.version, ${SENT_BY} as sent_by,
  ${mayDecideByHandSql(now)} as is_decidable, ${heldBy(now)} as held_by, ${PROPOSAL} as proposal,
  ${ASSIGNEE} as assignee,
  (select r.look_on from case_returns r where r.application_id = applications.id) as look_again_on`;

const CASE = jsonObject('openCases as c', [], {
  case: sql`c.review_case`,
  owner: reviewedOwnerSql(sql`c.owner_id`),
  account: reviewedAccountSql(sql`c.review_case`, sql`c.application_id`),
  reopening: proposedReopeningSql(sql`c.review_case`, sql`c.application_id`),
  watchList: watchListHitSql(sql`c.review_case`, sql`c.application_id`),
  expiredIds: expiredIdsSql(sql`c.review_case`, sql`c.application_id`),
});

/** The cases of the application that are open now; one that waits for the applicant is none. */
const casesAt = (now: number): Sql => sql`(
  select coalesce(jsonb_agg(${CASE} order by c.since, c.review_case, c.owner_id), '[]')
  from open_cases c where c.application_id = applications.id
    and c.opens_at <= ${now}::bigint and c.review_case <> ${AWAITED})`;

const TABLES = sql`applications join businesses b on b.application_id = ${homeOf('applications')}
  join people p on p.application_id = b.application_id and p.role = 'applicant'`;

type QueueRow = Omit<ReviewQueueItem, 'risk'> & { riskRank: number; ownerId?: string };

const placeOf = (row: QueueRow | undefined): QueuePlace | undefined =>
  row && [row.dueBy, row.riskRank, row.since, row.id, row.reviewCase, row.ownerId ?? ''];

/**
 * The review queue: every application that needs a reviewer, one row per case. docs/readings.md 94;
 * docs/decisions/0043.
 */
export function buildReviews(deps: StoreDeps): Reviews {
  const { database, clock, sealer } = deps;
  const idOfReference = async (id: string): Promise<string> => {
    const [found] = await database.run<{ id: string }>(
      sql`select id from applications where reference = ${id}`,
    );
    return found?.id ?? id;
  };
  return {
    queue: async ({ filters, reader, ...order }) => {
      await keepMarked(deps);
      const rows =
        await database.run<QueueRow>(sql`select ${columnsAt(reader.now)}, q.review_case, q.since, q.fault,
        q.due_by, q.risk_rank, applications.locale, nullif(q.owner_id, '') as owner_id, q.is_resubmitted,
        ${reviewedOwnerSql(sql`q.owner_id`)} as owner, ${reviewedAccountSql(sql`q.review_case`, sql`q.id`)} as account,
        ${proposedReopeningSql(sql`q.review_case`, sql`q.id`)} as reopening,
        ${watchListHitSql(sql`q.review_case`, sql`q.id`)} as watch_list
          from ${TABLES} join (${queuePageSql(filters, reader, order)}) q on q.id = applications.id
        order by ${queueOrderSql(order.sort)}`);
      const shown = rows.slice(0, QUEUE_PAGE_ROWS);
      return {
        items: shown.map(({ riskRank, ownerId: _ownerId, ...row }) => ({
          ...row,
          risk: riskOfRank(riskRank),
        })),
        next: rows.length > shown.length ? placeOf(shown.at(-1)) : undefined,
      };
    },
    counts: async (reader, known) => {
      await keepMarked(deps);
      const [counted] = await database.run<{
        counts: Partial<Record<QueueView, number>>;
        reasons: string[];
        referrals: string[];
      }>(queueCountsSql(reader, known));
      return {
        views: QUEUE_VIEWS.map((id) => ({ id, count: counted?.counts[id] ?? 0 })),
        reasons: counted?.reasons ?? [],
        referrals: counted?.referrals ?? [],
      };
    },
    nextOf: async (filters, reader) => {
      await keepMarked(deps);
      const [next] = await database.run<{ id: string }>(nextCaseSql(filters, reader));
      return next?.id;
    },
    find: async (id) => {
      const now = clock.now();
      await keepMarked(deps, await idOfReference(id));
      const [found] = await database.run<FoundReview>(sql`
        select ${columnsAt(now)}, promised_by, ${casesAt(now)} as cases
        from ${TABLES} where applications.id = ${id} or applications.reference = ${id}`);
      return found;
    },
    claim: async (id, reviewer) => {
      const now = clock.now();
      await keepMarked(deps, id);
      const isClaimed = await database.transaction(async (tx) => {
        const [holder] = await tx.run(
          query
            .selectFrom('reviewLeases')
            .select('reviewerId')
            .where('applicationId', '=', id)
            .where('expiresAt', '>', now),
        );
        const claimed = await tx.run(sql`insert into review_leases as l
          (application_id, reviewer_id, expires_at)
          select id, ${reviewer.id}::text, ${now + DECISION_LIMITS.reviewLeaseMs}::bigint
          from applications where id = ${id} and ${isQueuedSql(now)}
            and not ${knowsThemSql(sql`applications.id`, reviewer.id)}
          on conflict (application_id) do update
          set reviewer_id = excluded.reviewer_id, expires_at = excluded.expires_at
          where l.reviewer_id = excluded.reviewer_id or l.expires_at <= ${now}::bigint
          returning application_id`);
        if (claimed.length === 0) return false;
        tx.send(query.deleteFrom('caseReturns').where('applicationId', '=', id));
        if (holder?.reviewerId !== reviewer.id)
          tx.send(
            query
              .updateTable('openCases')
              .set({ claimedBy: reviewer.id, claimedAt: now })
              .where('applicationId', '=', id)
              .where('opensAt', '<=', now),
          );
        return true;
      });
      if (isClaimed) deps.announcements.claimed(id);
      return isClaimed;
    },
    release: async (id, reviewer) => {
      await database.run(sql`delete from review_leases
        where application_id = ${id} and reviewer_id = ${reviewer.id}`);
      deps.announcements.claimed(id);
    },
    versionsOf: (ids) =>
      database.run<{
        reference: string;
        version: number;
      }>(sql`select reference, version from applications
        where id ${inTexts(ids)} and onboarded_at is not null`),
    withdraw: async (id, reviewer) => {
      const asked = { id, actor: `reviewer:${reviewer.id}` };
      const withdrawn = await changeIfThere(deps, asked, async (tx, { round }) => {
        const [proposal] = await tx.run(proposalsOf({ id, round }));
        if (proposal?.reviewerId !== reviewer.id) return undefined;
        tx.send(query.deleteFrom('reviewProposals').where('applicationId', '=', id));
        return {
          action: 'decision.withdrawn',
          detail: auditDetail({ round, reviewer: idOf(reviewer.id) }),
        };
      });
      return withdrawn?.changed ?? false;
    },
    sendBack: async ({ id, note, by }) => {
      const { reviewer } = by;
      const asked = { id, actor: `reviewer:${reviewer.id}` };
      const sent = await changeIfThere(deps, asked, async (tx, application) => {
        const { round } = application;
        if (!(await isDecidableBy(tx, application, by, clock.now()))) return undefined;
        const [proposal] = await tx.run(proposalsOf({ id, round }));
        if (proposal === undefined || proposal.reviewerId === reviewer.id) return undefined;
        tx.send(query.deleteFrom('reviewProposals').where('applicationId', '=', id));
        const mentions = [proposal.reviewerId];
        writeNote(deps, tx, application, {
          ...{ author: reviewer, about: 'sentBack', text: note, mentions },
        });
        freeLease(tx, id);
        const said = { round, reviewer: idOf(reviewer.id), proposedBy: idOf(proposal.reviewerId) };
        return { action: 'decision.sentBack', detail: auditDetail(said) };
      });
      return sent?.changed ?? false;
    },
    propose: async ({ id, round, decision, reason, note, by }) => {
      const { reviewer } = by;
      const actor = `reviewer:${reviewer.id}`;
      const proposed = await changeIfThere(deps, { id, actor }, async (tx, application) => {
        const now = clock.now();
        if (application.round !== round) return undefined;
        if (!(await isDecidableBy(tx, application, by, now))) return undefined;
        if ((await tx.run(proposalsOf({ id, round }))).length > 0) return undefined;
        const proposal = { round, decision, reason, reviewerId: reviewer.id, proposedAt: now };
        tx.send(
          query
            .insertInto('reviewProposals')
            .values({ applicationId: id, ...proposal })
            .onConflict((conflict) => conflict.column('applicationId').doUpdateSet(proposal)),
        );
        if (note !== undefined)
          writeNote(deps, tx, application, {
            author: reviewer,
            about: 'proposal',
            text: note,
            mentions: [],
          });
        freeLease(tx, id);
        const said = { round, decision, reason: codeOf(reason), reviewer: idOf(reviewer.id) };
        return { action: 'decision.proposed', detail: auditDetail(said) };
      });
      return proposed?.changed ?? false;
    },
    settle: async ({ id, reviewCase, action, isProposal, by, messages, ...settled }) => {
      const { reason, ownerId, note, token } = settled;
      const { reviewer } = by;
      const proposed = proposal(reviewCase);
      const effect = isProposal ? proposed.effect : reviewEffect(reviewCase, action);
      if (effect === undefined) return false;
      const asked = { id, actor: `reviewer:${reviewer.id}` };
      const changed = await changeIfThere(deps, asked, async (tx, application) => {
        const now = clock.now();
        if (!(await mayReviewerDecide(tx, application, by, now))) return undefined;
        if (!(await isQueued(tx, id, now, [reviewCase], ownerId))) return undefined;
        const followed = await effect({
          ...{ deps, tx, application, now, reason, reviewer },
          ownerId: ownerId ?? '',
          tokenHash: token === undefined ? undefined : sealer.hashToken(token),
        });
        if (followed === undefined) return undefined;
        if (note !== undefined)
          writeNote(deps, tx, application, { author: reviewer, text: note, mentions: [] });
        freeLease(tx, id);
        return {
          action: isProposal ? proposed.action : 'review.settled',
          detail: auditDetail({
            case: reviewCase,
            action,
            reason: reason && codeOf(reason),
            ownerId: ownerId && idOf(ownerId),
            reviewer: idOf(reviewer.id),
          }),
          messages,
          ...followed,
        };
      });
      return changed?.changed ?? false;
    },
    duplicatesRead: async (ids, reviewer) => {
      const detail = auditDetail({ reviewer: idOf(reviewer.id), applications: ids.length });
      for (const id of ids)
        await changeIfThere(deps, { id, actor: `reviewer:${reviewer.id}` }, () => ({
          ...{ action: 'duplicates.read', detail, keepsVersion: true },
        }));
    },
    story: async (id) => ({
      decisions:
        await database.run<PastDecision>(sql`select round, decided_by, reviewers, outcome, row_id, reason, step_up, evidence, applied, version, decided_at
        from decisions where application_id = ${id} order by decided_at, round`),
      ownerChecks:
        await database.run<PastOwnerCheck>(sql`select person_id as owner_id, round, decided_by, reviewer, outcome, row_id, reason, evidence, version, decided_at
        from owner_checks where application_id = ${id} order by decided_at, round`),
      messages:
        await database.run<PastMessage>(sql`select id, channel, template, template_version, content_hash, state, created_at, sent_at, failed_at, fault, coalesce(tries, '[]') as tries
        from outbox where application_id = ${id} order by created_at, id`),
      audit: await database.run<AuditLine>(
        sql`select seq, at, actor, action, detail from audit where application_id = ${id} order by seq`,
      ),
    }),
  };
}
