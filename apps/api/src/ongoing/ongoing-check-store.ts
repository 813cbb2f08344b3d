import { LIMITS } from '@signet/rulebook/core/limits';
import { isWatched, WATCH_EVERY_MS } from '@signet/rulebook/ongoing/watched';
import { changeIfThere } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { homeOf } from '../application/subject-store.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import type { ReviewEffect, Settling } from '../decision/reviewer-store.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { addJobs, hasJobSql } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export const CHECK_WATCH_LIST_JOB = 'check-watch-list';

/** Whom the watch list has a match for, and who of ours has said that it is somebody else. */
export type WatchListHit = { names: string[]; proposedBy?: Reviewer };

export type OngoingChecks = {
  /** The jobs of the look-ups that are due. */
  dueWatchLists: ReadLateJobs;
  dueOf(applicationId: string): Promise<number | undefined>;
  /**
   * The list has a match for whoever a first screening was about: they are looked up again now.
   * Reports of later look-ups are known by nobody, because each that has a match announces it, and
   * would lead to the next.
   */
  listChanged(event: {
    eventId: string;
    name: string;
    reportId: string;
    happenedAt: number;
  }): Promise<void>;
  /**
   * Keeps what was found; a match in somebody who was found to be somebody else is none. `dueAt`: the
   * look-up that this was; another one that has come due meanwhile stays due, and so does one that
   * was not answered about everybody.
   */
  record(found: {
    id: string;
    dueAt: number;
    looked: number;
    hits: readonly string[];
    isWhole: boolean;
  }): Promise<void>;
  /** Of an application that is approved no more. */
  forget(applicationId: string): Promise<void>;
};

const watchListJob = (
  applicationId: string,
  dueAt: number,
): NewJob & { applicationId: string } => ({
  id: `${CHECK_WATCH_LIST_JOB}:${applicationId}:${dueAt}`,
  kind: CHECK_WATCH_LIST_JOB,
  applicationId,
  payload: { dueAt },
});

/**
 * Those whom the first screening had a match for. Two reviewers have looked at it before they could
 * be approved, so that the same match is no news.
 */
const approvedInSpite = (id: Sql): Sql => sql`(select coalesce(array_agg(p.id), '{}')
  from applications a join people p on p.application_id = ${homeOf('a')}
  where a.id = ${id} and (
    p.role = 'applicant' and exists (select 1 from evidence e where e.application_id = a.id
      and e.source = 'watchList' and e.answer ->> 'watchList' = 'hit')
    or p.verified_at is not null and exists (select 1 from owner_checks c where c.person_id = p.id
      and c.decided_at >= p.confirmed_at and c.evidence ->> 'watchList' = 'hit')))`;

/** Begins the months of an application that \`tx\` approves. */
export function beginWatching(
  tx: Pick<Tx, 'send'>,
  application: Pick<StoredApplication, 'id' | 'decision' | 'closedAt'>,
  now: number,
): void {
  if (!isWatched(application)) return;
  tx.send(sql`insert into ongoing_checks (application_id, due_at, cleared, cleared_at)
    values (${application.id}, ${now + WATCH_EVERY_MS}, ${approvedInSpite(sql`${application.id}`)}, ${now})
    on conflict (application_id) do update set cleared_at = excluded.cleared_at,
      cleared = ${joined(stillCleared(sql`ongoing_checks`), sql`excluded.cleared`)}`);
}

/** Whoever took the place of an owner was cleared by nobody. */
const stillCleared = (row: Sql): Sql => sql`array(select one from unnest(${row}.cleared) one
  where not exists (select 1 from people p where p.id = one and p.replaced_at > ${row}.cleared_at))`;

const joined = (some: Sql, others: Sql): Sql =>
  sql`array(select distinct one from unnest(${some} || ${others}) one)`;

/** Names of the people and of the business that the list has a match for. */
const hitNames = (
  id: Sql,
): Sql => sql`(select coalesce(jsonb_agg(found.name order by found.id), '[]')
  from ongoing_checks h cross join lateral (
    select p.id, concat_ws(' ', p.first_name, p.last_name) as name from people p
      where p.id = any(h.hits)
    union all select b.id, b.name from businesses b where b.id = any(h.hits)) found
  where h.application_id = ${id})`;

/** The match of a `watchList.hit` case as JSON, or null. */
export const watchListHitSql = (reviewCase: Sql, id: Sql): Sql => sql`(
  select jsonb_strip_nulls(jsonb_build_object('names', ${hitNames(id)}, 'proposedBy',
    (select jsonb_build_object('id', r.id, 'name', r.name) from reviewers r
      where r.id = k.proposed_by and r.revoked_at is null)))
  from ongoing_checks k where ${reviewCase} = 'watchList.hit' and k.application_id = ${id}
    and k.hit_at is not null)`;

/** The first of two reviewers' word, until the list has a match again. */
export const proposedClearing: ReviewEffect = ({ tx, application, reviewer, now }) => {
  tx.send(sql`update ongoing_checks set proposed_by = ${reviewer.id}, proposed_at = ${now}
    where application_id = ${application.id} and hit_at is not null`);
  return {};
};

const settled = ({ tx, application, now }: Settling, newlyCleared: Sql): void =>
  tx.send(sql`update ongoing_checks k set
    cleared = ${joined(stillCleared(sql`k`), newlyCleared)}, cleared_at = ${now},
    hits = '{}', hit_at = null, proposed_by = null, proposed_at = null
    where application_id = ${application.id}`);

/** The second reviewer's word: these are other people, and a match in them is none from now on. */
const cleared: ReviewEffect = async (settling) => {
  const { tx, application, reviewer } = settling;
  const [proposal] = await tx.run(sql`select application_id from ongoing_checks
    where application_id = ${application.id} and hit_at is not null
      and proposed_by is not null and proposed_by <> ${reviewer.id}`);
  if (proposal === undefined) return undefined;
  settled(settling, sql`k.hits`);
  return {};
};

export const WATCH_LIST_EFFECTS = {
  clearHit: cleared,
  /** They are those on the list; the company's officer goes on from here. */
  handOnHit: ((settling) => {
    settled(settling, sql`'{}'::text[]`);
    return {};
  }) satisfies ReviewEffect,
};

/** Approved businesses are looked up again. docs/decisions/0307. */
export function buildOngoingChecks(deps: StoreDeps): OngoingChecks {
  const { database, clock } = deps;
  return {
    dueWatchLists: async (after) => {
      const due = await database.run<{ id: string; dueAt: number }>(sql`select application_id as id,
          due_at from ongoing_checks k
        where due_at <= ${clock.now()}::bigint and application_id > ${after}
          and not ${hasJobSql(sql`k.application_id`, sql`${CHECK_WATCH_LIST_JOB}::text`)}
        order by application_id limit ${LIMITS.rowsAtOnce}::integer`);
      return due.map(({ id, dueAt }) => ({ place: id, jobs: [watchListJob(id, dueAt)] }));
    },
    dueOf: async (id) => {
      const [row] = await database.run<{ dueAt: number }>(
        sql`select due_at from ongoing_checks where application_id = ${id}`,
      );
      return row?.dueAt;
    },
    listChanged: ({ eventId, name, reportId, happenedAt }) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const [about] = await tx.run<{ personId: string; home: string }>(sql`
          select p.id as person_id, p.application_id as home from evidence e
            join applications a on a.id = e.application_id
            join people p on p.application_id = ${homeOf('a')} and p.role = 'applicant'
            where e.source = 'watchList' and e.reference = ${reportId}
          union all select p.id, p.application_id from owner_checks c
            join people p on p.id = c.person_id where c.watch_report = ${reportId}
          limit 1`);
        if (about === undefined) return;
        const heard =
          await tx.run(sql`insert into webhook_events (id, name, subject, happened_at, received_at)
          values (${eventId}, ${name}, ${reportId}, ${happenedAt}, ${now})
          on conflict do nothing returning id`);
        if (heard.length === 0) return;
        const due = await tx.run<{ id: string }>(sql`update ongoing_checks
          set due_at = ${now}, cleared = array_remove(cleared, ${about.personId}::text)
          where application_id in (select a.id from applications a
            where ${homeOf('a')} = ${about.home}) returning application_id as id`);
        addJobs(
          deps,
          tx,
          due.map(({ id }) => watchListJob(id, now)),
        );
      }),
    record: async ({ id, dueAt, looked, hits, isWhole }) => {
      await changeIfThere(deps, { id, actor: `job:${CHECK_WATCH_LIST_JOB}` }, async (tx) => {
        const now = clock.now();
        const [before] = await tx.run<{ hits: string[]; cleared: string[] }>(
          sql`select hits, ${stillCleared(sql`k`)} as cleared from ongoing_checks k
            where application_id = ${id} for update`,
        );
        if (before === undefined) return undefined;
        const found = hits.filter((one) => !before.cleared.includes(one));
        const isNew = found.some((one) => !before.hits.includes(one));
        const all = [...new Set([...before.hits, ...found])];
        const isDone = sql`${isWhole} and due_at = ${dueAt}::bigint`;
        tx.send(sql`update ongoing_checks k set cleared = ${stillCleared(sql`k`)},
          checked_at = case when ${isWhole} then ${now}::bigint else checked_at end,
          due_at = case when ${isDone} then ${now + WATCH_EVERY_MS}::bigint else due_at end,
          hits = array(select one from jsonb_array_elements_text(${JSON.stringify(all)}::jsonb) one),
          hit_at = case when ${isNew} then ${now}::bigint else hit_at end,
          proposed_by = case when ${isNew} then null else proposed_by end
          where application_id = ${id}`);
        return {
          action: 'watchList.checked',
          detail: auditDetail({ people: looked, matches: found.length }),
          keepsVersion: true,
        };
      });
    },
    forget: async (id) => {
      await database.run(sql`delete from ongoing_checks where application_id = ${id}`);
    },
  };
}
