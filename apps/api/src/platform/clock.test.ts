import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { movableClock, subscribeToClock } from './clock.ts';

test('today is the date in the market’s time zone, not the machine’s', () => {
  const clock = movableClock(() => Date.UTC(2026, 2, 9, 3, 59));
  expect(clock.today('US')).toBe('2026-03-08');
});

test('a followed clock applies each offset, runs what became due before it acknowledges, and reconnects', async () => {
  const acknowledged: unknown[] = [];
  let stream: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/clock/stream')) {
      stream = response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write('{"offsetMs":1000,"seq":1,"client":"test"}\n\n');
      return;
    }
    request.on('data', (body: Buffer) => acknowledged.push(JSON.parse(body.toString())));
    request.on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const clock = await subscribeToClock({ url, client: 'test' });
  const events: string[] = [];
  clock.onMoved(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    events.push(`ran at ${clock.offsetMs()} after ${acknowledged.length} acknowledgements`);
  });
  await expect.poll(() => acknowledged).toEqual([{ seq: 1, client: 'test' }]);
  stream?.write('{"offsetMs":5000,"seq":2,');
  stream?.write('"client":"test"}\n');
  await expect.poll(() => acknowledged).toHaveLength(2);
  expect(events).toEqual(['ran at 5000 after 1 acknowledgements']);

  stream?.destroy();
  await expect.poll(() => acknowledged, { timeout: 3_000 }).toHaveLength(3);
  expect(clock.offsetMs()).toBe(1000);
  await clock.close();
  server.closeAllConnections();
  server.close();
});
