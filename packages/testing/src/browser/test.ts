import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { recordBrowser } from './zz-e2e-record-browser.ts';
import { type DatabaseKind, startWorld, type World } from '../world.ts';

export { expect };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const databaseKind = (): DatabaseKind => (process.env.E2E_DATABASE === 'postgres' ? 'postgres' : 'pglite');

/** Playwright's `test` with `world`: a product and a sandbox of the worker's own. `baseURL` is the product's own portal. */
export const test = base.extend<{ record: undefined }, { world: World }>({
  world: [
    async ({ browserName }, use, { workerIndex }) => {
      const database = databaseKind();
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
      await recorder.dump(`${databaseKind()}-${testId}-${retry}`);
    },
    { auto: true },
  ],
});

/** What lies under the bar at the window's end scrolls free; the rule for targets would judge the part that is covered now. A bar that comes late too. */
const freeTheBar = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.actions { position: static !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }`);
const letItStick = (page: Page): Promise<unknown> =>
  page.evaluate('{ document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }');

/** Asserts that the page, once it has come, has no violation of WCAG 2.2 AA and good practice. */
export async function axe(page: Page): Promise<void> {
  await expect(page.locator('main .skeletons:visible')).toHaveCount(0);
  await freeTheBar(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  await letItStick(page);
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`)).toEqual([]);
}

/** A number for `persona(id, nth)` that no other test of this run uses, so that tests share no phone: 0 to 98. */
let given = 0;
export function nextNth(): number {
  given = (given + 1) % 99;
  return given;
}
