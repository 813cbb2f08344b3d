import { createHash } from 'node:crypto';
import { newRowId, newToken } from '../platform/ids.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { Reviewer, ReviewerDecision, StoreDeps } from '../platform/store-types.ts';

export type ListedReviewer = Reviewer & { createdAt: number; revokedAt?: number };

export type Reviewers = {
  /** Undefined for a revoked key. */
  byKey(key: string): Promise<Reviewer | undefined>;
  /** Returns the key once; only its hash is stored. Undefined when the name is taken. */
  add(name: string): Promise<{ reviewer: Reviewer; key: string } | undefined>;
  revoke(name: string): Promise<boolean>;
  list(): Promise<ListedReviewer[]>;
  /** The sandbox's reviewers, whose keys are public. */
  seed(rows: readonly { name: string; key: string }[]): Promise<void>;
};

/** A key has 256 random bits, so an unsalted hash is safe. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * SQL predicate on `applications`: the reviewer holds the claim, saw this version and, to confirm,
 * is not the proposer.
 */
export const mayReviewerDecideSql = (
  { reviewer, version, confirms }: ReviewerDecision,
  now: number,
): Sql =>
  sql`(applications.version = ${version}::integer and exists (select 1 from review_leases l where l.application_id = applications.id
    and l.reviewer_id = ${reviewer.id}::text and l.expires_at > ${now}::bigint)
    and (${confirms === undefined}::boolean or exists (select 1 from review_proposals p where p.application_id = applications.id
      and p.round = applications.round and p.reviewer_id = ${confirms?.id ?? ''}::text and p.reviewer_id <> ${reviewer.id}::text)))`;

/** CTEs that drop the claim and the proposal of the application in `changed`. */
export const freedLeaseCte: Sql = sql`freed as (delete from review_leases using changed where review_leases.application_id = changed.id)`;
export const settledProposalCte: Sql = sql`settled as (delete from review_proposals using changed where review_proposals.application_id = changed.id)`;

export function buildReviewers({ database, clock, acceptsSamples }: StoreDeps): Reviewers {
  return {
    byKey: async (key) => {
      const [found] = await database.run<Reviewer>(
        sql`select id, name from reviewers where key_hash = ${hashOf(key)} and revoked_at is null and (not is_sample or ${acceptsSamples}::boolean)`,
      );
      return found;
    },

    add: async (name) => {
      const key = `reviewer_${newToken()}`;
      const [reviewer] =
        await database.run<Reviewer>(sql`insert into reviewers (id, name, key_hash, created_at)
        values (${newRowId('rev')}, ${name}, ${hashOf(key)}, ${clock.now()}) on conflict do nothing returning id, name`);
      return reviewer && { reviewer, key };
    },

    revoke: async (name) => {
      const rows = await database.run<{ id: string }>(sql`with revoked as (
          update reviewers set revoked_at = ${clock.now()}::bigint where name = ${name} and revoked_at is null returning id),
        freed as (delete from review_leases using revoked where review_leases.reviewer_id = revoked.id),
        withdrawn as (delete from review_proposals using revoked where review_proposals.reviewer_id = revoked.id)
        select id from revoked`);
      return rows.length > 0;
    },

    list: () =>
      database.run<ListedReviewer>(
        sql`select id, name, created_at, revoked_at from reviewers order by created_at, name`,
      ),

    seed: async (rows) => {
      for (const { name, key } of rows)
        await database.run(sql`insert into reviewers (id, name, key_hash, created_at, is_sample)
          values (${newRowId('rev')}, ${name}, ${hashOf(key)}, ${clock.now()}, true)
          on conflict (name) where revoked_at is null do update set key_hash = excluded.key_hash, is_sample = true`);
    },
  };
}
