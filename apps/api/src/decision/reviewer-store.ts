import { createHash } from 'node:crypto';
import { newRowId, newToken } from '../platform/ids.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { Reviewer, ReviewerDecision, StoreDeps } from '../platform/store-types.ts';

/** Times in ms of the product's clock. */
export type ListedReviewer = Reviewer & { createdAt: number; revokedAt?: number };

export type Reviewers = {
  /** Whose key it is, unless it was revoked. */
  byKey(key: string): Promise<Reviewer | undefined>;
  /** The key is shown here and never again; undefined where somebody has that name. */
  add(name: string): Promise<{ reviewer: Reviewer; key: string } | undefined>;
  /** Their key opens nothing any more, and whatever they held or proposed is free. */
  revoke(name: string): Promise<boolean>;
  list(): Promise<ListedReviewer[]>;
  /** Those of the configuration, with the keys that stand there. */
  seed(rows: readonly { name: string; key: string }[]): Promise<void>;
};

/** A key is 256 random bits, so a plain hash gives nothing away. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** SQL predicate on `applications`: this reviewer has claimed it, and it stands as they saw it. */
export const mayReviewerDecideSql = ({ reviewer, version, confirms }: ReviewerDecision, now: number): Sql =>
  sql`(applications.version = ${version}::integer and exists (select 1 from review_leases l where l.application_id = applications.id
    and l.reviewer_id = ${reviewer.id}::text and l.expires_at > ${now}::bigint)
    and (${confirms === undefined}::boolean or exists (select 1 from review_proposals p where p.application_id = applications.id
      and p.round = applications.round and p.reviewer_id = ${confirms?.id ?? ''}::text and p.reviewer_id <> ${reviewer.id}::text)))`;

/** Parts of a statement: what `changed` decides or proposes is nobody's to hold any more. */
export const freedLeaseCte: Sql = sql`freed as (delete from review_leases using changed where review_leases.application_id = changed.id)`;
export const settledProposalCte: Sql = sql`settled as (delete from review_proposals using changed where review_proposals.application_id = changed.id)`;

/** Reviewers and the hashes of their keys. docs/decisions/0047. */
export function buildReviewers({ database, clock }: StoreDeps): Reviewers {
  return {
    byKey: async (key) => {
      const [found] = await database.run<Reviewer>(
        sql`select id, name from reviewers where key_hash = ${hashOf(key)} and revoked_at is null`,
      );
      return found;
    },

    add: async (name) => {
      const key = `reviewer_${newToken()}`;
      const [reviewer] = await database.run<Reviewer>(sql`insert into reviewers (id, name, key_hash, created_at)
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

    list: () => database.run<ListedReviewer>(sql`select id, name, created_at, revoked_at from reviewers order by created_at, name`),

    seed: async (rows) => {
      for (const { name, key } of rows)
        await database.run(sql`insert into reviewers (id, name, key_hash, created_at) values (${newRowId('rev')}, ${name}, ${hashOf(key)}, ${clock.now()})
          on conflict (name) where revoked_at is null do update set key_hash = excluded.key_hash`);
    },
  };
}
