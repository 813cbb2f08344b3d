import { ApiError } from '@signet/web/api';
import { expect, test } from 'vitest';
import { connectPatiently } from './connect-patiently.ts';

const outcome = async (codes: readonly string[]) => {
  const waits: number[] = [];
  let tried = 0;
  const connect = async () => {
    const code = codes[tried++];
    if (code !== undefined) throw new ApiError(code as ApiError['code']);
    return 'reply';
  };
  const result = await connectPatiently(connect, async (ms) => void waits.push(ms));
  return { result, tried, waits };
};
const down = 'provider.unavailable';

test('waits a second before the first try', async () =>
  expect(await outcome([])).toEqual({ result: { connected: 'reply' }, tried: 1, waits: [1_000] }));

test('connects once the provider is back', async () =>
  expect(await outcome([down, down])).toMatchObject({
    result: { connected: 'reply' },
    tried: 3,
    waits: [1_000, 1_000, 1_000],
  }));

test('retries the website builder, too', async () =>
  expect(await outcome(['wam.failed'])).toMatchObject({
    result: { connected: 'reply' },
    tried: 2,
  }));

test('gives up after five tries', async () =>
  expect(await outcome([down, down, down, down, down, down])).toMatchObject({
    result: { refused: { code: down } },
    tried: 5,
  }));

test.each(['channel.unauthorised', 'store.notAllowed', 'link.incorrect'])(
  '%s is tried once',
  async (code) =>
    expect(await outcome([code])).toMatchObject({ result: { refused: { code } }, tried: 1 }),
);
