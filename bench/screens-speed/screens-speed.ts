import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';
import { pathTo, type RouteId } from '@signet/rulebook/routes';
import { startBrowser } from '@signet/testing/browser/launch';
import type { Made } from '@signet/testing/screen-states/made';
import { bring, CASES, type CaseId } from '@signet/testing/screen-states/starting-points';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import { atMost, median, rounded } from '../figures.ts';
import { measurePageVisit, type PageVisit } from '../first-screen/page-visit.ts';
import { addPlainPage, PLAIN_PREFIX } from '../first-screen/plain-page.ts';
import { keptDraftScript } from './kept-draft.ts';
import { measureSteps } from './steps.ts';

const PAGES = [
  ['get-started', 'nobody'],
  ['applicant', 'drafting'],
  ['business', 'drafting'],
  ['category', 'drafting'],
  ['address', 'described'],
  ['owner-identity', 'located'],
  ['check-answers', 'answered'],
  ['otp', 'asked'],
] as const satisfies readonly (readonly [RouteId, CaseId])[];

const roundsOfPaint = 5;

const REQUESTS = { first: 3, other: 6 };
/** Maximum largest contentful paint, as a ratio to the plain page's. */
const PAINT = { first: 1.15, other: 1.3 };

const STEPS = 'steps';

function wantedParts(): (name: RouteId | typeof STEPS) => boolean {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { only: { type: 'string', multiple: true } },
  });
  const only = (values.only ?? []).flatMap((one) => one.split(','));
  const names: readonly string[] = [...PAGES.map(([route]) => route), STEPS];
  const unknown = only.filter((one) => !names.includes(one));
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(', ')}; --only takes ${names.join(', ')}`);
  return (name) => only.length === 0 || only.includes(name);
}

/**
 * Each sign-up page against its text as plain HTML, and each step; `--only applicant,steps` for
 * some. docs/readings.md 130.
 */
export async function measure(): Promise<object> {
  const isWanted = wantedParts();
  const world = await startBenchWorld('screens-speed', {
    database: 'pglite',
    prepare: addPlainPage,
  });
  const browser = await startBrowser();
  try {
    const pages: object[] = [];
    for (const [nth, [route, from]] of PAGES.entries()) {
      if (!isWanted(route)) continue;
      const made = await bring(world, CASES[from], 'US', nth + 1);
      pages.push({ page: route, ...(await measureColdPage(browser, world, route, made)) });
      console.error(JSON.stringify(pages.at(-1)));
    }
    return {
      unit: 'bytes are brotli as they travelled until interactive, ms since the navigation began; steps: ms from the press, or from the server’s answer where it came later, to the next heading',
      pages,
      steps: isWanted(STEPS) ? await measureSteps(browser, world) : [],
    };
  } finally {
    await browser.close();
    await world.stop();
  }
}

/** Alternates between the page and its plain version, so that load on the machine affects both. */
async function measureColdPage(browser: Browser, world: BenchWorld, route: RouteId, made: Made) {
  const path = pathTo(route, { id: made.id });
  const visit = (address: string) =>
    measurePageVisit(browser, address, 'phone', 'phone', (context) =>
      comeAs(context, world, route, made),
    );
  const product: PageVisit[] = [];
  const plain: PageVisit[] = [];
  for (let round = 0; round < roundsOfPaint; round += 1) {
    product.push(await visit(world.url + path));
    plain.push(await visit(world.url + PLAIN_PREFIX + path));
  }
  const middle = (visits: readonly PageVisit[], pick: (one: PageVisit) => number) =>
    rounded(median(visits.map(pick)), 0);
  const paint = {
    productMs: middle(product, ({ lcpMs }) => lcpMs),
    plainMs: middle(plain, ({ lcpMs }) => lcpMs),
  };
  const blocking = {
    productMs: middle(product, ({ blockingMs }) => blockingMs),
    plainMs: middle(plain, ({ blockingMs }) => blockingMs),
  };
  const kind = route === 'get-started' ? 'first' : 'other';
  return {
    figures: {
      requestsUntilInteractive: atMost(
        Math.max(...product.map(({ before }) => before.length)),
        REQUESTS[kind],
      ),
      largestPaintRatio: atMost(rounded(paint.productMs / paint.plainMs, 3), PAINT[kind]),
      layoutShift: atMost(Math.max(...product.map(({ shift }) => rounded(shift, 4))), 0),
      blockingMsMore: atMost(blocking.productMs - blocking.plainMs, 50),
    },
    bytes: middle(product, ({ bytes }) => bytes),
    interactiveMs: middle(product, ({ interactiveMs }) => interactiveMs),
    paint,
    blocking,
    untilInteractive: product.at(-1)?.before,
  };
}

async function comeAs(
  context: BrowserContext,
  world: BenchWorld,
  route: RouteId,
  made: Made,
): Promise<void> {
  const { client } = made;
  if (client !== undefined)
    await context.addCookies([
      { name: 'sid', value: client.session, url: world.url, httpOnly: true, sameSite: 'Lax' },
    ]);
  await context.addInitScript(keptDraftScript(route, made));
}
