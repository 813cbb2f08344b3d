import { expect, test } from 'vitest';
import { pollUntil } from './idempotency.ts';

const counting = () => {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
};

test.each([
  ['holds at once', 1, 1_000, 1],
  ['holds later', 3, 1_000, 3],
  ['never holds', 99, 200, 3],
  ['may not wait', 99, 0, 1],
])('a condition that %s: the number of polls', async (_what, at, waitMs, answer) => {
  expect(await pollUntil(counting(), (told) => told >= at, waitMs)).toBe(answer);
});

test('an error ends polling at once', async () => {
  await expect(
    pollUntil(
      () => Promise.reject(new Error('no answer')),
      () => true,
      1_000,
    ),
  ).rejects.toThrow('no answer');
});
