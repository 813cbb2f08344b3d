import { CANDIDATES } from '@signet/rulebook/decision/candidates/candidates';
import { UNDERWRITING, UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import { addComparisons } from '@signet/rulebook/policy/add-comparisons';
import { compareTables, type PolicyComparison } from '@signet/rulebook/policy/compare-tables';
import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import type { Batch } from '../platform/jobs/duty.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { caseOf, placeSql, type RoundPlace, readRounds } from './store.ts';

type ShadowRun = {
  id: string;
  candidate: string;
  candidateVersion: string;
  startedAt: number;
  comparison: PolicyComparison;
  countedTo?: RoundPlace;
};

/**
 * Compares what the rules have decided since with the candidates in shadow. It reads stored facts,
 * after the decision, so that a candidate can neither delay nor change one. docs/decisions/0287.
 */
export function buildShadow({ database, clock }: Pick<StoreDeps, 'database' | 'clock'>): {
  compare: Batch;
} {
  const open = () =>
    database.run<ShadowRun>(sql`select id, candidate, candidate_version, started_at, comparison,
        counted_to
      from policy_runs where case_set = 'live' and finished_at is null and comparison is not null
      order by id`);

  /** Whether there may be more. Only of the place that it has read from, so that none counts twice. */
  const goOn = async (run: ShadowRun): Promise<boolean> => {
    const candidate = CANDIDATES.find(
      ({ id, version }) => id === run.candidate && version === run.candidateVersion,
    );
    if (candidate === undefined) return false;
    const from = run.countedTo ?? { decidedAt: run.startedAt, applicationId: '', round: 0 };
    const until = clock.now() - POLICY_LIMITS.shadowLagMs;
    const where = sql`(d.decided_at, d.application_id, d.round) > ${placeSql(from)}
      and d.decided_at < ${until}::bigint`;
    const rows = await readRounds(database, where, 'asc');
    const last = rows.at(-1);
    if (last === undefined) return false;
    const cases = rows.flatMap(caseOf);
    const inForce = { rows: UNDERWRITING, version: UNDERWRITING_VERSION };
    const comparison = addComparisons(
      run.comparison,
      compareTables(inForce, candidate.rows, cases),
    );
    const { decidedAt, applicationId, round } = last;
    await database.run(sql`update policy_runs
      set comparison = ${JSON.stringify(comparison)}::jsonb,
        counted_to = ${JSON.stringify({ decidedAt, applicationId, round })}::jsonb,
        without_facts = coalesce(without_facts, 0) + ${rows.length - cases.length}::integer
      where id = ${run.id} and finished_at is null
        and counted_to is not distinct from ${run.countedTo && JSON.stringify(run.countedTo)}::jsonb`);
    return rows.length === POLICY_LIMITS.decisionsAtOnce;
  };

  return {
    compare: async () => {
      let more = false;
      for (const run of await open()) more = (await goOn(run)) || more;
      return more ? 'more' : undefined;
    },
  };
}
