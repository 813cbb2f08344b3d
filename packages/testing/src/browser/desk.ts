import type { Browser, Page } from '@playwright/test';
import { STAFF, type StaffId } from '@signet/personas/staff';
import type { ProductWorld } from '../world.ts';
import { expect } from './test.ts';

export type DeskVisit = { page: Page; close: () => Promise<void> };

/** Somebody of the staff in a browser of their own, signed in, on the page of the desk that they asked for. */
export async function openDesk(
  browser: Browser,
  world: ProductWorld,
  person: StaffId,
  path = '/queue/all',
): Promise<DeskVisit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: world.deskUrl,
    locale: 'en-US', // of the browser, until the provider has named a language
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('link', { name: 'Continue with company sign-in' }).click();
  await page.getByRole('button', { name: STAFF[person].name }).click();
  await page.waitForURL((url) => url.href.startsWith(world.deskUrl + path));
  await expect(page.getByText(STAFF[person].name).first()).toBeVisible();
  return { page, close: () => context.close() };
}
