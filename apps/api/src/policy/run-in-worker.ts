import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PolicyCase } from '@signet/rulebook/policy/compare-tables';
import type { PolicySet } from '@signet/rulebook/policy/policy-sets';
import type { PolicyResult } from '@signet/rulebook/policy/run-policy';

export type PolicyWork = {
  candidate: string;
  caseSet: PolicySet;
  cases: readonly PolicyCase[];
  isProven: boolean;
};

/** Compares in a thread of its own, so that nobody waits for it. Throws what the thread threw. */
export async function runInWorker(work: PolicyWork): Promise<PolicyResult> {
  const worker = new Worker(new URL('./policy-worker.ts', import.meta.url), {
    workerData: work,
    execArgv: [],
  });
  try {
    const [result] = await once(worker, 'message');
    return result as PolicyResult; // what policy-worker.ts posts
  } finally {
    await worker.terminate();
  }
}
