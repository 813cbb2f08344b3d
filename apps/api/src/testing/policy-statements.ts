import { CANDIDATES } from '@signet/rulebook/decision/candidates/candidates';
import { runPolicyTables } from '@signet/rulebook/policy/run-policy';
import type { Store } from '../store.ts';
import { QUIET_DUTY_LOG } from './quiet-duty-log.ts';

/** Runs the statements of the policy lab. */
export async function callPolicyStatements({
  policyRuns,
  reviewers,
  duties,
}: Store): Promise<void> {
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
  await duties['policy.shadow'].batch('', QUIET_DUTY_LOG);
  await policyRuns.end({ id: live, by });
  await policyRuns.find(id);
  await policyRuns.list();
}
