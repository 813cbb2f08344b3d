import { existsSync, readFileSync } from 'node:fs';

/** How many passed and failed. */
export type Count = { passed: number; failed: number };

type VitestReport = {
  success: boolean;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number; skipped: number }; errors?: unknown[] };

/** A test that is skipped because the public data is not there says so in its name. */
const NEEDS_DATA = /needs SHARED_DATA/;

/** Adds counts up. */
export const total = (counts: readonly Count[]): Count =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });

/**
 * What a vitest report says; a file that did not load counts as one failure, a skipped test as one too. Only a test that needs SHARED_DATA may be
 * skipped, and only where that is not set.
 */
export function countVitest(path: string, hasSharedData: boolean): Count {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport; // vitest's own shape
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const excused = (test: { status: string; fullName: string }) =>
    test.status !== 'failed' && !hasSharedData && NEEDS_DATA.test(test.fullName);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter((test) => test.status !== 'passed' && !excused(test)).length + broken.length;
  for (const test of tests) if (test.status !== 'passed' && excused(test)) console.log(`skipped: ${test.fullName}`);
  return { passed, failed: failed === 0 && (!report.success || passed === 0) ? 1 : failed };
}

/** What a Playwright report says; a skipped journey, and a run without any, count as failed. */
export function countPlaywright(path: string): Count {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const { stats, errors = [] } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport; // Playwright's own shape
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + stats.skipped;
  return { passed, failed: failed === 0 && (errors.length > 0 || passed === 0) ? 1 : failed };
}
