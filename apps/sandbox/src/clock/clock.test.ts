import { afterEach, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

type Change = { offsetMs: number; seq: number };

/** A client of the clock stream; it acknowledges changes only if `answers` is true. */
async function follow(
  client: string,
  answers: boolean,
): Promise<{ changes: Change[]; stop: () => void }> {
  const abort = new AbortController();
  const changes: Change[] = [];
  const stream = await fetch(`${sandbox.url}/clock/stream?client=${client}`, {
    signal: abort.signal,
  });
  void (async () => {
    for await (const chunk of stream.body ?? []) {
      for (const line of Buffer.from(chunk).toString().split('\n')) {
        if (!line.startsWith('data: ')) continue;
        const change: Change = JSON.parse(line.slice('data: '.length));
        changes.push(change);
        if (answers) await sandbox.post('/clock/ack', { seq: change.seq, client });
      }
    }
  })().catch(() => 'the stream was cut by the test');
  while (changes.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return { changes, stop: () => abort.abort() };
}

test('advancing answers once every connected program has applied the new offset', async () => {
  sandbox = await startSandbox();
  const one = await follow('api-1', true);
  const two = await follow('worker-1', true);
  const answer = await sandbox.post('/control/clock', { advanceMs: 300_000 });
  expect(await answer.json()).toEqual({ offsetMs: 300_000 });
  expect(one.changes.at(-1)?.offsetMs).toBe(300_000);
  expect(two.changes.at(-1)?.offsetMs).toBe(300_000);
  expect(await (await sandbox.post('/control/clock', { reset: true })).json()).toEqual({
    offsetMs: 0,
  });
});

test('eleven months go by in steps of a month, each applied before the next', async () => {
  sandbox = await startSandbox();
  const { changes } = await follow('worker-1', true);
  const day = 24 * 3_600_000;
  const answer = await sandbox.post('/control/clock', { advanceMs: 334 * day });
  expect([answer.status, await answer.json()]).toEqual([200, { offsetMs: 334 * day }]);
  const offsets = changes.map(({ offsetMs }) => offsetMs / day);
  expect(offsets.at(-1)).toBe(334);
  expect(offsets.slice(1).every((offset, at) => offset - (offsets[at] ?? 0) <= 31)).toBe(true);
});

test('a program that leaves is not waited for, and one that stays silent is named', async () => {
  sandbox = await startSandbox('http://localhost:9', 500);
  const gone = await follow('gone', false);
  const advanced = sandbox.post('/control/clock', { advanceMs: 1000 });
  gone.stop();
  expect((await advanced).status).toBe(200);
  await follow('silent', false);
  const answer = await sandbox.post('/control/clock', { advanceMs: 1000 });
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject({ offsetMs: 2000, missing: ['silent'] });
});

test('what falls due runs when the clock has passed it, in order', async () => {
  sandbox = await startSandbox();
  const ran: string[] = [];
  sandbox.state.clock.schedule(90_000, () => ran.push('late'));
  sandbox.state.clock.schedule(60_000, () => ran.push('early'));
  await sandbox.post('/control/clock', { advanceMs: 59_000 });
  expect(ran).toEqual([]);
  await sandbox.post('/control/clock', { advanceMs: 31_000 });
  expect(ran).toEqual(['early', 'late']);
});
