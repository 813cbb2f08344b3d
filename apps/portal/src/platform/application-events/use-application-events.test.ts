import { expect, test } from 'vitest';
import { coalesceCalls } from './use-application-events.ts';

test('ten requests during a run cause one more run', async () => {
  let runs = 0;
  let release: () => void = () => undefined;
  const ask = coalesceCalls(async () => {
    runs += 1;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  const first = ask();
  for (let wish = 0; wish < 10; wish += 1) void ask();
  expect(runs).toBe(1);
  release();
  await expect.poll(() => runs).toBe(2);
  release();
  await first;
  expect(runs).toBe(2);
});

test('runs the next request after a run that failed', async () => {
  let runs = 0;
  const ask = coalesceCalls(async () => {
    runs += 1;
    throw new Error('no answer');
  });
  await ask();
  await ask();
  expect(runs).toBe(2);
});
