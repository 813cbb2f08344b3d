import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Passes, failures, and a line for each test that did not pass at once, printed at the end of the
 * log.
 */
export type TestCount = { passed: number; failed: number; faults?: readonly string[] };

type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestReport = {
  success: boolean;
  testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[];
};
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors?: { message?: string }[];
  suites?: Suite[];
};

/** Tests that need the public data say so in their name. */
const NEEDS_DATA = /needs SHARED_DATA/;

export const total = (counts: readonly TestCount[]): Required<TestCount> =>
  counts.reduce<Required<TestCount>>(
    (sum, { passed, failed, faults = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      faults: [...sum.faults, ...faults],
    }),
    { passed: 0, failed: 0, faults: [] },
  );

const LINES_SHOWN = 6;

const shown = (what: string, message = ''): string =>
  [what, ...stripVTControlCharacters(message).split('\n').slice(0, LINES_SHOWN)].join('\n    ');

/** True for a test that passed on a retry; the report keeps its first failure. */
const passedLater = ({ status, failureMessages = [] }: VitestTest): boolean =>
  status === 'passed' && failureMessages.length > 0;

/**
 * Files that did not load and skipped tests count as failures; only tests that need SHARED_DATA may
 * be skipped while it is unset.
 */
export function countVitest(path: string, hasSharedData: boolean): TestCount {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport; // vitest's own shape
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const excused = (test: { status: string; fullName: string }) =>
    test.status !== 'failed' && !hasSharedData && NEEDS_DATA.test(test.fullName);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed =
    tests.filter((test) => test.status !== 'passed' && !excused(test)).length + broken.length;
  for (const test of tests)
    if (test.status !== 'passed' && excused(test)) console.log(`skipped: ${test.fullName}`);
  const faults = [
    ...report.testResults
      .filter((file) => !broken.includes(file))
      .flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => (test.status !== 'passed' && !excused(test)) || passedLater(test))
          .map((test) =>
            shown(
              `${name}: ${test.fullName} (${passedLater(test) ? 'flaky' : test.status})`,
              test.failureMessages?.[0],
            ),
          ),
      ),
    // One line per file: listing every test that did not run would hide the reason.
    ...broken.map(({ name, message, assertionResults }) =>
      shown(
        `${name}: ${assertionResults.filter(({ status }) => status !== 'passed').length} tests did not run`,
        message,
      ),
    ),
  ];
  return { passed, failed: failed === 0 && (!report.success || passed === 0) ? 1 : failed, faults };
}

function notAtOnce({ title, suites = [], specs = [] }: Suite): string[] {
  const here = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        shown(
          `${title}: ${spec.title} (${status})`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...here, ...suites.flatMap(notAtOnce)];
}

/** Counts a Playwright report; skipped journeys and an empty run count as failures. */
export function countPlaywright(path: string): TestCount {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const {
    stats,
    errors = [],
    suites = [],
  } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport; // Playwright's own shape
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + stats.skipped;
  const faults = [
    ...suites.flatMap(notAtOnce),
    ...errors.map(({ message }) => shown('The run itself', message)),
  ];
  return {
    passed,
    failed: failed === 0 && (errors.length > 0 || passed === 0) ? 1 : failed,
    faults,
  };
}
