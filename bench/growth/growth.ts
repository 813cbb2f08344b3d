import { persona } from '@signet/personas/personas';
import { completeApplication, submitApplication } from '@signet/testing/applications';
import { type Client, signInByHttp } from '@signet/testing/http-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost, median, rounded } from '../figures.ts';
import { copyApplications, decided, truncateCopies } from './copies.ts';

const sizes = { small: 1_000, large: 1_000_000 } as const;
/** Maximum slowdown at a thousand times as many applications. */
const limitFactor = 1.3;
const ownApplications = 20;
/** Many short rounds, so that some of them run undisturbed by other work on the machine. */
const rounds = 36;
const callsPerRound = 15;
const warmUpCalls = 200;

/**
 * Time to load the list and one application among a thousand and among a million applications. Rows
 * are created in SQL.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('growth', { database: 'postgres' });
  const database = new pg.Client({ connectionString: world.databaseUrl });
  try {
    await database.connect();
    const client = await signInByHttp(world, 'growth@example.com');
    const person = persona('ana', 1);
    const made = await completeApplication(client.call, person);
    await submitApplication(client.call, String(made.id), person);
    await decided(database, String(made.id));
    const figures = await compare({ world, database, client, applicationId: String(made.id) });
    console.error(JSON.stringify(figures));
    await truncateCopies(database);
    return figures;
  } finally {
    await database.end();
    await world.stop();
  }
}

type Growing = { world: BenchWorld; database: pg.Client; client: Client; applicationId: string };

async function compare(at: Growing): Promise<object> {
  await copyApplications(at, 1, ownApplications, { isOwn: true });
  await copyApplications(at, ownApplications + 1, sizes.small);
  const small = await timed(at);
  const began = performance.now();
  await copyApplications(at, sizes.small + 1, sizes.large);
  const filledMs = performance.now() - began;
  const large = await timed(at);
  const { rows } = await at.database.query<{ count: string }>('select count(*) from applications');
  return {
    applications: [sizes.small, Number(rows[0]?.count)],
    filledInSeconds: rounded(filledMs / 1_000, 0),
    listMs: [rounded(small.listMs), rounded(large.listMs)],
    loadMs: [rounded(small.loadMs), rounded(large.loadMs)],
    list: atMost(rounded(large.listMs / small.listMs), limitFactor),
    load: atMost(rounded(large.loadMs / small.loadMs), limitFactor),
  };
}

/**
 * Takes the median per round and the fastest round, because other work on the machine only ever
 * slows calls.
 */
async function timed({
  client,
  applicationId,
}: Growing): Promise<{ listMs: number; loadMs: number }> {
  const list = () => client.call('getAccounts', {});
  const load = () => client.call('getApplication', { id: applicationId });
  for (let call = 0; call < warmUpCalls; call += 1) await (call % 2 === 0 ? list() : load());
  const middles: { list: number[]; load: number[] } = { list: [], load: [] };
  for (let round = 0; round < rounds; round += 1) {
    middles.list.push(median(await timesOf(list)));
    middles.load.push(median(await timesOf(load)));
  }
  return { listMs: Math.min(...middles.list), loadMs: Math.min(...middles.load) };
}

async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < callsPerRound; nth += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return times;
}
