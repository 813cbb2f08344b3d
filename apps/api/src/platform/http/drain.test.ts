import { Agent, get } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildDrain } from './drain.ts';
import { registerHealth } from './health.ts';

/** A server with one slow call that ends on demand, and one that never ends. */
async function slowServer() {
  const released = Promise.withResolvers<void>();
  const drain = buildDrain(50);
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  registerHealth(app, { checks: { process: drain.check } });
  let underWay = 0;
  app.get('/slow', async () => {
    underWay += 1;
    await released.promise;
    return { done: true };
  });
  app.get('/stuck', () => {
    underWay += 1;
    return new Promise(() => undefined);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.server.closeAllConnections());
  return { app, origin, drain, release: released.resolve, underWay: () => underWay };
}

test('calls in progress are answered during shutdown, and new connections are refused', async () => {
  const { app, origin, drain, release, underWay } = await slowServer();
  const calls = Array.from({ length: 60 }, () =>
    fetch(`${origin}/slow`).then(({ status }) => status),
  );
  await expect.poll(underWay).toBe(60);
  const closed = drain.close(app);
  const { status, missing } = await fetch(`${origin}/readyz`).then(async (answer) => ({
    status: answer.status,
    ...((await answer.json()) as { missing: object }),
  }));
  expect([status, missing]).toEqual([503, { process: 'is stopping' }]);
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          () => 'let in',
          () => 'refused',
        ),
      { timeout: 5_000 },
    )
    .toBe('refused');
  release();
  expect(await Promise.all(calls)).toEqual(Array(60).fill(200));
  await closed;
});

test('answers during shutdown close their connection', async () => {
  const { app, origin, drain } = await slowServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get(`${origin}/healthz`, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.headers.connection));
      }).on('error', reject);
    });
  expect(await ask()).toBe('keep-alive');
  const closed = drain.close(app);
  expect(await ask()).toBe('close');
  await closed;
});

test('a call that never ends is cut off after the shutdown timeout', async () => {
  const { app, origin, drain, underWay } = await slowServer();
  const stuck = fetch(`${origin}/stuck`).then(
    () => 'answered',
    () => 'cut',
  );
  await expect.poll(underWay).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = drain.close(app);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await stuck).toBe('cut');
  await closed;
});

test('a health check that hangs counts as failed', async () => {
  const app = Fastify();
  registerHealth(app, {
    checks: { database: () => new Promise(() => undefined), jobs: async () => undefined },
  });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { ready: false, missing: { database: expect.stringContaining('did not answer within') } },
  ]);
});

test('a database that is down is reported, but the process stays ready', async () => {
  const app = Fastify();
  const down = async () => {
    throw new Error('refused');
  };
  registerHealth(app, {
    checks: { process: async () => undefined },
    impairments: { database: down },
  });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ready: true, impaired: { database: 'does not answer' } },
  ]);
});
