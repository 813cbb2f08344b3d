import type { Browser } from '@playwright/test';
import { type Locale, localeRow, MARKETS, type Market } from '@signet/rulebook/reference/locales';
import { matchPath, pathTo } from '@signet/rulebook/routes';
import { SIZES, startBrowser, waitUntil } from '@signet/testing/browser/launch';
import type { Case, Made } from '@signet/testing/screen-states/made';
import { SCREENS, type ScreenRow } from '@signet/testing/screen-states/screens';
import { bring, CASES, type CaseId } from '@signet/testing/screen-states/starting-points';
import { setFlag } from '@signet/testing/screen-states/states';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import { atMost, rounded } from '../figures.ts';
import { slowDown } from '../first-screen/page-visit.ts';
import { LAYOUT_SHIFT_MAX } from '../screens/page-checks.ts';
import { isRequested, readScreenFilters, type ScreenFilters } from '../screens/walk-screens.ts';
import { keptDraftScript } from './kept-draft.ts';

/** What moved, and from where to where, in CSS pixels from the top. */
type Shift = { value: number; atMs: number; moved: string[] };

/** Pages on which nothing may move at all. */
const STILL: readonly string[] = [
  'get-started',
  'applicant',
  'business',
  'category',
  'address',
  'owner-identity',
  'check-answers',
  'otp',
];

/** Covers shifts caused by what loads while the page is idle. */
const settleMs = 1_500;

/** Runs before anything else in the page, and records each shift without recent input. */
const WATCH = `
globalThis.shifts = [];
const nameOf = (node) => node === null ? 'gone' : (node.nodeName.toLowerCase() + (node.className ? '.' + String(node.className).split(' ').join('.') : ''));
const place = ({ node, previousRect, currentRect }) => nameOf(node) + ' ' + Math.round(previousRect.y) + '+' + Math.round(previousRect.height) + ' to ' + Math.round(currentRect.y) + '+' + Math.round(currentRect.height);
new PerformanceObserver((list) => {
  for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) shifts.push({ value, atMs: Math.round(startTime), moved: (sources ?? []).map(place) });
}).observe({ type: 'layout-shift', buffered: true });`;

const LANGUAGES: readonly Locale[] = ['en-US', 'fr-CA'];

/**
 * Layout shifts of every screen, opened cold on a slow phone, in the language's market. `--only
 * owner,error`, `--language fr-CA` and `--part 1/3` select some.
 */
export async function measure(): Promise<object> {
  const filters = readScreenFilters(process.argv.slice(3));
  const world = await startBenchWorld('layout-shifts', { database: 'pglite' });
  const browser = await startBrowser();
  const pages: object[] = [];
  let nth = 0;
  try {
    for (const locale of LANGUAGES.filter((one) => isRequested(filters.languages, one))) {
      const market = localeRow(locale).markets[0] ?? 'US';
      const rows = rowsOf(filters, market);
      for (const [from, found] of Map.groupBy(rows, (row): CaseId => row.from)) {
        const testCase: Case = CASES[from];
        const flags = Object.entries(testCase.flags ?? {});
        for (const [flag, on] of flags) await setFlag(world, flag, on);
        nth += 1;
        const made = await bring(world, testCase, market, nth);
        for (const row of found) {
          pages.push(await measureShifts(browser, world, row, { made, locale, market }));
          console.error(JSON.stringify(pages.at(-1)));
        }
        for (const [flag, on] of flags) await setFlag(world, flag, !on);
      }
    }
    return {
      unit: 'layout shift without any press, 390 px, a slow phone on a slow network',
      pages,
    };
  } finally {
    await browser.close();
    await world.stop();
  }
}

function rowsOf(
  { only, part = { nth: 1, of: 1 } }: ScreenFilters,
  market: Market,
): readonly ScreenRow[] {
  const cases = Object.keys(CASES);
  return SCREENS.filter(
    (row) =>
      isRequested(only, row.page, row.as ?? row.page, row.from) &&
      (row.markets ?? [market]).includes(market) &&
      cases.indexOf(row.from) % part.of === part.nth - 1,
  );
}

type Visitor = { made: Made; locale: Locale; market: Market };

async function measureShifts(
  browser: Browser,
  world: BenchWorld,
  row: ScreenRow,
  { made, locale, market }: Visitor,
): Promise<object> {
  const context = await browser.newContext({ viewport: SIZES.phone, locale });
  await context.addCookies([
    { name: 'locale', value: locale, url: world.url },
    { name: 'market', value: market, url: world.url },
  ]);
  if (made.client !== undefined && row.byLink === undefined)
    await context.addCookies([
      { name: 'sid', value: made.client.session, url: world.url, httpOnly: true, sameSite: 'Lax' },
    ]);
  await context.addInitScript(keptDraftScript(row.page, made, MARKETS[market].currency));
  const page = await context.newPage();
  await slowDown(context, page, 'phone');
  await page.addInitScript(WATCH);
  try {
    await page.goto(row.byLink && made.link ? made.link : world.url + addressOf(row, made), {
      waitUntil: 'load',
    });
    await waitUntil(
      page,
      `document.querySelector('main h1') && !document.querySelector('main .skeletons')`,
    );
    await page.waitForTimeout(settleMs);
    // A link leads on to its page, and on a slow phone perhaps only now.
    const shifts = await page.evaluate<Shift[]>('shifts').catch(async () => {
      await page.waitForTimeout(settleMs);
      return page.evaluate<Shift[]>('shifts');
    });
    const met = matchPath(new URL(page.url()).pathname)?.route ?? 'incorrect-url';
    const value = rounded(
      shifts.reduce((sum, shift) => sum + shift.value, 0),
      4,
    );
    const figures = {
      layoutShift: atMost(value, STILL.includes(row.as ?? row.page) ? 0 : LAYOUT_SHIFT_MAX),
    };
    return {
      page: `${row.as ?? row.page} ${locale}`,
      ...(met === row.page ? {} : { met }),
      figures,
      shifts,
    };
  } finally {
    await context.close();
  }
}

function addressOf({ page }: ScreenRow, { id, ownerId, businessId }: Made): string {
  return page === 'incorrect-url' ? '/no/such/page' : pathTo(page, { id, ownerId, businessId });
}
