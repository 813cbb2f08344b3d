import { parseArgs } from 'node:util';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { pathTo, ROUTES } from '@signet/rulebook/routes';
import { CHROMIUM_SWITCHES, SIZES } from '@signet/testing/browser/launch';
import { findChromium } from '@signet/testing/installed-programs';
import type { Case, Made } from '@signet/testing/screen-states/made';
import { SCREENS, type ScreenRow } from '@signet/testing/screen-states/screens';
import { bring, CASES, type CaseId } from '@signet/testing/screen-states/starting-points';
import { setFlag } from '@signet/testing/screen-states/states';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import runLighthouse, { type Result } from 'lighthouse';
import { type Browser, launch } from 'puppeteer-core';
import { atLeast } from '../figures.ts';
import { keptDraftScript } from '../screens-speed/kept-draft.ts';

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = keysOf(LEAST);

/**
 * Runs per screen; the best performance counts, because other work on the machine can only lower
 * it.
 */
const usualRounds = '2';

/**
 * Scores every screen, opened cold on a phone; `--only otp,bank` for some, `--rounds 1` for a quick
 * look. docs/readings.md 130.
 */
export async function measure(): Promise<object> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { only: { type: 'string', multiple: true }, rounds: { type: 'string' } },
  });
  const rounds = Number(values.rounds ?? usualRounds);
  const only = (values.only ?? []).flatMap((one) => one.split(','));
  const rows = SCREENS.filter(
    ({ states, markets = ['US'] }) =>
      /^(?:seen|empty)$/.test(states[0] ?? '') && markets.includes('US'),
  );
  const wanted = rows.filter(
    ({ page, as = page }) => only.length === 0 || only.includes(page) || only.includes(as),
  );
  const world = await startBenchWorld('lighthouse', { database: 'pglite' });
  const browser = await launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_SWITCHES],
    headless: true,
  });
  const screens: object[] = [];
  let nth = 0;
  try {
    for (const [from, found] of Map.groupBy(wanted, (row): CaseId => row.from)) {
      const testCase: Case = CASES[from];
      const flags = Object.entries(testCase.flags ?? {});
      for (const [flag, on] of flags) await setFlag(world, flag, on);
      nth += 1;
      const made = await bring(world, testCase, 'US', nth);
      for (const row of found)
        screens.push(await measureScreen({ browser, world, row, made, rounds }));
      for (const [flag, on] of flags) await setFlag(world, flag, !on);
    }
    return { unit: 'scores of 100, on Lighthouse’s own phone', screens };
  } finally {
    await browser.close();
    await world.stop();
  }
}

type ScreenRun = {
  browser: Browser;
  world: BenchWorld;
  row: ScreenRow;
  made: Made;
  rounds: number;
};

async function measureScreen({ browser, world, row, made, rounds }: ScreenRun) {
  const address =
    row.byLink && made.link
      ? made.link
      : world.url + (row.page === 'incorrect-url' ? '/no/such/page' : pathTo(row.page, made));
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push(await measureOnce(browser, row, address, made));
  const best = (category: Category) =>
    Math.max(
      ...results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
    );
  const screen = row.as ?? row.page;
  const scores = {
    screen,
    figures: Object.fromEntries(
      CATEGORIES.map((category) => [category, atLeast(best(category), LEAST[category])]),
    ),
    faults: [...new Set(results.flatMap(lostPoints))],
  };
  console.error(JSON.stringify(scores));
  return scores;
}

async function measureOnce(
  browser: Browser,
  row: ScreenRow,
  address: string,
  made: Made,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ ...SIZES.phone, isMobile: true, hasTouch: true });
    if (made.client !== undefined && !row.byLink)
      await context.setCookie({
        name: 'sid',
        value: made.client.session,
        domain: 'localhost',
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      });
    const draft = ROUTES[row.page].access === 'draft' ? keptDraftScript(row.page, made) : '';
    if (draft !== '') await page.evaluateOnNewDocument(draft);
    // The page for unknown URLs answers 404, which Lighthouse would skip and every browser logs to
    // the console.
    const skipAudits = row.page === 'incorrect-url' ? ['errors-in-console'] : [];
    const flags = {
      logLevel: 'error',
      disableStorageReset: true,
      ignoreStatusCode: true,
      skipAudits,
    } as const;
    const result = await runLighthouse(
      address,
      { ...flags, onlyCategories: [...CATEGORIES] },
      undefined,
      page,
    );
    if (result === undefined) throw new Error(`nothing was judged at ${row.page}`);
    return result.lhr;
  } finally {
    await context.close();
  }
}

function lostPoints({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (
        audit === undefined ||
        weight === 0 ||
        audit.score === null ||
        audit.score >= (category === 'performance' ? 0.9 : 1)
      )
        return [];
      return [
        `${category}: ${id} ${audit.displayValue ?? ''} ${JSON.stringify(audit.details ?? '').slice(0, 400)}`,
      ];
    }),
  );
}
