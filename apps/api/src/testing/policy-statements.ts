import { runPolicyTables } from '@signet/rulebook/policy/run-policy';
import type { Store } from '../store.ts';

/** Runs the statements of the policy lab. */
export async function callPolicyStatements({ policyRuns, reviewers }: Store): Promise<void> {
  const [by] = await reviewers.list();
  if (by === undefined) throw new Error('nobody of the staff is there');
  const id = await policyRuns.begin({
    ...{ candidate: 'candidate', candidateVersion: 'v', caseSet: 'stored', by },
  });
  await policyRuns.storedCases();
  await policyRuns.finish({ id, result: runPolicyTables([], [], true), withoutFacts: 0 });
  await policyRuns.find(id);
  await policyRuns.list();
}
