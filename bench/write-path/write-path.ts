import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type Reply, signInByHttp } from '@signet/testing/http-client';
import {
  type Statement,
  startWireProxy,
  type WireProxy,
} from '@signet/testing/postgres-wire-proxy';
import { isOfRequest, tripsOf } from '@signet/testing/request-trips';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost, rounded } from '../figures.ts';
import { termsIn } from '../terms.ts';
import { countDecisions } from './decisions.ts';
import { compareLoads } from './load.ts';

const writesCounted = 30;
/** PostgreSQL backends report statistics at the latest after ten idle seconds. */
const statisticsMs = 11_000;

const answers = {
  applicant: {
    name: { firstName: 'Ana', lastName: 'Ruiz' },
    phone: { localPhoneNumber: '4155550124' },
    dob: '1987-09-23',
    governmentIdentification: { value: '7294' },
  },
  company: {
    registered: 'NO',
    dba: 'Ana Bakes',
    gpv: 'band1',
    hasPartners: 'NO',
    mccDetails: { id: '31' },
    address: { line1: '500 Howard St', city: 'San Francisco', territory: 'CA', zip: '94105' },
  },
};
const oneAnswer = (dba: string) => ({ company: { dba } });

type Written = {
  statements: string[];
  roundTrips: number;
  waitedFlushes: number;
};

/**
 * The cost of a write on PostgreSQL: alone, then with 16 people at once, then one worker's
 * decisions.
 */
export async function measure(): Promise<object> {
  const { figures, ...counted } = await countOnTheWire();
  const loaded = await measureLoad();
  return {
    ...counted,
    load: loaded.load,
    decisions: loaded.decisions,
    figures: { ...figures, ...loaded.figures },
  };
}

/** Connects directly to the cluster: the proxy would add its own latency. */
export async function measureLoad() {
  const world = await startBenchWorld('write-path-load', { database: 'postgres', product: 'api' });
  try {
    const { load, figures } = await compareLoads(world, fullApplication);
    const { decisions, figure: decisionsPerSecond } = await countDecisions(world);
    return { load, decisions, figures: { ...figures, decisionsPerSecond } };
  } finally {
    await world.stop();
  }
}

async function countOnTheWire() {
  let proxy: WireProxy | undefined;
  const through = async ({ port }: { port: number }) => {
    proxy = await startWireProxy(port);
    return { url: `postgres://signet@127.0.0.1:${proxy.port}/postgres`, close: proxy.close };
  };
  const world = await startBenchWorld('write-path', { database: 'postgres', through });
  try {
    if (proxy === undefined || world.cluster === undefined)
      throw new Error('this bench needs PostgreSQL');
    const client = await signInByHttp(world, 'write.path@example.com');
    const put = await countPuts(client, proxy);
    const flushes = await countFlushes(world, client);
    const onboard = await countOnboards(client, proxy);
    return {
      server: world.cluster.version,
      durable: 'fsync=on, synchronous_commit=on',
      put,
      onboard,
      figures: {
        flushesWaitedForPerPut: atMost(put.waitedFlushes, 1),
        flushesWaitedForPerOnboard: atMost(onboard.waitedFlushes, 1),
        roundTripsPerPut: atMost(put.roundTrips, 4),
        // One more than a save's: its limits are counted first.
        roundTripsPerOnboard: atMost(onboard.roundTrips, 5),
      },
      flushesPerPut: flushes,
    };
  } finally {
    await world.stop();
  }
}

async function fullApplication(client: Client): Promise<{ id: string; version: number }> {
  const made = await client.call('createApplication', {
    key: randomUUID(),
    body: { application: { referralUrlId: `w-${randomUUID()}` } },
  });
  const id = String(made.body.id);
  const filled = accepted(
    await client.call('updateApplication', { id, version: made.version, body: answers }),
  );
  return { id, version: filled };
}

function accepted({ status, body }: Reply): number {
  if (status < 200 || status > 299)
    throw new Error(`a write was refused: ${status} ${String(body.code)}`);
  return Number(body.version);
}

/**
 * Repeats the write and takes the run with the fewest statements: the others overlapped with
 * background work.
 */
async function countWrites(proxy: WireProxy, write: () => Promise<unknown>): Promise<Written> {
  const runs: Statement[][] = [];
  for (let done = 0; done < writesCounted; done += 1) {
    const from = proxy.statements.length;
    await write();
    runs.push(proxy.statements.slice(from).filter(isOfRequest));
  }
  const fewest = Math.min(...runs.map(({ length }) => length));
  const run = runs.find(({ length }) => length === fewest) ?? [];
  return {
    statements: run.map(({ text }) => text.slice(0, 140)),
    ...tripsOf(run),
  };
}

async function countPuts(client: Client, proxy: WireProxy): Promise<Written> {
  const { id, version: first } = await fullApplication(client);
  let version = first;
  return countWrites(proxy, async () => {
    version = accepted(
      await client.call('updateApplication', { id, version, body: oneAnswer(`Ana ${version}`) }),
    );
  });
}

async function countOnboards(client: Client, proxy: WireProxy): Promise<Written> {
  const { body } = await client.call('getConfigs');
  const terms = termsIn(body);
  const ready: string[] = [];
  for (let made = 0; made < writesCounted; made += 1)
    ready.push((await fullApplication(client)).id);
  return countWrites(proxy, async () => {
    accepted(
      await client.call('onboardApplication', {
        id: ready.pop(),
        key: randomUUID(),
        body: { terms: { signed: true, ...terms } },
      }),
    );
  });
}

/** The server's flush count during writes, minus the count in the same time without them. */
async function countFlushes(
  world: BenchWorld,
  client: Client,
): Promise<{ writes: number; perWrite: number; idlePerSecond: number }> {
  const watcher = new pg.Client({ connectionString: world.cluster?.url });
  await watcher.connect();
  const synced = async () => {
    await sleep(statisticsMs);
    return Number((await watcher.query('select wal_sync from pg_stat_wal')).rows[0]?.wal_sync);
  };
  const before = await synced();
  const idleStart = performance.now();
  const idle = (await synced()) - before;
  const idlePerSecond = idle / ((performance.now() - idleStart) / 1000);
  const { id, version: first } = await fullApplication(client);
  const start = await synced();
  const startedAt = performance.now();
  let version = first;
  const writes = writesCounted * 10;
  for (let done = 0; done < writes; done += 1)
    version = accepted(
      await client.call('updateApplication', { id, version, body: oneAnswer(`Ana ${done}`) }),
    );
  const end = await synced();
  const own = end - start - idlePerSecond * ((performance.now() - startedAt) / 1000);
  await watcher.end();
  return { writes, perWrite: rounded(own / writes), idlePerSecond: rounded(idlePerSecond) };
}
