import type { Browser, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { completeApplication, submitApplication } from '@signet/testing/applications';
import { openDesk } from '@signet/testing/browser/desk';
import { startBrowser } from '@signet/testing/browser/launch';
import { signInByHttp } from '@signet/testing/http-client';
import { startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost, type Figure, percentile, rounded } from '../figures.ts';
import { copyApplications, decided, truncateCopies } from '../growth/copies.ts';

/** As many as a year of sign-ups leaves, and a week in which nobody decides. */
const sizes = { openCases: 10_000, others: 190_000 } as const;
const limitsMs = { firstRow: 1_000, api: 250, counts: 150, key: 50, search: 300 } as const;
const calls = 60;
const keys = 40;
const visits = 7;
const keptWithinMs = 300_000;

/** A day of its own and a name of its own, so that sorting and searching have something to do. */
const differing = {
  applications: {
    promised_by: `(current_date + (n % 12)::integer - 2)::text`,
    onboarded_at: `t.onboarded_at - (n % 500000)::bigint * 1000`,
  },
  people: { first_name: `'Copy' || n`, email_address: `'growth-' || n || '@example.com'` },
} as const;

/** What a page of the desk asks for, with the same headers. */
const API: Readonly<Record<string, { path: string; body?: object }>> = {
  all: { path: '/api/v2/reviews?view=all' },
  unclaimed: { path: '/api/v2/reviews?view=unclaimed' },
  late: { path: '/api/v2/reviews?view=late' },
  second: { path: '/api/v2/reviews?view=second' },
  mine: { path: '/api/v2/reviews?view=mine' },
  risk: { path: '/api/v2/reviews?view=all&risk=medium&market=US' },
  free: { path: '/api/v2/reviews?view=all&claim=free' },
  byRisk: { path: '/api/v2/reviews?view=all&sort=risk' },
  byWaiting: { path: '/api/v2/reviews?view=all&sort=waiting' },
  /** Refers nobody, so every open case is read: the slowest that a partner can be. */
  partner: { path: '/api/v2/reviews?view=all&partner=nobody' },
};
const COUNTS = { path: '/api/v2/reviews/counts' };
const SEARCHES = [
  { kind: 'name', text: 'copy150000' },
  { kind: 'email', text: 'growth-150000@example.com' },
];

/**
 * The queue with ten thousand open cases among two hundred thousand applications, made in SQL: what
 * staff wait for, as a browser of theirs sees it.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('desk-queue', { database: 'postgres' });
  const database = new pg.Client({ connectionString: world.databaseUrl });
  const browser = await startBrowser();
  await database.connect();
  try {
    const began = performance.now();
    const waiting = await madeCase(world, database, 'Watchlisted');
    const settled = await madeCase(world, database);
    await database.query("update applications set decision = 'APPROVED' where id = $1", [settled]);
    await copyApplications({ database, applicationId: waiting }, 1, sizes.openCases, { differing });
    const last = sizes.openCases + sizes.others;
    await copyApplications({ database, applicationId: settled }, sizes.openCases + 1, last, {
      differing,
    });
    await casesKept(database);
    const filledMs = performance.now() - began;
    const figures = await timed(browser, world);
    return { ...sizes, filledInSeconds: rounded(filledMs / 1_000, 0), figures };
  } finally {
    await truncateCopies(database);
    await database.end();
    await browser.close();
    await world.stop();
  }
}

/** Waits until a duty has computed the cases of the copies. */
async function casesKept(database: pg.Client): Promise<void> {
  const until = performance.now() + keptWithinMs;
  for (;;) {
    const { rowCount } = await database.query('select 1 from case_marks limit 1');
    if (rowCount === 0) break;
    if (performance.now() > until) throw new Error('the cases of the copies were not computed');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await database.query('vacuum (analyze) open_cases');
}

type World = Awaited<ReturnType<typeof startBenchWorld>>;

/** An application with a decision, whose copies fill the tables. */
async function madeCase(world: World, database: pg.Client, lastName?: string): Promise<string> {
  const client = await signInByHttp(world, `desk-${lastName ?? 'settled'}@example.com`);
  const ana = persona('ana', lastName === undefined ? 1 : 2);
  const answers = { ...ana.answers, ...(lastName && { 'applicant.name.lastName': lastName }) };
  const person = { ...ana, answers };
  const { id } = await completeApplication(client.call, person);
  await submitApplication(client.call, String(id), person);
  await decided(database, String(id));
  return String(id);
}

async function timed(browser: Browser, world: World): Promise<Record<string, Figure>> {
  const { page, close } = await openDesk(browser, world, 'priya');
  await page.waitForSelector('.row-link');
  const first = await firstRows(page);
  const lists: number[] = [];
  for (const one of Object.values(API)) lists.push(...(await timesOf(page, one)));
  const counts = await timesOf(page, COUNTS);
  const pressed = await keyTimes(page);
  const searches: number[] = [];
  for (const body of SEARCHES)
    searches.push(...(await timesOf(page, { path: '/api/v2/desk/searches', body })));
  await close();
  const p95 = (times: readonly number[]): number => rounded(percentile(times, 0.95), 0);
  return {
    firstRowMs: atMost(rounded(percentile(first, 0.5), 0), limitsMs.firstRow),
    listP95Ms: atMost(p95(lists), limitsMs.api),
    countsP95Ms: atMost(p95(counts), limitsMs.counts),
    nextRowP95Ms: atMost(p95(pressed), limitsMs.key),
    searchP95Ms: atMost(p95(searches), limitsMs.search),
  };
}

/** From the address to the first row in sight, with the scripts in the cache. */
async function firstRows(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit <= visits; visit += 1) {
    const began = performance.now();
    await page.goto('/queue/all');
    await page.waitForSelector('.row-link');
    times.push(performance.now() - began);
  }
  return times.slice(1); // the first one fills the cache
}

/** Calls as the page makes them, one after the other; the first of them is not counted. */
const timesOf = (page: Page, call: { path: string; body?: object }): Promise<number[]> =>
  page.evaluate(
    async ({ path, body, calls }) => {
      const times: number[] = [];
      for (let nth = 0; nth <= calls; nth += 1) {
        const began = performance.now();
        const answer = await fetch(path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'signet' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        await answer.arrayBuffer();
        times.push(performance.now() - began);
      }
      return times.slice(1);
    },
    { ...call, calls: Math.ceil(calls / 3) },
  );

/** From the press of J or K to the focus of the row. */
async function keyTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressedAt = 0;
    document.addEventListener(
      'keydown',
      () => {
        pressedAt = performance.now();
      },
      true,
    );
    document.addEventListener('focusin', () => {
      times.push(performance.now() - pressedAt);
    });
    Object.assign(window, { keyTimes: times });
  });
  for (let key = 0; key < keys; key += 1) await page.keyboard.press(key % 4 === 3 ? 'k' : 'j');
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}
