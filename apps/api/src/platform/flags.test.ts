import { createServer } from 'node:http';
import { numberAt } from '@signet/rulebook/core/records';
import { portOf } from '@signet/testing/programs';
import { afterEach, expect, test, vi } from 'vitest';
import { mutableFlags, subscribeToFlags } from './flags.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/**
 * A configuration service that streams these lines to each subscriber and records acknowledgements.
 */
async function serviceOf(lines: readonly string[]) {
  const acked: number[] = [];
  let streams = 0;
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      request.on('data', (chunk: Buffer) =>
        acked.push(numberAt(JSON.parse(chunk.toString()), 'seq') ?? 0),
      );
      response.end();
      return;
    }
    response.write(`${lines[streams] ?? lines.at(-1)}\n`);
    streams += 1;
    if (streams < lines.length) setTimeout(() => response.destroy(), 20);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  opened.push(
    () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  );
  return { url: `http://localhost:${portOf(server)}`, acked };
}

async function follow(url: string, firstWaitMs = 5_000) {
  const flags = await subscribeToFlags({ url, client: 'test', firstWaitMs });
  opened.push(flags.close);
  return flags;
}

test('keeps the starting flags when there is no flag service', () => {
  expect(mutableFlags().of('POYNT')).toMatchObject({
    isMultistepFlow: true,
    phoneAuthEnabled: false,
    phoneLinkPreferred: false,
  });
});

test('takes and acknowledges each portal’s flags, and ignores unknown names and values', async () => {
  const POYNT = {
    phoneAuthEnabled: true,
    isMultistepFlow: 'no',
    constructor: true,
    unheardOf: true,
  };
  const { url, acked } = await serviceOf(['{"seq":"seven"}']);
  const none = await follow(url, 300);
  expect(none.of('POYNT').phoneAuthEnabled).toBe(false); // a line of another shape is ignored
  const good = await serviceOf([JSON.stringify({ seq: 7, flags: { POYNT } })]);
  const flags = await follow(good.url);
  expect(flags.of('POYNT')).toMatchObject({ phoneAuthEnabled: true, isMultistepFlow: true });
  expect(flags.of('POYNT')).not.toHaveProperty('unheardOf');
  expect(flags.of('GODADDY').phoneAuthEnabled).toBe(false);
  await vi.waitFor(() => expect(good.acked).toEqual([7]));
  expect(acked).toEqual([]);
});

test('the last known flags stay while the stream is broken, and a new stream goes on', async () => {
  const line = (seq: number, on: boolean) =>
    JSON.stringify({ seq, flags: { GODADDY: { phoneAuthEnabled: on } } });
  const { url } = await serviceOf([line(1, true), 'garbage', line(2, false)]);
  const flags = await follow(url);
  expect(flags.of('GODADDY').phoneAuthEnabled).toBe(true);
  const before = flags.seq();
  await vi.waitFor(() => expect(flags.of('GODADDY').phoneAuthEnabled).toBe(false), 4_000);
  expect(flags.seq()).toBeGreaterThan(before);
});
