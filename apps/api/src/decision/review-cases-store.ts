import { mayReopen } from '@signet/rulebook/core/facts';
import {
  DECIDED_CASES,
  REVIEW_CASES,
  type ReviewCase,
} from '@signet/rulebook/decision/review-queue';
import { mayReopenSql } from '../application/round-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Tx } from '../platform/sql/database.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import { casesOf, JOBS_WITH_A_CASE, readCaseFacts } from './case-facts-store.ts';
import type { ReviewerDecision } from './new-decision.ts';
import { mayReviewerDecide } from './reviewer-store.ts';

/** The kinds of job that fail at this application and have no case of their own. */
export const failingKindsOf = async (tx: Tx, applicationId: string): Promise<string[]> => {
  const failing = await tx.run<{ kind: string }>(sql`select distinct kind from failing_jobs
    where application_id = ${applicationId} and not kind ${inTexts(JOBS_WITH_A_CASE)}`);
  return failing.map(({ kind }) => kind);
};

/** SQL predicate on `applications`: kept as being in the review queue, optionally for given cases. */
export const isQueuedSql = (now: number, only: readonly ReviewCase[] = REVIEW_CASES): Sql =>
  sql`exists (select 1 from open_cases c where c.application_id = applications.id
    and c.opens_at <= ${now}::bigint and c.review_case ${inTexts(only)})`;

/** SQL predicate on `applications`: open to a manual decision. */
export const mayDecideByHandSql = (now: number): Sql =>
  sql`(${mayReopenSql} and ${isQueuedSql(now, DECIDED_CASES)})`;

/**
 * Whether the locked application is in the queue for one of these cases, of this owner if any: by
 * the rulebook, since the rows that are kept may be of before this transaction.
 */
export async function isQueued(
  tx: Tx,
  id: string,
  now: number,
  only: readonly ReviewCase[] = REVIEW_CASES,
  ownerId?: string,
): Promise<boolean> {
  const [facts] = await readCaseFacts(tx, [id]);
  return (
    facts !== undefined &&
    casesOf(facts).some(
      (row) =>
        row.opensAt <= now &&
        only.includes(row.reviewCase) &&
        (ownerId === undefined || row.ownerId === ownerId),
    )
  );
}

/** Whether this reviewer may decide the locked application. */
export const isDecidableBy = async (
  tx: Tx,
  application: StoredApplication,
  by: ReviewerDecision,
  now: number,
): Promise<boolean> =>
  mayReopen(application) &&
  (await mayReviewerDecide(tx, application, by, now)) &&
  (await isQueued(tx, application.id, now, DECIDED_CASES));
