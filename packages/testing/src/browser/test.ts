import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { numberedPersons } from '@signet/personas/personas';
import axe, { type Result } from 'axe-core';
import { databaseOfJourneys, type ProductWorld, startWorld, TEST_OUTPUT_FOLDER } from '../world.ts';

export { expect };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Playwright's `test` with `world`: a product and sandbox per worker. `baseURL` is the product's
 * own portal.
 */
export const test = base.extend<{ record: undefined }, { world: ProductWorld }>({
  world: [
    async ({ browserName }, use, { workerIndex }) => {
      const database = databaseOfJourneys();
      const world = await startWorld(`${browserName}-${database}-${workerIndex}`, database);
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ world }, use) => use(world.url),
  record: [
    async ({ context }, use, { testId, retry }) => {
      const recorder = recordBrowser(context);
      await use(undefined);
      await recorder.dump(`${databaseOfJourneys()}-${testId}-${retry}`);
    },
    { auto: true },
  ],
});

/**
 * Unpins the bar at the bottom of the window, even one that appears later: content below it can be
 * scrolled free, but axe's target rule would check it while covered.
 */
const unpinBar = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.actions { position: static !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }`);
const repinBar = (page: Page): Promise<unknown> =>
  page.evaluate('{ document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }');

const LOOK = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] };

/**
 * Runs axe within the page when it has no frames, because the builder opens an extra window for
 * each check and takes five times as long.
 */
async function violationsIn(page: Page): Promise<Result[]> {
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page }).withTags(RULES).analyze()).violations;
  await page.evaluate(axe.source);
  return page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(LOOK)}).then(({ violations }) => violations)`,
  );
}

/** Asserts that the loaded page has no violations of WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('main .skeletons:visible')).toHaveCount(0);
  await unpinBar(page);
  const violations = await violationsIn(page);
  await repinBar(page);
  expect(
    violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
    ),
  ).toEqual([]);
}

/** Counts `nth` for `persona(id, nth)`, so that no two tests of a run share a phone. */
let lastNumber = 0;
export function nextPersonaNumber(): number {
  lastNumber = (lastNumber + 1) % numberedPersons;
  return lastNumber;
}

/**
 * Records every URL that a browser requests and shows; `dump` writes them with the browser's
 * storage, for the secret scan.
 */
export function recordBrowser(context: BrowserContext): { dump: (name: string) => Promise<void> } {
  const urls = new Set<string>();
  context.on('request', (request) => urls.add(request.url()));
  context.on('page', (page) => page.on('framenavigated', (frame) => urls.add(frame.url())));
  return {
    dump: async (name) => {
      const { cookies, origins } = await context.storageState();
      const sessions = await Promise.all(context.pages().map(sessionOf));
      const folder = join(TEST_OUTPUT_FOLDER, 'browser');
      mkdirSync(folder, { recursive: true });
      await writeFile(
        join(folder, `${name}.json`),
        JSON.stringify(
          { urls: [...urls], cookies, localStorage: origins, sessionStorage: sessions },
          null,
          1,
        ),
      );
    },
  };
}

/** Session storage of a page; empty for a page with an opaque origin. */
async function sessionOf(page: Page): Promise<{ url: string; entries: Record<string, string> }> {
  const entries = await page
    .evaluate<Record<string, string>>(
      "window.origin === 'null' ? {} : { ...window.sessionStorage }",
    )
    .catch(() => ({})); // the page is being left
  return { url: page.url(), entries };
}
