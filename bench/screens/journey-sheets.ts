import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { PORTAL_IDS, type Portal } from '@signet/rulebook/reference/portals';
import type { RouteId } from '@signet/rulebook/routes';
import { answerForm } from '@signet/testing/browser/answer-form';
import { SIZES, startBrowser } from '@signet/testing/browser/launch';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import { continueTo, currentScreen, expectScreen, findIndustry } from '@signet/testing/browser/sign-up';
import { PROJECT } from '@signet/testing/project-folder';
import { type ProductWorld, startBenchWorld } from '@signet/testing/world';
import { atMost } from '../figures.ts';

/** A sheet stands in the README, so it must not weigh more than this. */
const MAX_KB = 600;
const COLUMNS = 6;
const PICTURE_PX = 260;

type Picture = { name: string; png: string };

/** One sheet per brand in `docs/`: the main journey on a phone, from the first page to the home, each page as it is left. */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('journey-sheets', { database: 'pglite' });
  const browser = await startBrowser();
  try {
    const sheets = [];
    for (const [nth, portal] of PORTAL_IDS.entries()) {
      const file = join(PROJECT, 'docs', `journey-${portal.toLowerCase()}.png`);
      const pictures = await walkJourney(browser, world, portal, persona('ana', 40 + nth));
      await drawSheet(browser, file, pictures);
      const kb = Math.ceil(statSync(file).size / 1_000);
      sheets.push({ file: relative(PROJECT, file), pictures: pictures.map(({ name }) => name), kb: atMost(kb, MAX_KB) });
    }
    return { sheets };
  } finally {
    await browser.close();
    await world.stop();
  }
}

/** What a person types on a page before its picture is taken; the others are shown as they come. */
const TYPED: Partial<Record<RouteId | 'elsewhere', (page: Page, person: Persona) => Promise<unknown>>> = {
  applicant: (page, person) => answerForm(page, 'applicant', person),
  business: (page, person) => answerForm(page, 'business', person),
  category: (page) => findIndustry(page, 'bakery'),
  address: async (page) => {
    await page.getByRole('combobox').first().pressSequentially('548 Market');
    await page.getByRole('option').first().waitFor();
  },
  'owner-identity': (page, person) => answerForm(page, 'ownerIdentity', person),
};

async function walkJourney(browser: Browser, world: ProductWorld, portal: Portal, person: Persona): Promise<Picture[]> {
  const context = await browser.newContext({ viewport: SIZES.phone, deviceScaleFactor: 2, locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const pictures: Picture[] = [];
  const look = async (): Promise<void> => {
    const here = currentScreen(page, world);
    await page.locator('main .skeletons').waitFor({ state: 'detached' });
    await TYPED[here]?.(page, person);
    await page.evaluate(`${here === 'address' ? '' : 'document.activeElement?.blur();'} scrollTo(0, 0)`); // a list stays open with the focus alone
    await page.waitForTimeout(300);
    pictures.push({ name: here, png: (await page.screenshot()).toString('base64') });
    if (here === 'address') await page.getByRole('combobox').first().fill('');
  };
  await page.goto(portal === 'GODADDY' ? world.godaddyUrl : world.url);
  await continueTo({ page, world, person }, 'success', look);
  await look();
  for (const [press, route] of [
    ['main .actions .btn-primary', 'bank'],
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

/** The pictures side by side, numbered and named, as one PNG. */
async function drawSheet(browser: Browser, path: string, pictures: readonly Picture[]): Promise<void> {
  const width = COLUMNS * (PICTURE_PX + 16) + 16;
  const page = await browser.newPage({ viewport: { width, height: 600 } });
  const figures = pictures.map(
    ({ name, png }, at) => `<figure><img src="data:image/png;base64,${png}" alt=""><figcaption>${at + 1} ${name}</figcaption></figure>`,
  );
  await page.setContent(`<!doctype html><style>
body{margin:0;padding:16px;display:grid;grid-template-columns:repeat(${COLUMNS},${PICTURE_PX}px);gap:16px;background:#eceae4;font:14px system-ui;color:#333}
figure{margin:0}img{display:block;width:${PICTURE_PX}px;border:1px solid #d5d2ca;border-radius:8px;box-sizing:border-box}figcaption{padding-top:6px}
</style>${figures.join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
