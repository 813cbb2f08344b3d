import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { draftFormsBefore, FORMS } from '@signet/rulebook/forms';
import { type Locale, MARKETS, type Market } from '@signet/rulebook/reference/locales';
import { matchPath, pathTo, routeRow } from '@signet/rulebook/routes';
import { IS_INTERACTIVE, SIZES, waitUntil } from '@signet/testing/browser/launch';
import type { Made, ScreenSetup, ScreenState } from '@signet/testing/screen-states/made';
import type { ScreenRow } from '@signet/testing/screen-states/screens';
import { SCREEN_STATES, type ScreenStateId } from '@signet/testing/screen-states/states';
import type { BenchWorld } from '@signet/testing/world';
import { LAYOUT_SHIFT_MAX, type VisualDefect, WATCH_LAYOUT_SHIFT_SCRIPT } from './page-checks.ts';

export type ScreenPlace = { screen: string; state: string; locale: Locale };

/**
 * Inspects a loaded screen and returns the number of defects; `arrival` returns those seen while
 * loading and during inspection.
 */
export type InspectScreen = (
  page: Page,
  place: ScreenPlace,
  arrival: () => VisualDefect[],
) => Promise<number>;

type ScreenRound = {
  locale: Locale;
  market: Market;
  world: BenchWorld;
  inspect: InspectScreen;
  broken: string[];
};

type Visits = {
  nextNth: () => number;
  look: (row: ScreenRow, state: ScreenStateId, made: Made) => Promise<void>;
  close: () => Promise<void>;
};

/** Gives everyone in the run a phone number of their own: 0 to 98. */
let lastNumber = 0;

/** Opens a browser context in this language and returns the function that visits a state. */
export async function openRound(browser: Browser, round: ScreenRound): Promise<Visits> {
  const context = await contextOf(browser, round);
  const look = async (row: ScreenRow, stateId: ScreenStateId, made: Made): Promise<void> => {
    const screen = row.as ?? row.page;
    const state: ScreenState = SCREEN_STATES[stateId];
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const problems = listen(page, state);
    try {
      await context.setOffline(false);
      const shift = await open(page, round, row, state, made);
      const moved: VisualDefect[] =
        shift > LAYOUT_SHIFT_MAX && !state.mayMove
          ? [
              {
                kind: 'shift',
                detail: `${screen} ${stateId}: ${shift.toFixed(3)} ${await page.evaluate<string>('movedParts.join(", ")')}`,
              },
            ]
          : [];
      const found = await round.inspect(
        page,
        { screen, state: stateId, locale: round.locale },
        () => [...moved, ...problems()],
      );
      console.error(`${round.locale} ${screen} ${stateId}: ${found}`);
    } catch (error) {
      console.error(`${round.locale} ${screen} ${stateId} at ${page.url()}:`, error);
      round.broken.push(
        `${round.locale} ${screen} ${stateId}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'failed'}`,
      );
    } finally {
      await page.close();
    }
  };
  const nextNth = (): number => {
    lastNumber = (lastNumber + 1) % 99;
    return lastNumber;
  };
  return { nextNth, look, close: () => context.close() };
}

/**
 * Opens the row's page as this person and brings it into the state; returns the layout shift.
 * Throws Error when another page appears.
 */
async function open(
  page: Page,
  { world, market }: ScreenRound,
  row: ScreenRow,
  state: ScreenState,
  made: Made,
): Promise<number> {
  const scene = { page, world, made, route: row.page };
  const url = state.isHosting ? world.godaddyUrl : world.url;
  await comeAs(page.context(), row.byLink ? { ...made, client: undefined } : made);
  if (row.from === 'drafting') await keepDraft(page, url, market, scene);
  if (state.at === 'frame') await showAsInFrame(page);
  await state.before?.(scene);
  await page.goto(row.byLink && made.link ? made.link : url + addressOf(row, state, made));
  if (state.isUnfinished) {
    await page.waitForTimeout(5_000);
    await state.act?.(scene);
    return page.evaluate<number>('shifted');
  }
  await page.locator('main h1').first().waitFor();
  // A loading page is not a picture of a screen.
  await page.locator('.skeletons').first().waitFor({ state: 'detached' });
  await waitUntil(
    page,
    `${IS_INTERACTIVE} || !document.querySelector('main a, main button, main input')`,
  );
  const met = matchPath(new URL(page.url()).pathname)?.route ?? 'incorrect-url';
  if (met !== row.page) throw new Error(`${row.page} led to ${met}`);
  const shifted = await page.evaluate<number>('shifted');
  await state.act?.(scene);
  await page.waitForTimeout(250); // wait until changes caused by the action are drawn
  return shifted;
}

/** The sandbox's partner, which has its own brand. */
const PARTNER = 'northwind';

function addressOf(
  { page }: ScreenRow,
  { at, query = at === 'frame' ? '?isEmbedMode=true' : '' }: ScreenState,
  made: Made,
): string {
  if (page === 'incorrect-url') return '/no/such/page';
  const { id, ownerId, businessId } = made;
  return pathTo(page, { id, ownerId, businessId, ...(at && { referralUrlId: PARTNER }) }) + query;
}

/** Requests the page as framed, without header and rail, to show it standalone. */
const showAsInFrame = (page: Page): Promise<unknown> =>
  page.route(`**/r/${PARTNER}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const headers = { ...(await route.request().allHeaders()), 'sec-fetch-dest': 'iframe' };
    return route.fulfill({
      response: await route.fetch({ headers, maxRedirects: 0, maxRetries: 2 }),
    });
  });

async function comeAs(context: BrowserContext, { client }: Made): Promise<void> {
  await context.clearCookies({ name: /^((sid|link|sign-in)$|sandbox_|identity_)/ });
  if (client === undefined) return;
  await context.addCookies([
    {
      name: 'sid',
      value: client.session,
      url: 'http://localhost/',
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
}

/** Stores the answers of the forms before the page's own, as typed before an application exists. */
async function keepDraft(
  page: Page,
  url: string,
  market: Market,
  { made, route }: ScreenSetup,
): Promise<void> {
  await page.goto(`${url}/get-started`);
  await page.evaluate('localStorage.clear()');
  const { form } = routeRow(route);
  const before = draftFormsBefore(form);
  const paths = new Set(before.flatMap((one) => FORMS[one].map(({ path }): string => path)));
  const kept = Object.entries(made.person.answers).filter(([path]) => paths.has(path));
  if (kept.length === 0) return;
  const draft = JSON.stringify({ answers: Object.fromEntries(kept), savedAt: Date.now() });
  await page.evaluate(
    `localStorage.setItem('draft::${MARKETS[market].currency}', ${JSON.stringify(draft)})`,
  );
}

/** Which request it was, without the parameters. */
const pathOfUrl = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

function listen(page: Page, { mayComplain }: ScreenState): () => VisualDefect[] {
  const problems = new Set<string>();
  page.on('pageerror', (error) => {
    if (!mayComplain) problems.add(error.message.slice(0, 300));
  });
  page.on('console', (message) => {
    const isOfDocument = message.location().url === page.url(); // an unknown URL answers 404 with a page
    if (message.type() === 'error' && !mayComplain && !isOfDocument)
      problems.add(`${message.text().slice(0, 300)} ${pathOfUrl(message.location().url)}`.trim());
  });
  return () => [...problems].map((detail) => ({ kind: 'console' as const, detail }));
}

async function contextOf(
  browser: Browser,
  { world, locale, market }: ScreenRound,
): Promise<BrowserContext> {
  const { isMobile: _mobile, ...phone } = devices['Pixel 7'] ?? {}; // every width shows the same kind of page
  const context = await browser.newContext({
    ...phone,
    viewport: SIZES.phone,
    deviceScaleFactor: 1,
    locale,
    reducedMotion: 'reduce',
  });
  await context.grantPermissions(['local-network-access']); // a fulfilled page does not count as local
  await context.addInitScript(WATCH_LAYOUT_SHIFT_SCRIPT);
  for (const url of [world.url, world.godaddyUrl])
    await context.addCookies([
      { name: 'locale', value: locale, url },
      { name: 'market', value: market, url },
    ]);
  return context;
}
