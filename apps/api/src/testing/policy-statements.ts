import { CANDIDATES } from '@signet/rulebook/decision/candidates/candidates';
import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import { runPolicyTables } from '@signet/rulebook/policy/run-policy';
import { sql } from '../platform/sql/sql.ts';
import { QUIET_DUTY_LOG } from './quiet-duty-log.ts';
import type { StoreUnderTest } from './test-store.ts';

/** Runs the statements of the policy lab. */
export async function callPolicyStatements({ store, database }: StoreUnderTest): Promise<void> {
  const { policyRuns, reviewers, duties } = store;
  const [by] = await reviewers.list();
  if (by === undefined) throw new Error('nobody of the staff is there');
  const id = await policyRuns.begin({
    ...{ candidate: 'candidate', candidateVersion: 'v', caseSet: 'stored', by },
  });
  await policyRuns.storedCases();
  const result = runPolicyTables([], [], true);
  await policyRuns.finish({ id, result, withoutFacts: 0, goesOn: false });
  const [shadowed] = CANDIDATES;
  if (shadowed === undefined) throw new Error('this build has no candidate');
  const live = await policyRuns.begin({
    ...{ candidate: shadowed.id, candidateVersion: shadowed.version, caseSet: 'live', by },
  });
  await policyRuns.begin({
    ...{ candidate: shadowed.id, candidateVersion: shadowed.version, caseSet: 'live', by },
  });
  await policyRuns.finish({ id: live, result, goesOn: true });
  // A run that has begun before what is decided by now.
  await database.run(sql`update policy_runs set started_at = 0 where id = ${live}`);
  await database.run(sql`update decisions
    set decided_at = decided_at - ${2 * POLICY_LIMITS.shadowLagMs}::bigint where decided_by = 'rules'`);
  await duties['policy.shadow'].batch('', QUIET_DUTY_LOG);
  await policyRuns.end({ id: live, by });
  await policyRuns.find(id);
  await policyRuns.list();
  await callBlindLookStatements({ store, database });
}

/** A round of the rules is drawn, taken and answered. */
async function callBlindLookStatements({
  store: { blindLooks, reviewers },
  database,
}: Pick<StoreUnderTest, 'store' | 'database'>): Promise<void> {
  const [by] = await reviewers.list();
  if (by === undefined) throw new Error('nobody of the staff is there');
  await database.run(sql`insert into blind_looks (id, application_id, round, outcome, drawn_at)
    select 'look_' || application_id, application_id, round, 'approved', decided_at from decisions
    where decided_by = 'rules' on conflict do nothing`);
  const look = await blindLooks.take(by);
  if (look !== undefined) await blindLooks.answer({ id: look.id, by, answer: 'approve' });
  await blindLooks.counts();
}
