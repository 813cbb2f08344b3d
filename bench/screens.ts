import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Browser, type BrowserContext, devices } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import type { Locale, Market } from '@signet/rulebook/reference/markets';
import { OUT } from '../e2e/world.ts';
import { PROJECT } from '../tools/source-files.ts';
import { SIZES, startBrowser } from './browser.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { type Fault, LOOKS, lookAt, ONE_LOOK, type Shot } from './look-at-page.ts';
import { lookAtEndings } from './screens-results.ts';
import { type Look, screenOf, walk } from './screens-walk.ts';
import { type BenchWorld, startBenchWorld } from './world.ts';

type Round = { locale: Locale; market: Market; who: Persona; industry: string; looks: typeof LOOKS; firstNth: number };

/** Two people with one tax number would be looked at by hand, and the number may stay empty in Canada. */
function withoutSin(who: Persona): Persona {
  return { ...who, answers: { ...who.answers, 'applicant.governmentIdentification.value': '' } };
}

/** Every language once: two in all looks, Canadian English in one, because it differs in a few words. */
const ROUNDS: readonly Round[] = [
  { locale: 'en-US', market: 'US', who: persona('ana', 41), industry: 'bakery', looks: LOOKS, firstNth: 61 },
  { locale: 'fr-CA', market: 'CA', who: persona('chloe', 42), industry: 'fleuriste', looks: LOOKS, firstNth: 71 },
  { locale: 'en-CA', market: 'CA', who: withoutSin(persona('chloe', 43)), industry: 'florist', looks: ONE_LOOK, firstNth: 81 },
];

/** One language only, while a screen is worked on. */
const wanted = process.env.SCREENS_LOCALE;

/** Pictures of every screen in every look and state, with what is wrong on each; a contact sheet for the eye. ux.md, section 6. */
export async function measure(): Promise<object> {
  const folder = join(OUT, 'screens');
  rmSync(folder, { recursive: true, force: true });
  const world = await startBenchWorld('screens', { database: 'pglite' });
  const browser = await startBrowser();
  const shots: Shot[] = [];
  const broken: string[] = [];
  try {
    for (const round of ROUNDS.filter(({ locale }) => wanted === undefined || wanted === locale)) {
      const look: Look = async (page, screen, state) => {
        console.error(`${round.locale} ${screen} ${state}`);
        shots.push(...(await lookAt(page, folder, { screen, state, locale: round.locale }, round.looks)));
      };
      broken.push(...(await lookAtRound(browser, world, round, look)).map((what) => `${round.locale}: ${what}`));
    }
  } finally {
    await browser.close();
    await world.stop();
  }
  return { ...reportOf(shots), broken, folder: relative(PROJECT, folder), sheet: relative(PROJECT, writeContactSheet(folder, shots)) };
}

async function lookAtRound(browser: Browser, world: BenchWorld, round: Round, look: Look): Promise<string[]> {
  const context = await contextOf(browser, world, round);
  const broken: string[] = [];
  const scriptFaults: string[] = [];
  context.on('weberror', (fault) => scriptFaults.push(fault.error().message));
  // React says in the console what it caught; an answer of 4xx stands there too and is no fault of a script.
  context.on('console', (said) => {
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource')) scriptFaults.push(said.text().slice(0, 300));
  });
  const attempt = (what: string, work: () => Promise<unknown>) =>
    work().catch((fault: unknown) => {
      console.error(fault);
      broken.push(`${what}: ${fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : 'failed'}`);
    });
  await attempt('the journey', () => walk(context, world, round.who, round.industry, look));
  await attempt('the endings', async () => void broken.push(...(await lookAtEndings(context, world, round.firstNth, look))));
  await attempt('pages without an application', async () => {
    const page = await context.newPage();
    for (const [address, state] of [
      [`${world.godaddyUrl}/get-started`, 'hosting-portal'],
      [`${world.url}/no/such/page`, 'seen'],
    ] as const) {
      await page.goto(address);
      await look(page, await screenOf(page), state);
    }
    await page.close();
  });
  await context.close();
  return [...broken, ...new Set(scriptFaults.map((message) => `script: ${message}`))];
}

async function contextOf(browser: Browser, world: BenchWorld, { locale, market }: Round): Promise<BrowserContext> {
  const { isMobile: _mobile, ...phone } = devices['Pixel 7'] ?? {}; // every width is shown by the same kind of page
  const context = await browser.newContext({ ...phone, viewport: SIZES.phone, deviceScaleFactor: 1, locale, reducedMotion: 'reduce' });
  for (const url of [world.url, world.godaddyUrl])
    await context.addCookies([
      { name: 'locale', value: locale, url },
      { name: 'market', value: market, url },
    ]);
  return context;
}

/** How many, and each fault once with the pictures that show it. */
function reportOf(shots: readonly Shot[]): object {
  const all = shots.flatMap(({ faults, file }) => faults.map((fault) => ({ ...fault, file })));
  const count = (kind: Fault['kind']) => all.filter((fault) => fault.kind === kind).length;
  const faults = [...Map.groupBy(all, ({ kind, detail }) => `${kind}: ${detail}`)].map(([fault, found]) => ({
    fault,
    pictures: found.length,
    first: found[0]?.file,
  }));
  return {
    pictures: shots.length,
    screens: [...new Set(shots.map(({ screen }) => screen))],
    counts: { axe: count('axe'), overflow: count('overflow'), smallTargets: count('small target'), smallTexts: count('small text') },
    faults: faults.toSorted((a, b) => b.pictures - a.pictures),
  };
}
