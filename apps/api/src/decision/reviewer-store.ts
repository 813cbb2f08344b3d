import { createHash } from 'node:crypto';
import { isStaffRole, type StaffRole } from '@signet/rulebook/staff/permissions';
import type { Change } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { newRowId, newToken } from '../platform/ids.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { Reviewer, ReviewerDecision } from './new-decision.ts';

export type ListedReviewer = Reviewer & { createdAt: number; revokedAt?: number };

export type Reviewers = {
  /** Undefined for a revoked key. */
  byKey(key: string): Promise<Reviewer | undefined>;
  /** Returns the key once; only its hash is stored. Undefined when the name is taken. */
  add(name: string): Promise<{ reviewer: Reviewer; key: string } | undefined>;
  revoke(name: string): Promise<boolean>;
  /** The automation keys. */
  list(): Promise<ListedReviewer[]>;
  /** Whoever may stand in the log: people and keys, also those of former times. */
  everybody(): Promise<Reviewer[]>;
  /** The people of the desk, by name. */
  people(): Promise<(Reviewer & { roles: readonly StaffRole[]; awayUntil?: string })[]>;
  /** `until`: the last day away; back again without. */
  setAway(id: string, until: string | undefined): Promise<void>;
  /** The sandbox's reviewers, whose keys are public. */
  seed(rows: readonly { name: string; key: string }[]): Promise<void>;
};

/** A case of the review queue that is being settled, its application locked. */
export type Settling = {
  deps: StoreDeps;
  tx: Tx;
  application: StoredApplication;
  now: number;
  reason: string | undefined;
  ownerId: string;
  reviewer: Reviewer;
  tokenHash: string | undefined;
};

/** Writes what the reviewer chose; undefined, and nothing written, where it no longer applies. */
export type ReviewEffect = (
  settling: Settling,
) => Promise<Followed | undefined> | Followed | undefined;

type Followed = Pick<Change, 'opensRoundAt' | 'jobs' | 'set'>;

/** A key has 256 random bits, so an unsalted hash is safe. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Whether the reviewer holds the claim of the locked application, saw this version and, to confirm,
 * is not the proposer.
 */
export async function mayReviewerDecide(
  tx: Tx,
  { id, round, version }: StoredApplication,
  { reviewer, version: seen, confirms }: ReviewerDecision,
  now: number,
): Promise<boolean> {
  if (version !== seen) return false;
  const [leases, proposals] = await Promise.all([
    tx.run(
      query
        .selectFrom('reviewLeases')
        .select('reviewerId')
        .where('applicationId', '=', id)
        .where('expiresAt', '>', now),
    ),
    tx.run(proposalsOf({ id, round })),
  ]);
  if (leases[0]?.reviewerId !== reviewer.id) return false;
  if (confirms === undefined) return true;
  return confirms.id !== reviewer.id && proposals[0]?.reviewerId === confirms.id;
}

/** What the first of two reviewers proposed in this round. */
export const proposalsOf = ({ id, round }: Pick<StoredApplication, 'id' | 'round'>) =>
  query
    .selectFrom('reviewProposals')
    .select('reviewerId')
    .where('applicationId', '=', id)
    .where('round', '=', round);

export const freeLease = (tx: Tx, id: string): void =>
  tx.send(query.deleteFrom('reviewLeases').where('applicationId', '=', id));

/** A decision by hand leaves neither claim nor proposal. */
export const endReview = (tx: Tx, id: string): void => {
  freeLease(tx, id);
  tx.send(query.deleteFrom('reviewProposals').where('applicationId', '=', id));
};

export function buildReviewers({ database, clock, acceptsSamples }: StoreDeps): Reviewers {
  return {
    byKey: async (key) => {
      const [found] = await database.run<Reviewer>(
        sql`select id, name from reviewers
          where key_hash = ${hashOf(key)} and revoked_at is null
          and (not is_sample or ${acceptsSamples}::boolean)`,
      );
      return found;
    },

    add: async (name) => {
      const key = `reviewer_${newToken()}`;
      const [reviewer] =
        await database.run<Reviewer>(sql`insert into reviewers (id, name, key_hash, created_at)
        values (${newRowId('rev')}, ${name}, ${hashOf(key)}, ${clock.now()}) on conflict do nothing
        returning id, name`);
      return reviewer && { reviewer, key };
    },

    revoke: (name) =>
      database.transaction(async (tx) => {
        const revoked = await tx.run(
          query
            .updateTable('reviewers')
            .set({ revokedAt: clock.now() })
            .where('name', '=', name)
            .where('kind', '=', 'key')
            .where('revokedAt', 'is', null)
            .returning('id'),
        );
        for (const { id } of revoked) {
          tx.send(query.deleteFrom('reviewLeases').where('reviewerId', '=', id));
          tx.send(query.deleteFrom('reviewProposals').where('reviewerId', '=', id));
        }
        return revoked.length > 0;
      }),

    list: () =>
      database.run<ListedReviewer>(
        sql`select id, name, created_at, revoked_at from reviewers where kind = 'key' order by created_at, name`,
      ),

    everybody: () => database.run<Reviewer>(sql`select id, name from reviewers order by name, id`),

    people: async () => {
      const found = await database.run<Reviewer & { roles: readonly string[]; awayUntil?: string }>(
        sql`select id, name, roles, away_until from reviewers
          where kind = 'person' and revoked_at is null order by name, id`,
      );
      return found.map((person) => ({ ...person, roles: person.roles.filter(isStaffRole) }));
    },

    setAway: async (id, until) => {
      await database.run(sql`update reviewers set away_until = ${until}::text
        where id = ${id} and kind = 'person' and revoked_at is null`);
    },

    seed: async (rows) => {
      for (const { name, key } of rows)
        await database.run(sql`insert into reviewers (id, name, key_hash, created_at, is_sample)
          values (${newRowId('rev')}, ${name}, ${hashOf(key)}, ${clock.now()}, true)
          on conflict (name) where revoked_at is null and kind = 'key' do update
          set key_hash = excluded.key_hash, is_sample = true`);
    },
  };
}
