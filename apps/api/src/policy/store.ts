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
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
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
};
type FoundRun = PolicyRun & {
  withoutFacts?: number;
  faults?: TableFault[];
  comparison?: PolicyComparison;
};
type ListedRun = PolicyRun & { flips?: number };

type CaseRow = {
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
  finish(run: { id: string; result: PolicyResult; withoutFacts?: number }): Promise<void>;
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

export function buildPolicyRuns(deps: StoreDeps): PolicyRuns {
  const { database, clock } = deps;
  return {
    begin: ({ candidate, candidateVersion, caseSet, by }) =>
      database.transaction(async (tx) => {
        const id = newRowId('run');
        const startedAt = clock.now();
        tx.send(
          query.insertInto('policyRuns').values({
            ...{ id, staffId: by.id, candidate, candidateVersion, caseSet, startedAt },
            version: UNDERWRITING_VERSION,
          }),
        );
        addJobs(deps, tx, [{ id, kind: RUN_POLICY_JOB, payload: { runId: id } }]);
        return id;
      }),
    finish: async ({ id, result, withoutFacts }) => {
      await database.run(sql`update policy_runs set finished_at = ${clock.now()}::bigint,
        without_facts = ${withoutFacts}::integer, faults = ${JSON.stringify(result.faults)}::jsonb,
        comparison = ${result.comparison && JSON.stringify(result.comparison)}::jsonb
        where id = ${id} and finished_at is null`);
    },
    find: async (id) => {
      const [found] = await database.run<FoundRun>(sql`select p.id, p.candidate,
        p.candidate_version, p.version, p.case_set, p.started_at, p.finished_at,
        jsonb_build_object('id', r.id, 'name', r.name) as by,
        p.without_facts, p.faults, p.comparison
        from policy_runs p join reviewers r on r.id = p.staff_id where p.id = ${id}`);
      return found;
    },
    list: () =>
      database.run<ListedRun>(sql`select p.id, p.candidate, p.candidate_version, p.version,
        p.case_set, p.started_at, p.finished_at,
        jsonb_build_object('id', r.id, 'name', r.name) as by,
        (p.comparison ->> 'flips')::integer as flips
        from policy_runs p join reviewers r on r.id = p.staff_id
        order by p.started_at desc, p.id limit ${POLICY_LIMITS.runsListed}::integer`),
    storedCases: async () => {
      const rows: CaseRow[] = [];
      let more = true;
      while (more && rows.length < POLICY_LIMITS.decisionsPerRun) {
        const last = rows.at(-1);
        // Each page is a statement of its own, so that none takes long.
        const page = await database.run<CaseRow>(sql`select d.application_id, d.round, d.decided_at,
          a.reference, d.outcome, d.step_up, d.row_id, d.version, d.evidence, d.applied,
          ${decidedLater} as later
          from decisions d join applications a on a.id = d.application_id
          where d.decided_by = 'rules' and (d.decided_at, d.application_id, d.round)
            < (${last?.decidedAt ?? Number.MAX_SAFE_INTEGER}::bigint, ${last?.applicationId ?? ''}::text, ${last?.round ?? 0}::integer)
          order by d.decided_at desc, d.application_id desc, d.round desc
          limit ${POLICY_LIMITS.decisionsAtOnce}::integer`);
        rows.push(...page);
        more = page.length === POLICY_LIMITS.decisionsAtOnce;
      }
      const cases = rows.flatMap(caseOf);
      return { cases, withoutFacts: rows.length - cases.length };
    },
  };
}

function caseOf({ reference, evidence, applied, later, ...stored }: CaseRow): PolicyCase[] {
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
