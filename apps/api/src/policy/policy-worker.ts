import { parentPort, workerData } from 'node:worker_threads';
import { CANDIDATES } from '@signet/rulebook/decision/candidates/candidates';
import { generatedCases, outageCases } from '@signet/rulebook/policy/generated-cases';
import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import { runPolicyTables } from '@signet/rulebook/policy/run-policy';
import type { PolicyWork } from './run-in-worker.ts';

const { candidate, caseSet, cases, isProven } = workerData as PolicyWork; // given by runInWorker

const SETS = {
  stored: () => cases,
  generated: () => generatedCases(POLICY_LIMITS.decisionsPerRun),
  // What is decided from now on: nothing yet, but the table is proven.
  live: () => [],
  outages: () => outageCases(POLICY_LIMITS.decisionsPerRun),
};

const table = CANDIDATES.find(({ id }) => id === candidate);
if (table === undefined) throw new Error(`this build has no candidate ${candidate}`);
parentPort?.postMessage(runPolicyTables(table.rows, SETS[caseSet](), isProven));
