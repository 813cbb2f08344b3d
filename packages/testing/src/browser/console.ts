import type { Browser, Page } from '@playwright/test';
import { PARTNER_PEOPLE, type PartnerPersonId } from '@signet/personas/partner-people';
import type { ProductWorld } from '../world.ts';
import { expect } from './test.ts';

export type ConsoleVisit = { page: Page; close: () => Promise<void> };

/** Chooses who one is at the company's sign-in, from the console's page that asks for the company. */
export async function signInAtCompany(page: Page, person: PartnerPersonId): Promise<void> {
  const { name, company } = PARTNER_PEOPLE[person];
  await page.getByRole('textbox', { name: 'Work email' }).fill(`${person}@${company}.example`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name }).click();
}

/** Somebody of a partner's company in a browser of their own, on the page that they asked for. */
export async function openConsole(
  browser: Browser,
  world: ProductWorld,
  person: PartnerPersonId,
  path = '/applicants',
): Promise<ConsoleVisit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: world.consoleUrl,
    locale: 'en-US', // of the browser, until the provider has named a language
  });
  const page = await context.newPage();
  await page.goto(path);
  await signInAtCompany(page, person);
  await page.waitForURL((url) => url.href.startsWith(world.consoleUrl + path));
  await expect(page.getByText(PARTNER_PEOPLE[person].name).first()).toBeVisible();
  return { page, close: () => context.close() };
}
