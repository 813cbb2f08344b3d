import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest, total } from './test-reports.ts';

const folder = temporaryFolder();
const written = (report: object): string => {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(report));
  return path;
};
const vitestWith = (...tests: [status: string, fullName: string][]) =>
  written({
    success: true,
    testResults: [
      {
        name: 'a',
        status: 'passed',
        assertionResults: tests.map(([status, fullName]) => ({ status, fullName })),
      },
    ],
  });

test.each([
  [
    'passed and failed tests are counted',
    vitestWith(['passed', 'a'], ['failed', 'b']),
    true,
    { passed: 1, failed: 1 },
  ],
  [
    'a skipped test counts as failed',
    vitestWith(['passed', 'a'], ['skipped', 'b']),
    true,
    { passed: 1, failed: 1 },
  ],
  [
    'a test of the public data may be skipped where there is none',
    vitestWith(['passed', 'a'], ['skipped', 'b (needs SHARED_DATA)']),
    false,
    { passed: 1, failed: 0 },
  ],
  [
    'and must run where there is',
    vitestWith(['passed', 'a'], ['skipped', 'b (needs SHARED_DATA)']),
    true,
    { passed: 1, failed: 1 },
  ],
  [
    'a run without tests is a failure',
    written({ success: true, testResults: [] }),
    true,
    { passed: 0, failed: 1 },
  ],
  [
    'a file that did not load is a failure',
    written({
      success: false,
      testResults: [{ name: 'a', status: 'failed', assertionResults: [] }],
    }),
    true,
    { passed: 0, failed: 1 },
  ],
  ['a missing report is a failure', join(folder, 'none.json'), true, { passed: 0, failed: 1 }],
])('%s', (_name, path, hasData, count) => expect(countVitest(path, hasData)).toMatchObject(count));

test.each([
  [
    'journeys are counted',
    { expected: 3, flaky: 1, unexpected: 1, skipped: 1 },
    { passed: 4, failed: 2 },
  ],
  [
    'a run without journeys is a failure',
    { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    { passed: 0, failed: 1 },
  ],
])('%s', (_name, stats, count) => expect(countPlaywright(written({ stats }))).toMatchObject(count));

test('each test that failed, or passed at a second try, is named with the first lines of what it said, and a file that did not load or prepare in one line', () => {
  const failed = {
    status: 'failed',
    fullName: 'one adds up',
    failureMessages: ['\u001b[31mexpected 2\u001b[0m\nto be 3'],
  };
  const later = { status: 'passed', fullName: 'two adds up', failureMessages: ['too late'] };
  const path = written({
    success: false,
    testResults: [
      {
        name: 'sum.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'passed', fullName: 'nothing is nothing' }, failed, later],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      {
        name: 'hook.test.ts',
        status: 'failed',
        message: 'Hook timed out',
        assertionResults: [
          { status: 'skipped', fullName: 'adds' },
          { status: 'skipped', fullName: 'takes' },
        ],
      },
    ],
  });
  expect(countVitest(path, true).faults).toEqual([
    'sum.test.ts: one adds up (failed)\n    expected 2\n    to be 3',
    'sum.test.ts: two adds up (flaky)\n    too late',
    'broken.test.ts: 0 tests did not run\n    No such module',
    'hook.test.ts: 2 tests did not run\n    Hook timed out',
  ]);
});

test('a journey that failed, and one that needed a second try, are named', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ error: { message } }] }],
  });
  const path = written({
    stats: { expected: 1, flaky: 1, unexpected: 0, skipped: 0 },
    suites: [
      {
        title: 'a.e2e.ts',
        specs: [spec('goes', 'expected')],
        suites: [{ title: 'in French', specs: [spec('comes', 'flaky', 'Too late')] }],
      },
    ],
  });
  expect(countPlaywright(path).faults).toEqual(['in French: comes (flaky)\n    Too late']);
});

test('counts add up', () =>
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3, faults: [] }));
