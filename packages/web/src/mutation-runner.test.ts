import type { ErrorCode } from '@signet/rulebook/core/errors';
import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { createMutationRunner } from './mutation-runner.ts';

const nothing = () => undefined;
const refuse = (code: ErrorCode) => () => Promise.reject(new ApiError(code));

function counted() {
  let made = 0;
  const run = createMutationRunner(() => String(++made));
  const keys: string[] = [];
  const press = (identity: string, end: () => Promise<unknown> = () => Promise.resolve()) =>
    run(identity, (key) => [keys.push(key), end()][1] as Promise<unknown>);
  return { run, keys, press };
}

test('runs once for two presses in one frame', async () => {
  const { keys, press } = counted();
  await Promise.all([press('send'), press('send')]);
  expect(keys).toEqual(['1']);
});

test('runs nothing else until the error is handled', async () => {
  const { run, keys, press } = counted();
  let deal: () => void = nothing;
  const first = run('send', async () => {
    await new Promise<void>((resolve) => (deal = resolve));
    throw new ApiError('bank.notFound');
  });
  await Promise.resolve();
  await press('send');
  expect(keys).toEqual([]);
  deal();
  await first;
  await press('send');
  expect(keys).toEqual(['2']);
});

test.each([
  'network.failed',
  'network.timeout',
  'idempotency.inProgress',
  'server.busy',
  'server.error',
] as const)('keeps the attempt’s key after %s', async (code) => {
  const { keys, press } = counted();
  await press('send', refuse(code));
  await press('send');
  await press('send');
  expect(keys).toEqual(['1', '1', '2']);
});

test('ends the attempt on any reply, accepted or rejected', async () => {
  const { keys, press } = counted();
  await press('send', refuse('bank.notFound'));
  await press('send');
  expect(keys).toEqual(['1', '2']);
});

test('treats another input as another attempt', async () => {
  const { keys, press } = counted();
  await press('one', refuse('network.failed'));
  await press('two');
  expect(keys).toEqual(['1', '2']);
});

test('rethrows an error that is not a reply, and runs the next press', async () => {
  const { keys, press } = counted();
  await expect(press('send', () => Promise.reject(new TypeError('broken')))).rejects.toThrow(
    'broken',
  );
  await press('send');
  expect(keys).toEqual(['1', '2']);
});
