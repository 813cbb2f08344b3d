import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { openDesk } from '@signet/testing/browser/desk';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  decidedApplication,
} from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

/** Sooner than a page asks by itself. */
const AT_ONCE = { timeout: 8_000 };

/** The path of a new case that waits for a person of ours. */
async function newCase(page: Page, world: ProductWorld, referralUrlId = ''): Promise<string> {
  const ana = persona('ana', nextPersonaNumber());
  const answers = { ...ana.answers, 'applicant.governmentIdentification.value': '0004' };
  const id = await decidedApplication(page, world, { ...ana, answers }, { referralUrlId });
  return `/a/${(await applicationViewFromPage(page, id)).reference}`;
}

const rowOf = (page: Page, path: string) =>
  page.getByRole('row').filter({ has: page.locator(`.row-link[href="${path}"]`) });

const isLive = (page: Page) => page.getByText(/^Live · /);

test('a claim shows in everybody’s queue at once, the row with focus stays in its place, and the queue is narrowed by claim and partner', async ({
  page,
  browser,
  world,
}) => {
  const path = await newCase(page, world, 'northwind');
  const sam = await openDesk(browser, world, 'sam');
  await expect(isLive(sam.page)).toBeVisible();
  const link = sam.page.locator(`.row-link[href="${path}"]`);
  await link.focus();
  const before = await link.boundingBox();
  const robin = await openDesk(browser, world, 'robin', path);
  await expect(rowOf(sam.page, path)).toContainText('Robin is reading', AT_ONCE);
  await robin.page.getByRole('button', { name: 'Claim to act' }).click();
  await expect(rowOf(sam.page, path)).toContainText(/Robin · 1\d min/, AT_ONCE);
  await expect(link).toBeFocused();
  expect(await link.boundingBox()).toEqual(before);
  await expectAccessible(sam.page);
  await sam.page.keyboard.press('/');
  await expect(sam.page.getByRole('combobox', { name: 'Case' })).toBeFocused();
  await sam.page.getByRole('combobox', { name: 'Claim' }).selectOption('Somebody else’s');
  await sam.page.getByRole('combobox', { name: 'Partner' }).selectOption('northwind');
  await expect(sam.page).toHaveURL(/\?claim=others&partner=northwind$/);
  await expect(link).toBeVisible();
  await sam.page.getByRole('combobox', { name: 'Claim' }).selectOption('Nobody’s');
  await expect(link).toHaveCount(0);
  await robin.page.keyboard.press('e');
  await expect(robin.page.getByText('Nobody has claimed it.')).toBeVisible();
  await robin.close();
  await sam.page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowOf(sam.page, path)).toContainText('Unclaimed', AT_ONCE);
  await sam.close();
});

test('a new case waits until somebody asks for it', async ({ page, browser, world }) => {
  const sam = await openDesk(browser, world, 'sam');
  await expect(isLive(sam.page)).toBeVisible();
  const path = await newCase(page, world);
  const held = sam.page.getByRole('button', { name: /^\d+ new cases?$/ });
  await expect(held).toBeVisible(BACKGROUND_TIMEOUT);
  await expect(sam.page.locator(`.row-link[href="${path}"]`)).toHaveCount(0);
  await held.click();
  await expect(sam.page.locator(`.row-link[href="${path}"]`)).toBeVisible();
  await sam.close();
});

test('two who read one case see each other, and the second hears at once that it was claimed', async ({
  page,
  browser,
  world,
}) => {
  const path = await newCase(page, world);
  const robin = await openDesk(browser, world, 'robin', path);
  const sam = await openDesk(browser, world, 'sam', path);
  await expect(robin.page.getByText('Sam Okafor is reading')).toBeVisible(AT_ONCE);
  await expect(sam.page.getByText('Robin Ashe is reading')).toBeVisible(AT_ONCE);
  await expectAccessible(sam.page);
  await robin.page.getByRole('button', { name: 'Claim to act' }).click();
  await expect(sam.page.getByText(/^Robin Ashe has claimed it until /)).toBeVisible(AT_ONCE);
  await robin.page.keyboard.press('e');
  await expect(sam.page.getByText('Nobody has claimed it.')).toBeVisible(AT_ONCE);
  await robin.page.goto('/queue/all');
  await expect(sam.page.getByText('Robin Ashe is reading')).toHaveCount(0, AT_ONCE);
  await Promise.all([robin.close(), sam.close()]);
});

test('without the stream the queue says when it was read, and asks by itself', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'sam');
  await expect(isLive(page)).toBeVisible();
  await page.route('**/api/v2/desk/events*', (route) => route.abort());
  await page.goto('/queue/late');
  await expect(page.getByText(/^Updated /)).toBeVisible();
  const asked = page.waitForRequest(/\/api\/v2\/reviews\?/, { timeout: 25_000 });
  expect((await asked).headers()['x-poll']).toBe('1');
  await expectAccessible(page);
  await close();
});

test('whoever is signed out at the company is out here at once', async ({ browser, world }) => {
  const { page, close } = await openDesk(browser, world, 'sam');
  await expect(isLive(page)).toBeVisible();
  const answer = await fetch(`${world.sandboxUrl}/control/staff/sam/sign-out`, { method: 'POST' });
  expect((await answer.json()).notified).toBeGreaterThan(0);
  await page.keyboard.press('4'); // a view, unless the page has heard of it already
  await expect(
    page.getByRole('heading', { name: 'Sign in to work on applications' }),
  ).toBeVisible();
  await expectAccessible(page);
  await close();
});
