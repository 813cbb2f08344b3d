import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { PORTAL_IDS, type Portal } from '@signet/rulebook/reference/portals';
import type { RouteId } from '@signet/rulebook/routes';
import { answerForm } from '@signet/testing/browser/answer-form';
import { SIZES, startBrowser } from '@signet/testing/browser/launch';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import {
  continueTo,
  currentScreen,
  expectScreen,
  findIndustry,
} from '@signet/testing/browser/sign-up';
import { PROJECT } from '@signet/testing/project-folder';
import { type ProductWorld, startBenchWorld } from '@signet/testing/world';
import { atMost } from '../figures.ts';

type Picture = { name: string; png: string };
type Layout = { columns: number; picturePx: number; isNamed: boolean };

/** The README embeds the sheets, which limits their size. */
const MAX_KB = 500;
const SHEET: Layout = { columns: 6, picturePx: 248, isNamed: true };
const OPENING: Layout = { columns: 4, picturePx: 392, isNamed: false };
const OPENING_PAGES = ['get-started', 'owner-identity', 'check-answers', 'success'];

/**
 * One sheet per brand in `docs/`, and the README's picture: the main journey on a phone, each page
 * as it is left.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('journey-sheets', { database: 'pglite' });
  const browser = await startBrowser();
  try {
    const sheets = [];
    for (const [nth, portal] of PORTAL_IDS.entries()) {
      const pictures = await walkJourney(browser, world, portal, persona('ana', 40 + nth));
      sheets.push(await drawSheet(browser, `journey-${portal.toLowerCase()}`, pictures, SHEET));
      const opening = pictures.filter(({ name }) => OPENING_PAGES.includes(name));
      if (portal === 'POYNT') sheets.push(await drawSheet(browser, 'screenshot', opening, OPENING));
    }
    return { sheets };
  } finally {
    await browser.close();
    await world.stop();
  }
}

const TYPED: Partial<
  Record<RouteId | 'elsewhere', (page: Page, person: Persona) => Promise<unknown>>
> = {
  applicant: (page, person) => answerForm(page, 'applicant', person),
  business: (page, person) => answerForm(page, 'business', person),
  category: (page) => findIndustry(page, 'bakery'),
  address: async (page) => {
    await page.getByRole('combobox').first().pressSequentially('548 Market');
    await page.getByRole('option').first().waitFor();
  },
  'owner-identity': (page, person) => answerForm(page, 'ownerIdentity', person),
};

async function walkJourney(
  browser: Browser,
  world: ProductWorld,
  portal: Portal,
  person: Persona,
): Promise<Picture[]> {
  const context = await browser.newContext({
    viewport: SIZES.phone,
    deviceScaleFactor: 2,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const pictures: Picture[] = [];
  const look = async (): Promise<void> => {
    const here = currentScreen(page, world);
    await page.locator('main .skeletons').first().waitFor({ state: 'detached' });
    await TYPED[here]?.(page, person);
    await page.evaluate(
      `${here === 'address' ? '' : 'document.activeElement?.blur();'} scrollTo(0, 0)`,
    ); // a list closes when it loses focus
    await page.waitForTimeout(300);
    pictures.push({ name: here, png: (await page.screenshot()).toString('base64') });
    if (here === 'address') await page.getByRole('combobox').first().fill('');
  };
  await page.goto(portal === 'GODADDY' ? world.godaddyUrl : world.url);
  await continueTo({ page, world, person }, 'success', look);
  await look();
  for (const [press, route] of [
    ['main .hero .btn-primary', 'bank'],
    ['main .actions .btn-primary', 'bank-success'],
    ['main .actions .btn-primary', 'complete'],
  ] as const) {
    await page.locator(press).first().click();
    if (route === 'bank-success') await linkInPlaidWindow(page);
    await expectScreen(page, world, route);
    await look();
  }
  await context.close();
  return pictures;
}

/** Draws the pictures side by side as one PNG in `docs/`; returns its size. */
async function drawSheet(
  browser: Browser,
  name: string,
  pictures: Picture[],
  { columns, picturePx, isNamed }: Layout,
): Promise<object> {
  const file = join(PROJECT, 'docs', `${name}.png`);
  const page = await browser.newPage({
    viewport: { width: columns * (picturePx + 16) + 16, height: 600 },
  });
  const figures = pictures.map(({ name: words, png }, at) => {
    const caption = isNamed ? `<figcaption>${at + 1} ${words}</figcaption>` : '';
    return `<figure><img src="data:image/png;base64,${png}" alt="">${caption}</figure>`;
  });
  await page.setContent(`<!doctype html><style>
body{margin:0;padding:16px;display:grid;grid-template-columns:repeat(${columns},${picturePx}px);gap:16px;background:#eceae4;font:14px system-ui;color:#333}
figure{margin:0}img{display:block;width:${picturePx}px;border:1px solid #d5d2ca;border-radius:8px;box-sizing:border-box}figcaption{padding-top:6px}
</style>${figures.join('')}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  const kb = Math.ceil(statSync(file).size / 1_000);
  return {
    file: relative(PROJECT, file),
    pictures: pictures.map((picture) => picture.name),
    kb: atMost(kb, MAX_KB),
  };
}
