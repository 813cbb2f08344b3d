import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { runInWorker } from './run-in-worker.ts';

/** Candidates that have passed the proof in this process; a build's tables do not change. */
const PROVEN = new Set<string>();

export async function runPolicyRun({ store, clock }: Deps, { payload }: Job): Promise<void> {
  const run = await store.policyRuns.find(String(payload.runId));
  if (run === undefined || run.finishedAt !== undefined || run.comparison !== undefined) return;
  if (run.startedAt < clock.now() - POLICY_LIMITS.runLostMs) return; // its page says so
  const { id, candidate, caseSet } = run;
  const stored = caseSet === 'stored' ? await store.policyRuns.storedCases() : undefined;
  const isProven = PROVEN.has(candidate);
  const cases = stored?.cases ?? [];
  const result = await runInWorker({ candidate, caseSet, cases, isProven });
  if (result.comparison !== undefined) PROVEN.add(candidate);
  const goesOn = caseSet === 'live';
  await store.policyRuns.finish({ id, result, withoutFacts: stored?.withoutFacts, goesOn });
}
