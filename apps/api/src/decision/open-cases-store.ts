import { localDay } from '@signet/rulebook/core/dates';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { AWAITED, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { Batch } from '../platform/jobs/duty.ts';
import type { Database, Tx } from '../platform/sql/database.ts';
import { columnOf } from '../platform/sql/json-object.ts';
import { identifier, joinSql, literalSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { type CaseFacts, type KeptCase, keptOf, readCaseFacts } from './case-facts-store.ts';

export type OpenCases = {
  /** Cases that are open now, of this kind, counted by application. */
  countOf(reviewCase: ReviewCase): Promise<number>;
  /** Cases that are open now, and those of them past the day that they are due. */
  waiting(): Promise<{ open: number; late: number }>;
  /** Computes what was marked since, so that nothing waits unseen while nobody looks. */
  keepMarked: Batch;
  /** Compares what is kept with what the rulebook says; a difference is told, marked and mended. */
  compare: Batch;
};

type Marked = { id: number; applicationId: string };

const keyOf = ({ reviewCase, ownerId }: Pick<KeptCase, 'reviewCase' | 'ownerId'>): string =>
  `${reviewCase} ${ownerId}`;

const isSame = (one: KeptCase, other: KeptCase): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** The columns of a kept case and their types, as the statement that writes them needs them. */
const COLUMNS: Readonly<Record<keyof KeptCase, 'text' | 'bigint' | 'integer' | 'text[]'>> = {
  reviewCase: 'text',
  ownerId: 'text',
  since: 'bigint',
  opensAt: 'bigint',
  dueBy: 'text',
  riskRank: 'integer',
  fault: 'text',
  reason: 'text',
  market: 'text',
  portal: 'text',
  referralUrlId: 'text',
  locale: 'text',
  proposedBy: 'text',
  resubmittedTo: 'text[]',
};
const NAMES = keysOf(COLUMNS);

/** A row in the order of the columns, whatever else it holds. */
const inOrder = (row: KeptCase): object =>
  Object.fromEntries(NAMES.map((name) => [columnOf(name), row[name]]));

const listOf = (each: (column: Sql, type: Sql) => Sql): Sql =>
  joinSql(NAMES.map((name) => each(identifier(columnOf(name)), literalSql(COLUMNS[name]))));

type Difference = {
  written: readonly KeptCase[];
  ended: readonly (KeptCase & { auditSeq: number })[];
};

/** What must be written so that the kept rows are those of the rulebook. */
function differenceOf(facts: CaseFacts): Difference {
  const wanted = new Map(keptOf(facts).map((row) => [keyOf(row), row]));
  const kept = new Map(facts.kept.map((row) => [keyOf(row), row]));
  return {
    written: [...wanted].flatMap(([key, row]) => {
      const before = kept.get(key);
      return before !== undefined && isSame(before, row) ? [] : [row];
    }),
    ended: [...kept].flatMap(([key, row]) => (wanted.has(key) ? [] : [row])),
  };
}

const writeSql = (rows: readonly object[]): Sql => sql`insert into open_cases
    (application_id, audit_seq, ${listOf((column) => column)})
  select r.application_id, r.audit_seq, ${listOf((column) => sql`r.${column}`)}
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(application_id text, audit_seq bigint, ${listOf((column, type) => sql`${column} ${type}`)})
  on conflict (application_id, review_case, owner_id) do update
  set audit_seq = excluded.audit_seq, ${listOf((column) => sql`${column} = excluded.${column}`)}`;

const removeSql = (ended: readonly object[]): Sql => sql`delete from open_cases k
  using jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
    as r(application_id text, review_case text, owner_id text)
  where k.application_id = r.application_id and k.review_case = r.review_case
    and k.owner_id = r.owner_id
  returning k.*`;

/** What was recorded of `ended e` since its row was written: a reviewer's act before any other. */
const lastAct = sql`(select x.at, x.action, x.actor from audit x
  where x.application_id = e.application_id and x.seq > e.audit_seq
  order by x.actor like 'reviewer:%' desc, x.seq desc limit 1)`;

const SAME_IN_HISTORY = sql`application_id, review_case, owner_id, reason, market, portal,
  referral_url_id, locale, risk_rank, due_by`;
/** The same, of `ended e`. */
const SAME_OF_ENDED = sql`e.application_id, e.review_case, e.owner_id, e.reason, e.market, e.portal,
  e.referral_url_id, e.locale, e.risk_rank, e.due_by`;

/** Takes ended cases out of the table; those that had been open go into the history. */
const endSql = (ended: readonly object[], now: number): Sql => sql`with ended as (
    ${removeSql(ended)})
  insert into case_history (${SAME_IN_HISTORY}, entered_at, ended_at, ended_with, staff_id, claimed_at)
  select ${SAME_OF_ENDED}, greatest(e.since, e.opens_at), coalesce(l.at, ${now}::bigint),
    l.action, w.id, case when w.id = e.claimed_by and e.claimed_at <= l.at then e.claimed_at end
  from ended e left join lateral ${lastAct} l on true
    left join reviewers w on 'reviewer:' || w.id = l.actor
  where e.opens_at <= ${now}::bigint`;

/** Writes what differs, in one statement each; nothing where nothing does. */
function writeDifferences(tx: Tx, all: readonly CaseFacts[], now: number): void {
  const differences = all.map((facts) => ({ facts, ...differenceOf(facts) }));
  const ended = differences.flatMap(({ facts: { id }, ended: rows }) =>
    rows.map((row) => ({ application_id: id, ...inOrder(row) })),
  );
  const written = differences.flatMap(({ facts: { id, auditSeq }, written: rows }) =>
    rows.map((row) => ({ application_id: id, audit_seq: auditSeq, ...inOrder(row) })),
  );
  if (ended.length > 0) tx.send(endSql(ended, now));
  if (written.length > 0) tx.send(writeSql(written));
}

/**
 * Computes the cases of what was marked, of one application or of at most LIMITS.rowsAtOnce marks,
 * and answers how many marks there were. Marks are locked in their order, so that two at once do
 * one after the other; a change that is made meanwhile leaves a mark of its own.
 */
export async function keepMarked(
  { database, clock }: Pick<StoreDeps, 'database' | 'clock'>,
  id?: string,
): Promise<number> {
  const which = id === undefined ? sql`true` : sql`application_id = ${id}::text`;
  // Nearly always there is none, and a reader opens no transaction.
  const [any] = await database.run(sql`select id from case_marks where ${which} limit 1`);
  if (any === undefined) return 0;
  return database.transaction(async (tx) => {
    const marks = await tx.run<Marked>(sql`select id, application_id from case_marks where ${which}
      order by id limit ${LIMITS.rowsAtOnce}::integer for update`);
    const marked = [...new Set(marks.map(({ applicationId }) => applicationId))];
    // Whoever deletes one of them waits, so that no row is left without its application.
    const there = await tx.run<{ id: string }>(sql`select id from applications
      where id in (select jsonb_array_elements_text(${JSON.stringify(marked)}::jsonb))
      order by id for key share`);
    const ids = there.map(({ id }) => id);
    writeDifferences(tx, await readCaseFacts(tx, ids), clock.now());
    await tx.run(sql`delete from case_marks
      where id in (select jsonb_array_elements_text(${JSON.stringify(marks.map((mark) => mark.id))}::jsonb)::bigint)`);
    return marks.length;
  });
}

/** Where an application may have a case, or is kept as having one. */
const CANDIDATES: readonly Sql[] = [
  sql`select id from applications where onboarded_at is not null
    and decision not in ('APPROVED', 'DECLINED') and closed_at is null`,
  sql`select application_id from bank_accounts
    where is_primary and (status = 'PENDING' or check_result = 'depositsFailed')`,
  sql`select application_id from failing_jobs`,
  sql`select application_id from outbox where state = 'failed'`,
  sql`select application_id from review_requests where answered_at is null`,
  sql`select application_id from order_charges where state = 'unpaid'`,
  sql`select application_id from reopenings where confirmed_at is null`,
  sql`select application_id from ongoing_checks where hit_at is not null`,
  sql`select application_id from identity_documents where asked_at is not null`,
  sql`select application_id from open_cases`,
];

const candidatesSql = (after: string): Sql => sql`select c.id
  from (${joinSql(CANDIDATES, ' union ')}) c
  where c.id > ${after} order by c.id limit ${LIMITS.rowsAtOnce}::integer`;

const mark = (database: Database, ids: readonly string[]): Promise<unknown> =>
  database.run(sql`insert into case_marks (application_id)
    select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`);

/**
 * The open cases as rows, computed from the rulebook's table. A trigger marks an application with
 * whatever can move a case, in the transaction that does; a reader computes what is marked first.
 * docs/decisions/0266.
 */
export function buildOpenCases(deps: StoreDeps): OpenCases {
  const { database, clock } = deps;
  return {
    countOf: async (reviewCase) => {
      await keepMarked(deps);
      const [row] = await database.run<{ count: number }>(
        sql`select count(distinct application_id)::integer as count from open_cases
          where review_case = ${reviewCase}::text and opens_at <= ${clock.now()}::bigint`,
      );
      return row?.count ?? 0;
    },
    waiting: async () => {
      const now = clock.now();
      const [row] = await database.run<{ open: number; late: number }>(
        sql`select count(*)::integer as open,
            count(*) filter (where due_by < ${localDay('US', now)}::text)::integer as late
          from open_cases where opens_at <= ${now}::bigint and review_case <> ${AWAITED}::text`,
      );
      return row ?? { open: 0, late: 0 };
    },
    keepMarked: async () => ((await keepMarked(deps)) < LIMITS.rowsAtOnce ? undefined : 'marked'),
    compare: async (after, log) => {
      const rows = await database.run<{ id: string }>(candidatesSql(after));
      const ids = rows.map(({ id }) => id);
      const differing = (await readCaseFacts(database, ids)).filter((facts) => {
        const { written, ended } = differenceOf(facts);
        return !facts.isMarked && written.length + ended.length > 0;
      });
      if (differing.length > 0) {
        log.casesDiffered(differing.length);
        await mark(
          database,
          differing.map(({ id }) => id),
        );
        await keepMarked(deps);
      }
      return ids.length < LIMITS.rowsAtOnce ? undefined : ids.at(-1);
    },
  };
}
