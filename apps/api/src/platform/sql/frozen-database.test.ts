import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { LIMITS } from '@signet/rulebook/core/limits';
import { expect, onTestFinished, test } from 'vitest';
import { onPostgres } from '../../testing/for-each-database.ts';
import { isDatabaseUnavailable } from '../http/problem.ts';
import { openDatabase } from './open-database.ts';
import { sql } from './sql.ts';

const againWithinMs = 10_000;

/**
 * A proxy to the server that stops forwarding once frozen, while connections stay open; `isForGood`
 * leaves those alone that come later, as a firewall does that forgot a connection.
 */
async function freezableWay(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let dropped: ReadonlySet<Socket> = new Set();
  const server = createServer((inner) => {
    const outer = connect(port, host);
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => undefined); // the other side is closed with it
      socket.on('close', () => sockets.delete(socket));
    }
    inner.on('data', (bytes) => isFrozen || dropped.has(inner) || outer.write(bytes));
    outer.on('data', (bytes) => isFrozen || dropped.has(inner) || inner.write(bytes));
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    freeze: (frozen: boolean, { isForGood = false } = {}) => {
      isFrozen = frozen && !isForGood;
      if (isForGood) dropped = new Set(sockets);
    },
  };
}

const kindOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : String(error)),
  );

onPostgres('a database that hangs', (open) => {
  test('ends every wait, and reconnects once it answers', async () => {
    const { url = '' } = await open();
    const way = await freezableWay(url);
    const database = await openDatabase({
      databaseUrl: way.url,
      dataDir: '',
      statementTimeoutMs: 300,
    });
    onTestFinished(() => database.close());
    const one = sql`select 1 as one`;
    await database.run(one);
    way.freeze(true);
    const many = Array.from({ length: 40 }, () => kindOf(database.run(one)));
    const works = [
      ...many,
      kindOf(database.runTogether<[object, object]>([one, one])),
      kindOf(database.transaction((db) => db.run(one))),
      kindOf(database.ping()),
      kindOf(database.listen('applications', () => undefined)),
    ];
    expect(await Promise.all(works)).toEqual(works.map(() => 'unavailable'));
    way.freeze(false);
    await expect.poll(() => kindOf(database.run(one))).toBe('answered');
  });

  test('reaches its listeners again within 10 s after dropped packets and after a closed connection', async () => {
    const { url = '', database: told } = await open();
    const way = await freezableWay(url);
    const database = await openDatabase({
      databaseUrl: way.url,
      dataDir: '',
      statementTimeoutMs: LIMITS.statementTimeoutMs,
    });
    onTestFinished(() => database.close());
    const heard: string[] = [];
    const listening = await database.listen('signet_test', (text) => heard.push(text ?? 'again'));
    onTestFinished(() => listening.close());
    const untilHeardAgain = () =>
      expect.poll(() => heard, { timeout: againWithinMs }).toEqual(['again', 'again']);
    way.freeze(true, { isForGood: true });
    await untilHeardAgain();
    heard.splice(0, 1);
    await told.run(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'signet-listener' and datname = current_database()`,
    );
    await untilHeardAgain();
    await told.run(sql`select pg_notify('signet_test', 'news')`);
    await expect.poll(() => heard).toEqual(['again', 'again', 'news']);
  });

  test('gets one query for all concurrent health probes', async () => {
    const { url = '' } = await open();
    const way = await freezableWay(url);
    const database = await openDatabase({
      databaseUrl: way.url,
      dataDir: '',
      statementTimeoutMs: 300,
    });
    onTestFinished(() => database.close());
    await database.ping();
    way.freeze(true);
    const probes = Array.from({ length: 100 }, () => database.ping());
    expect(new Set(probes).size).toBe(1);
    expect(await kindOf(Promise.all(probes))).toBe('unavailable');
    way.freeze(false);
  });
});

test.each([
  '57P01',
  '57P03',
  '53100',
  '53300',
  '08006',
  '57014',
  '40P01',
  '25006',
  'EPIPE',
  'ECONNRESET',
  'ENOSPC',
])('%s means that the database cannot serve now', (code) =>
  expect(isDatabaseUnavailable(Object.assign(new Error('fault'), { code }))).toBe(true),
);

test.each(['23505', '42601', '22001', 'ERR_INVALID_ARG_TYPE'])(
  '%s is an error in our code, not an outage',
  (code) => expect(isDatabaseUnavailable(Object.assign(new Error('fault'), { code }))).toBe(false),
);
