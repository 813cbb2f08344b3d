import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { IS_INTERACTIVE, SIZES, startBrowser, waitUntil } from '@signet/testing/browser/launch';
import { completedApplication } from '@signet/testing/browser/page-api';
import { type ProductWorld, startBenchWorld } from '@signet/testing/world';
import { atMost } from '../figures.ts';

const moments = Number(process.env.MOMENTS ?? 200);
const seed = Number(process.env.MOMENTS_SEED ?? 1);
/** An answer this old must be saved, whatever happens next. */
const safeMs = 2_000;
const mostTypingMs = 4_000;
const mostOfflineMs = 3_000;
const stepTimeoutMs = 20_000;

/** Deterministic random numbers from 0 to 1 for a seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((twice ^ (twice >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NAMES = ['Anna', 'Lena', 'Rosa', 'Maya', 'Olga', 'Nora', 'Iris', 'Vera', 'Ines', 'Tara'];
const STREETS = ['Howard St', 'Mission St', 'Bryant St', 'Folsom St', 'Harrison St'];

type Random = () => number;
function oneOf<Thing>(things: readonly Thing[], random: Random): Thing {
  const one = things[Math.floor(random() * things.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

const PAGES: Readonly<Record<string, Readonly<Record<string, (random: Random) => string>>>> = {
  name: {
    'applicant.name.firstName': (random) => oneOf(NAMES, random),
    'applicant.name.lastName': (random) => `${oneOf(NAMES, random)}son`,
  },
  address: {
    'company.address.line1': (random) =>
      `${100 + Math.floor(random() * 900)} ${oneOf(STREETS, random)}`,
    'company.address.city': (random) => `${oneOf(NAMES, random)}ville`,
  },
};

/** The last value typed into a field, and since when it could be saved. */
type Typed = { value: string; sinceMs: number };
type Walk = {
  world: ProductWorld;
  context: BrowserContext;
  page: Page;
  id: string;
  random: Random;
  typed: Map<string, Typed>;
  struckMs: number;
};

const open = async (walk: Walk, name: string): Promise<void> => {
  await walk.page.goto(`${walk.world.url}/${walk.id}/${name}`, { timeout: stepTimeoutMs });
  await waitUntil(walk.page, IS_INTERACTIVE);
};

const newPage = async (walk: Walk): Promise<void> => {
  walk.page = await walk.context.newPage();
  walk.page.setDefaultTimeout(stepTimeoutMs);
};

async function type(walk: Walk, name: string): Promise<void> {
  const fields = Object.entries(PAGES[name] ?? {});
  const [path, make] = oneOf(fields, walk.random);
  const field = walk.page.locator(`[name="${path}"]`);
  const value = make(walk.random);
  await field.fill(value);
  walk.typed.set(path, { value, sinceMs: performance.now() });
}

/** Random interruptions; after each, only what the page saved by itself is left. */
const MOMENTS: Readonly<Record<string, (walk: Walk, name: string) => Promise<unknown>>> = {
  refresh: ({ page }) => page.reload(),
  back: async ({ page }) => void (await page.goBack()),
  close: async (walk) => {
    await walk.page.close();
    await newPage(walk);
  },
  crash: async (walk) => {
    const crashed = walk.page.waitForEvent('crash');
    walk.page.goto('chrome://crash').catch(() => undefined); // a crashing page never responds
    await crashed;
    await walk.page.close();
    await newPage(walk);
  },
  offline: async (walk, name) => {
    await walk.context.setOffline(true);
    await type(walk, name);
    await sleep(walk.random() * mostOfflineMs);
    await walk.context.setOffline(false);
    const connectedMs = performance.now(); // answers typed offline can be saved from now on
    for (const [path, { value }] of walk.typed)
      walk.typed.set(path, { value, sinceMs: connectedMs });
    await sleep(walk.random() * mostTypingMs);
    walk.struckMs = performance.now();
    await walk.page.reload();
  },
  continue: async ({ page }, name) => {
    await page.locator('main form .actions button[type="submit"]').click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${name}`));
  },
};

type Loss = {
  moment: number;
  kind: string;
  path: string;
  typed: string;
  found: string;
  ageMs: number;
};

/**
 * A journey through random interruptions: once an application has an id, answers typed two seconds
 * before one must survive it.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('moments', { database: 'postgres' });
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({
      baseURL: world.url,
      viewport: SIZES.phone,
      locale: 'en-US',
    });
    const page = await context.newPage();
    const { id } = await completedApplication(page, persona('ana', 1));
    const walk: Walk = {
      world,
      context,
      page,
      id,
      random: randomFrom(seed),
      typed: new Map(),
      struckMs: 0,
    };
    const lost: Loss[] = [];
    const counts: Record<string, number> = {};
    let [checked, young] = [0, 0];
    for (let moment = 0; moment < moments; moment += 1) {
      const name = oneOf(Object.keys(PAGES), walk.random);
      const kind = oneOf(Object.keys(MOMENTS), walk.random);
      await open(walk, name);
      const letters = 1 + Math.floor(walk.random() * 3);
      for (let nth = 0; nth < letters; nth += 1) {
        await type(walk, name);
        await sleep(walk.random() * mostTypingMs);
      }
      walk.struckMs = performance.now();
      await MOMENTS[kind]?.(walk, name);
      counts[kind] = (counts[kind] ?? 0) + 1;
      await open(walk, name);
      for (const path of Object.keys(PAGES[name] ?? {})) {
        const typed = walk.typed.get(path);
        if (typed === undefined) continue;
        const found = await walk.page.locator(`[name="${path}"]`).inputValue();
        const ageMs = Math.round(walk.struckMs - typed.sinceMs);
        if (ageMs >= safeMs || kind === 'continue') checked += 1;
        else young += 1;
        if (found !== typed.value && (ageMs >= safeMs || kind === 'continue'))
          lost.push({ moment, kind, path, typed: typed.value, found, ageMs });
        walk.typed.set(path, { value: found, sinceMs: 0 }); // the value now shown is the new baseline
      }
    }
    return {
      seed,
      moments,
      counts,
      answersChecked: checked,
      answersTooYoung: young,
      answersLost: atMost(lost.length, 0),
      lost,
    };
  } finally {
    await browser.close();
    await world.stop();
  }
}
