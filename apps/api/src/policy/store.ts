import type { ApplicantFacts, Evidence } from '@signet/rulebook/decision/evidence';
import { UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import type { PolicyCase, PolicyComparison } from '@signet/rulebook/policy/compare-tables';
import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import type { PolicySet } from '@signet/rulebook/policy/policy-sets';
import type { TableFault } from '@signet/rulebook/policy/prove-table';
import type { PolicyResult } from '@signet/rulebook/policy/run-policy';
import type { Decision } from '@signet/rulebook/reference/enumerations';
import type { Reviewer } from '../decision/new-decision.ts';
import { newRowId } from '../platform/ids.ts';
import { addJobs } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import type { Reader } from '../platform/sql/reader.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export const RUN_POLICY_JOB = 'run-policy';

export type PolicyRun = {
  id: string;
  candidate: string;
  candidateVersion: string;
  version: string;
  caseSet: PolicySet;
  startedAt: number;
  finishedAt?: number;
  by: Reviewer;
  endedBy?: Reviewer;
  countedUntil?: number;
  /** It has passed the proof. */
  isProven: boolean;
};
type FoundRun = PolicyRun & {
  withoutFacts?: number;
  faults?: TableFault[];
  comparison?: PolicyComparison;
};
type ListedRun = PolicyRun & { flips?: number };

export type CaseRow = {
  applicationId: string;
  round: number;
  decidedAt: number;
  reference: string;
  outcome: Decision;
  stepUp?: string;
  rowId: string;
  version: string;
  evidence: Evidence;
  applied?: ApplicantFacts;
  later?: 'APPROVED' | 'DECLINED';
};

/** Stored rounds of the rules, and how many more were decided before their facts were kept. */
export type StoredCases = { cases: PolicyCase[]; withoutFacts: number };

export type PolicyRuns = {
  /** Notes the run, and adds the job that makes it. */
  begin(run: {
    candidate: string;
    candidateVersion: string;
    caseSet: PolicySet;
    by: Reviewer;
  }): Promise<string>;
  /** Keeps what a run has found; one in shadow goes on, unless the proof has refused it. */
  finish(run: {
    id: string;
    result: PolicyResult;
    withoutFacts?: number;
    goesOn: boolean;
  }): Promise<void>;
  /** Of a run that has ended before, nothing changes. */
  end(run: { id: string; by: Reviewer }): Promise<void>;
  find(id: string): Promise<FoundRun | undefined>;
  /** The newest first. */
  list(): Promise<ListedRun[]>;
  /** The newest rounds that the rules have decided. */
  storedCases(): Promise<StoredCases>;
};

const decidedLater = sql`(select p.outcome from decisions p
  where p.application_id = d.application_id and p.decided_by = 'person'
  and p.outcome in ('APPROVED', 'DECLINED') and p.decided_at >= d.decided_at
  order by p.decided_at desc limit 1)`;

/** The last one that was read. */
export type RoundPlace = Pick<CaseRow, 'decidedAt' | 'applicationId' | 'round'>;

export const placeSql = ({ decidedAt, applicationId, round }: RoundPlace): Sql =>
  sql`(${decidedAt}::bigint, ${applicationId}::text, ${round}::integer)`;

/** A page of what the rules have decided, as a statement of its own, so that none takes long. */
export const readRounds = (
  database: Reader,
  where: Sql,
  direction: 'asc' | 'desc',
): Promise<CaseRow[]> => {
  const to = direction === 'asc' ? sql`asc` : sql`desc`;
  return database.run<CaseRow>(sql`select d.application_id, d.round, d.decided_at,
    a.reference, d.outcome, d.step_up, d.row_id, d.version, d.evidence, d.applied,
    ${decidedLater} as later
    from decisions d join applications a on a.id = d.application_id
    where d.decided_by = 'rules' and ${where}
    order by d.decided_at ${to}, d.application_id ${to}, d.round ${to}
    limit ${POLICY_LIMITS.decisionsAtOnce}::integer`);
};

/** Columns of `policy_runs p` with who began it and who ended it. */
const runSql = sql`p.id, p.candidate, p.candidate_version, p.version, p.case_set, p.started_at,
  p.finished_at, jsonb_build_object('id', r.id, 'name', r.name) as by,
  (select jsonb_build_object('id', e.id, 'name', e.name) from reviewers e where e.id = p.ended_by)
    as ended_by, (p.counted_to ->> 'decidedAt')::bigint as counted_until, p.comparison is not null as is_proven`;

export function buildPolicyRuns(deps: StoreDeps): PolicyRuns {
  const { database, reader, clock } = deps;
  return {
    begin: ({ candidate, candidateVersion, caseSet, by }) =>
      database.transaction(async (tx) => {
        const id = newRowId('run');
        const startedAt = clock.now();
        const [begun] = await tx.run<{ id: string }>(sql`insert into policy_runs
            (id, staff_id, candidate, candidate_version, case_set, started_at, version)
          values (${id}, ${by.id}, ${candidate}, ${candidateVersion}, ${caseSet},
            ${startedAt}::bigint, ${UNDERWRITING_VERSION})
          on conflict (candidate, candidate_version)
            where case_set = 'live' and finished_at is null do nothing
          returning id`);
        if (begun === undefined) return inShadow(tx, candidate, candidateVersion);
        addJobs(deps, tx, [{ id, kind: RUN_POLICY_JOB, payload: { runId: id } }]);
        return id;
      }),
    finish: async ({ id, result, withoutFacts, goesOn }) => {
      const finishedAt = goesOn && result.comparison !== undefined ? undefined : clock.now();
      await database.run(sql`update policy_runs set finished_at = ${finishedAt}::bigint,
        without_facts = ${withoutFacts}::integer, faults = ${JSON.stringify(result.faults)}::jsonb,
        comparison = ${result.comparison && JSON.stringify(result.comparison)}::jsonb
        where id = ${id} and finished_at is null`);
    },
    end: async ({ id, by }) => {
      await database.run(sql`update policy_runs set finished_at = ${clock.now()}::bigint,
        ended_by = ${by.id} where id = ${id} and finished_at is null`);
    },
    find: async (id) => {
      const [found] = await database.run<FoundRun>(sql`select ${runSql},
        p.without_facts, p.faults, p.comparison
        from policy_runs p join reviewers r on r.id = p.staff_id where p.id = ${id}`);
      return found;
    },
    list: () =>
      database.run<ListedRun>(sql`select ${runSql},
        (p.comparison ->> 'flips')::integer as flips
        from policy_runs p join reviewers r on r.id = p.staff_id
        order by p.started_at desc, p.id limit ${POLICY_LIMITS.runsListed}::integer`),
    storedCases: async () => {
      const rows: CaseRow[] = [];
      let more = true;
      while (more && rows.length < POLICY_LIMITS.decisionsPerRun) {
        const last = rows.at(-1) ?? {
          ...{ decidedAt: Number.MAX_SAFE_INTEGER, applicationId: '', round: 0 },
        };
        const where = sql`(d.decided_at, d.application_id, d.round) < ${placeSql(last)}`;
        const page = await readRounds(reader, where, 'desc');
        rows.push(...page);
        more = page.length === POLICY_LIMITS.decisionsAtOnce;
      }
      const cases = rows.flatMap(caseOf);
      return { cases, withoutFacts: rows.length - cases.length };
    },
  };
}

/** The run in shadow of this candidate, which somebody else has begun. */
async function inShadow(tx: Tx, candidate: string, candidateVersion: string): Promise<string> {
  const [run] = await tx.run<{ id: string }>(sql`select id from policy_runs
    where candidate = ${candidate} and candidate_version = ${candidateVersion}
      and case_set = 'live' and finished_at is null`);
  if (run === undefined) throw new Error('the run in shadow has just ended');
  return run.id;
}

/** What can be compared of a stored round; nothing where its facts were not kept. */
export function caseOf({ reference, evidence, applied, later, ...stored }: CaseRow): PolicyCase[] {
  if (applied === undefined) return [];
  const { outcome, stepUp, rowId, version } = stored;
  return [
    {
      reference,
      evidence,
      applied,
      stored: { outcome, rowId, version, ...(stepUp !== undefined && { stepUp }) },
      ...(later !== undefined && { later }),
    },
  ];
}
