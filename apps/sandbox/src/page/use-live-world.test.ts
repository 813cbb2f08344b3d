import { expect, test } from 'vitest';
import { runSerially } from './use-live-world.ts';

test('a burst of wishes costs one run now and one run after it', async () => {
  const waiting: (() => void)[] = [];
  const want = runSerially(() => new Promise((done) => waiting.push(done)));
  for (let wish = 0; wish < 20; wish += 1) want();
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

test('a wish after the end runs again', async () => {
  let runs = 0;
  const want = runSerially(async () => {
    runs += 1;
  });
  want();
  await new Promise((later) => setTimeout(later));
  want();
  await new Promise((later) => setTimeout(later));
  expect(runs).toBe(2);
});
