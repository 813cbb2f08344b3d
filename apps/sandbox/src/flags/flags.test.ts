import { expect, test, vi } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';
import type { FlagRow } from './flags.ts';

const sandbox = testSandbox(undefined, 200);

const rowOf = async (flag: string) =>
  (await sandbox.read<{ flags: FlagRow[] }>('/control/flags')).flags.find(
    (row) => row.flag === flag,
  )?.on;

test('a switch sets one flag of one portal, and a reset sets all as they start', async () => {
  await sandbox.post('/control/flags', { portal: 'POYNT', flag: 'phoneAuthEnabled', on: true });
  expect(await rowOf('phoneAuthEnabled')).toEqual({ POYNT: true, GODADDY: false });
  await sandbox.post('/control/reset');
  expect(await rowOf('phoneAuthEnabled')).toEqual({ POYNT: false, GODADDY: false });
});

test('both portals start with a question for a website', async () =>
  expect(await rowOf('enableWebsiteCollection')).toEqual({ POYNT: true, GODADDY: true }));

test.each([
  [{ portal: 'ACME', flag: 'phoneAuthEnabled', on: true }],
  [{ portal: 'POYNT', flag: 'constructor', on: true }],
  [{ portal: 'POYNT', flag: 'phoneAuthEnabled', on: 'yes' }],
])('%j is refused', async (body) =>
  expect((await sandbox.post('/control/flags', body)).status).toBe(400),
);

test('the answer waits for the programs that follow, and names those that do not say so', async () => {
  const stop = new AbortController();
  const stream = await fetch(`${sandbox.url}/flags/stream?client=slow&format=lines`, {
    signal: stop.signal,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(JSON.parse((await reader?.read())?.value ?? '')).toMatchObject({
    flags: { POYNT: { isMultistepFlow: true } },
  });
  const answer = await sandbox.post('/control/flags', {
    portal: 'POYNT',
    flag: 'isMultistepFlow',
    on: false,
  });
  expect([answer.status, JSON.parse(await answer.text()).missing]).toEqual([504, ['slow']]);
  stop.abort();
  const set = () =>
    sandbox.post('/control/flags', { portal: 'POYNT', flag: 'isMultistepFlow', on: true });
  // A disconnected program is not waited for.
  await vi.waitFor(async () => expect((await set()).status).toBe(200), 3_000);
});
