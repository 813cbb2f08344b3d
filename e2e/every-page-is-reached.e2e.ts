import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { matchPath, type RouteId } from '@signet/rulebook/routes';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

type Walk = { reached: Set<RouteId>; refused: string[]; circles: string[] };

const routeOf = (page: Page): RouteId | undefined => matchPath(new URL(page.url()).pathname)?.route;

/**
 * Addresses that an ordinary press opens: a plain link of the page, in the same window and of this
 * product.
 */
async function linksOf(page: Page, origin: string): Promise<string[]> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  // A list that is still drawn has no links yet.
  await page.locator('main .skeletons:visible').first().waitFor({ state: 'detached' });
  const found = await page
    .locator('a[href]:visible:not([target="_blank"])')
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    );
  return found.filter(
    (href) =>
      href.startsWith(`${origin}/`) && !/#|\/auth\/|\/api\//.test(href.slice(origin.length)),
  );
}

/** Follows every link from where a person stands, each page once. */
async function walkFrom(page: Page, start: string): Promise<Walk> {
  const { origin } = new URL(start);
  const walk: Walk = { reached: new Set(), refused: [], circles: [] };
  const open = [start];
  const seen = new Set<string>();
  for (let href = open.shift(); href !== undefined; href = open.shift()) {
    const { pathname, search } = new URL(href);
    const asked = matchPath(pathname)?.route;
    const key = asked === 'get-started' ? search.replace(/=.*$/, '') : (asked ?? pathname);
    if (seen.has(key)) continue;
    seen.add(key);
    await page.goto(href);
    const links = await linksOf(page, origin);
    const came = routeOf(page);
    if (came !== undefined) walk.reached.add(came);
    if (asked !== 'get-started' && came !== asked)
      walk.refused.push(`${asked ?? pathname} opened ${came}`);
    const back = await page
      .locator('main a.back')
      .first()
      .getAttribute('href', { timeout: 100 })
      .catch(() => null);
    if (
      back !== null &&
      came !== undefined &&
      matchPath(new URL(back, origin).pathname)?.route === came
    )
      walk.circles.push(came);
    open.push(...links);
  }
  return walk;
}

const WALKS = [
  {
    where: 'our own portal',
    isHosting: false,
    pages: [
      'accounts',
      'account-stores',
      'complete',
      'success',
      'bank-success',
      'order',
      'order-card',
      'cash-advance-offers',
      'close-account',
    ],
  },
  {
    where: 'the hosting provider’s portal',
    isHosting: true,
    pages: ['accounts', 'account-stores', 'store-selector', 'complete', 'close-account'],
  },
] as const;

for (const { where, isHosting, pages } of WALKS)
  test(`every page is reached by links from where an approved person stands, and none leads elsewhere or to itself: ${where}`, async ({
    page,
    world,
  }) => {
    const person = persona('ana', nextPersonaNumber());
    const id = await decidedApplication(page, world, person);
    const { accountNumberConfirm: _again, ...body } = person.bank;
    await callApiFromPage(page, 'addManualAccount', { id, body });
    if (isHosting) await page.goto(`${world.godaddyUrl}/auth/start?path=%2Faccounts`);
    const { reached, refused, circles } = await walkFrom(
      page,
      `${isHosting ? world.godaddyUrl : world.url}/${isHosting ? 'accounts' : ''}`,
    );
    expect({ missing: pages.filter((one) => !reached.has(one)), refused, circles }).toEqual({
      missing: [],
      refused: [],
      circles: [],
    });
  });
