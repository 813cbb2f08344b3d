import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { InjectedFault } from '@signet/testing/sandbox-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost } from '../figures.ts';
import { newTraveller, STEPS, type Traveller, travel } from './traveller.ts';
import { verdict } from './verdict.ts';

const minuteMs = 60_000;
const outageMinutes = 60;
/** The world's clock goes on in pieces, as it does for people. */
const pieceMinutes = 6;
/** Long enough for the last of the slow tries. */
const afterwardsMinutes = 180;
const settleMs = 500;
const manyCalls = 1_000_000;

/** Vendors that the product itself calls on this way; places are asked by the browser, and texted links are switched off by default. */
const VENDORS = ['oidc', 'persona', 'twilio', 'plaid', 'smtp'] as const satisfies readonly InjectedFault['vendor'][];
type Outage = { name: string; begin: () => Promise<void>; end: () => Promise<void> };

/** Each vendor, mail and the database away for an hour of the world's clock, for somebody at each step of a journey. */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('outage', { database: 'postgres' });
  try {
    const { cluster } = world;
    if (cluster === undefined) throw new Error('this bench needs PostgreSQL');
    const vendors = VENDORS.map((vendor) => ({
      name: vendor,
      begin: () => world.fault({ vendor, mode: vendor === 'smtp' ? '503' : 'reset', times: manyCalls }),
      end: () => world.mend(),
    }));
    const database = { name: 'database', begin: async () => cluster.halt(), end: async () => cluster.resume() };
    const travellers: Traveller[] = [];
    const queues: Record<string, Record<string, number>> = {};
    for (const outage of [...vendors, database]) {
      const present = STEPS.map((step) => newTraveller(outage.name, step));
      travellers.push(...present);
      queues[outage.name] = await liveThrough(world, outage, present);
      console.error(`${outage.name}: ${present.filter(({ isDone }) => isDone).length} of ${present.length} are through`);
    }
    const client = new pg.Client({ connectionString: await productDatabase(cluster.url) });
    await client.connect();
    const found = await verdict(world, client, travellers);
    await client.end();
    const { stuck, mailsLost, duplicates } = found;
    return {
      outages: [...VENDORS, 'database'],
      steps: STEPS,
      applications: travellers.length,
      figures: { stuck: atMost(stuck.length, 0), mailsLost: atMost(mailsLost.length, 0), duplicates: atMost(duplicates.length, 0) },
      queueAfterTheHour: queues,
      queueAtTheEnd: await queueOf(world),
      ...found,
    };
  } finally {
    await world.stop();
  }
}

/** Everybody comes to their step, the outage begins, each tries to go on, an hour passes, and they go on when it is over; answers the reviewers' queue of that hour. */
async function liveThrough(world: BenchWorld, { begin, end }: Outage, present: readonly Traveller[]): Promise<Record<string, number>> {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const traveller of present) await travel(world, traveller, { upTo: traveller.step });
    await pass(world, 1);
  }
  await begin();
  for (const traveller of present) await travel(world, traveller);
  await pass(world, outageMinutes);
  for (const traveller of present) await travel(world, traveller);
  const queue = await queueOf(world);
  await end();
  for (let minutes = 0; minutes < afterwardsMinutes && present.some(({ isDone }) => !isDone); minutes += 2 * pieceMinutes) {
    await untilReady(world);
    for (const traveller of present) if (!traveller.isDone) await travel(world, traveller, { again: true });
    await pass(world, 2 * pieceMinutes);
  }
  return queue;
}

/** Moves the world's clock; a product whose database is away cannot say that it has followed. */
async function pass(world: BenchWorld, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= pieceMinutes) {
    await world.advance(Math.min(left, pieceMinutes) * minuteMs).catch((fault: unknown) => console.error(String(fault).slice(0, 120)));
    await sleep(settleMs);
  }
}

async function untilReady({ url }: BenchWorld): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(settleMs);
  }
  throw new Error('the product did not come back');
}

/** How many rows of the reviewers' queue there are of each case; none while it cannot be read. */
async function queueOf({ url }: BenchWorld): Promise<Record<string, number>> {
  const answer = await fetch(url + ENDPOINT_PATHS.listReviews[1], {
    headers: { authorization: 'Bearer sandbox-reviewer-robin' },
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  if (answer?.status !== 200) return {};
  const { reviews } = (await answer.json()) as { reviews: { case: string }[] }; // the reply's schema
  return Object.fromEntries([...Map.groupBy(reviews, ({ case: of }) => of)].map(([of, rows]) => [of, rows.length]));
}

/** The harness makes the product a database of its own in the cluster. */
async function productDatabase(clusterUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname like 'e2e_%'`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${rows[0]?.datname ?? ''}`;
  return url.href;
}
