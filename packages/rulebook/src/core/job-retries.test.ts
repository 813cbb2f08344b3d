import { expect, test } from 'vitest';
import { retryDelayMs } from './job-retries.ts';
import { LIMITS } from './limits.ts';

const minutes = (ms: number) => ms / 60_000;

test('after the quick tries a job waits 5, 15 and 60 minutes, then an hour each time, without end', () => {
  const first = LIMITS.jobQuickRetriesMs.length + 1;
  const waits = Array.from({ length: 100 }, (_none, at) => minutes(retryDelayMs(first + at)));
  expect(waits.slice(0, 5)).toEqual([5, 15, 60, 60, 60]);
  expect(new Set(waits.slice(2))).toEqual(new Set([60]));
});

test('the quick tries end within five minutes', () => {
  const quick = LIMITS.jobQuickRetriesMs.map((_wait, at) => at + 1);
  expect(minutes(quick.reduce((all, attempts) => all + retryDelayMs(attempts), 0))).toBeLessThan(5);
});
