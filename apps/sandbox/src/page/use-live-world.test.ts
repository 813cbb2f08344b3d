import { expect, test } from 'vitest';
import { runSerially } from './use-live-world.ts';

test('a burst of requests costs one run now and one run after it', async () => {
  const waiting: (() => void)[] = [];
  const request = runSerially(() => new Promise((done) => waiting.push(done)));
  for (let nth = 0; nth < 20; nth += 1) request();
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(waiting).toHaveLength(2);
  waiting[1]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(waiting).toHaveLength(2);
});

test('a request after the end runs again', async () => {
  let runs = 0;
  const request = runSerially(async () => {
    runs += 1;
  });
  request();
  await new Promise((later) => setTimeout(later));
  request();
  await new Promise((later) => setTimeout(later));
  expect(runs).toBe(2);
});
