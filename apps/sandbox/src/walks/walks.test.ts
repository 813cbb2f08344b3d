import { expect, test, vi } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';
import type { WalksState } from './walks.ts';

const sandbox = testSandbox(undefined, 200);
const make = () => sandbox.post('/control/walks');
const state = () => sandbox.read<WalksState>('/control/walks');
type Line = { seq: number; walks: { id: string }[] };

/** A program that follows; it says that it has stored a part only if `answers` is true. */
async function follow(client: string, answers: boolean): Promise<{ ids: string[]; stop(): void }> {
  const abort = new AbortController();
  const ids: string[] = [];
  const stream = await fetch(`${sandbox.url}/walks/stream?client=${client}&format=lines`, {
    signal: abort.signal,
  });
  const read = async () => {
    let rest = '';
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((text) => text.trim() !== '')) {
        const { seq, walks }: Line = JSON.parse(line);
        ids.push(...walks.map(({ id }) => id));
        if (answers) await sandbox.post('/walks/ack', { seq, client });
      }
    }
  };
  void read().catch(() => 'the stream was cut by the test');
  return { ids, stop: () => abort.abort() };
}

test('nothing is made up while no program follows', async () => {
  const answer = await make();
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('No program');
});

test('a program that stores none ends the making, and is named', async () => {
  const silent = await follow('silent', false);
  await vi.waitFor(async () => expect((await make()).status).toBe(202));
  await vi.waitFor(async () =>
    expect(await state()).toMatchObject({ isRunning: false, stored: 0, missing: ['silent'] }),
  );
  silent.stop();
});

test('all of them are told once, part by part, and a reset forgets the count', async () => {
  const { ids, stop } = await follow('product', true);
  await vi.waitFor(async () => expect((await make()).status).toBe(202));
  const { wanted } = await state();
  await vi.waitFor(
    async () => expect(await state()).toMatchObject({ isRunning: false, stored: wanted }),
    { timeout: 20_000 },
  );
  expect([ids.length, new Set(ids).size]).toEqual([wanted, wanted]);
  stop();
  await sandbox.post('/control/reset');
  expect(await state()).toMatchObject({ stored: 0, missing: [] });
});
