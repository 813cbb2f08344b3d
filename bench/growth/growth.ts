import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { nestAnswers } from '@signet/rulebook/core/answers';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { callOrThrow, completeApplication, submitApplication } from '@signet/testing/applications';
import { openDesk } from '@signet/testing/browser/desk';
import { startBrowser } from '@signet/testing/browser/launch';
import { type Client, signInByHttp } from '@signet/testing/http-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost, median, percentile, rounded } from '../figures.ts';
import { copyApplications, decided, truncateCopies } from './copies.ts';

const sizes = {
  small: 1_000,
  large: Number(process.env.GROWTH_APPLICATIONS ?? 1_000_000),
} as const;
/** Maximum slowdown at a thousand times as many applications. */
const limitFactor = 1.3;
const ownApplications = 20;
/** Many short rounds, so that some of them run undisturbed by other work on the machine. */
const rounds = 36;
const callsPerRound = 15;
const warmUpCalls = 200;
/** A copy that both sizes have. */
const searched = 500;
/** So that staff can search for one copy. */
const differing = {
  people: { first_name: `'Copy' || n`, email_address: `'growth-' || n || '@example.com'` },
} as const;

/**
 * Time to load the list and one application, to save one, and to see the queue and search at the
 * desk, among a thousand and among a million applications. Rows are created in SQL.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('growth', { database: 'postgres' });
  const database = new pg.Client({ connectionString: world.databaseUrl });
  const browser = await startBrowser();
  try {
    await database.connect();
    // The triggers that mark cases would let a worker compute a million of them meanwhile.
    await database.query('set session_replication_role = replica');
    const client = await signInByHttp(world, 'growth@example.com');
    const person = persona('ana', 1);
    const made = await completeApplication(client.call, person);
    await submitApplication(client.call, String(made.id), person);
    await decided(database, String(made.id));
    const draft = await completeApplication(client.call, persona('ana', 2));
    const desk = await openDesk(browser, world, 'priya');
    const at = { world, database, client, applicationId: String(made.id) };
    const figures = await compare(at, callsOf(at, String(draft.id), desk.page));
    await desk.close();
    console.error(JSON.stringify(figures));
    await truncateCopies(database);
    return figures;
  } finally {
    await database.end();
    await browser.close();
    await world.stop();
  }
}

type Growing = { world: BenchWorld; database: pg.Client; client: Client; applicationId: string };
type Calls = Readonly<Record<'list' | 'load' | 'save' | 'queue' | 'search', () => Promise<number>>>;
type Times = Record<keyof Calls, { middle: number; p95: number }>;

function callsOf({ client, applicationId }: Growing, draft: string, desk: Page): Calls {
  const timed = (call: () => Promise<unknown>) => async (): Promise<number> => {
    const began = performance.now();
    await call();
    return performance.now() - began;
  };
  let version: number | undefined;
  let saves = 0;
  return {
    list: timed(() => callOrThrow(client.call, 'getAccounts', {})),
    load: timed(() => callOrThrow(client.call, 'getApplication', { id: applicationId })),
    save: async () => {
      version ??= (await callOrThrow(client.call, 'getApplication', { id: draft })).version;
      saves += 1;
      const body = nestAnswers({ 'company.dba': `Growing ${saves % 2 === 0 ? 'Tall' : 'Wide'}` });
      const began = performance.now();
      const saved = await callOrThrow(client.call, 'updateApplication', {
        id: draft,
        version,
        body,
      });
      version = Number(saved.body.version);
      return performance.now() - began;
    },
    queue: () => timeAtDesk(desk, { path: '/api/v2/reviews?view=all' }),
    search: () =>
      timeAtDesk(desk, {
        path: '/api/v2/desk/searches',
        body: { kind: 'name', text: `copy${searched}` },
      }),
  };
}

/** A call as the page makes it. */
const timeAtDesk = (page: Page, call: { path: string; body?: object }): Promise<number> =>
  page.evaluate(async ({ path, body }) => {
    const began = performance.now();
    const answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'signet' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
    return performance.now() - began;
  }, call);

async function compare(at: Growing, calls: Calls): Promise<object> {
  await copyApplications(at, 1, ownApplications, { isOwn: true });
  await copyApplications(at, ownApplications + 1, sizes.small, { differing });
  const small = await timesOf(calls);
  const began = performance.now();
  await copyApplications(at, sizes.small + 1, sizes.large, { differing });
  const filledMs = performance.now() - began;
  const large = await timesOf(calls);
  const { rows } = await at.database.query<{ count: string }>('select count(*) from applications');
  return {
    applications: [sizes.small, Number(rows[0]?.count)],
    filledInSeconds: rounded(filledMs / 1_000, 0),
    unit: 'ms among few and among many: the middle call and the 95th of a hundred, of the quietest round',
    ms: Object.fromEntries(
      keysOf(calls).map((call) => [
        call,
        {
          middle: [rounded(small[call].middle), rounded(large[call].middle)],
          p95: [rounded(small[call].p95), rounded(large[call].p95)],
        },
      ]),
    ),
    figures: Object.fromEntries(
      keysOf(calls).map((call) => [
        call,
        atMost(rounded(large[call].middle / small[call].middle), limitFactor),
      ]),
    ),
  };
}

/**
 * Takes the quietest round, because other work on the machine only ever slows calls. The calls take
 * turns within each.
 */
async function timesOf(calls: Calls): Promise<Times> {
  const names = keysOf(calls);
  for (let call = 0; call < warmUpCalls; call += 1)
    await calls[names[call % names.length] ?? 'list']();
  const found = Object.fromEntries(
    names.map((name) => [
      name,
      { middle: Number.POSITIVE_INFINITY, p95: Number.POSITIVE_INFINITY },
    ]),
  ) as Times; // each name of `calls`
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      const times: number[] = [];
      for (let nth = 0; nth < callsPerRound; nth += 1) times.push(await calls[name]());
      found[name].middle = Math.min(found[name].middle, median(times));
      found[name].p95 = Math.min(found[name].p95, percentile(times, 0.95));
    }
  return found;
}
