import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const FORM_CALL = /\/api\/v2\/applications\/[^/]+\/order$/;
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const countertops = (page: Page) => page.getByRole('spinbutton', { name: /: Countertop$/ });
const asksAnew = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'GET' && FORM_CALL.test(request.url()));

/** Opens the order page as a full page load and saves three terminals on it. */
async function savedThree(page: Page, world: ProductWorld): Promise<string> {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  await callApiFromPage(page, 'deferBank', { id });
  await page.goto(`/${id}/order`);
  await expect(countertops(page)).toHaveValue('1');
  await page.waitForLoadState('networkidle'); // the next press needs the page's scripts
  await countertops(page).fill('3');
  await press(page, 'Continue');
  await expect(expectHeading(page)).toHaveText('Your order');
  await page.goBack();
  await expect(countertops(page)).toHaveValue('3');
  return id;
}

async function goOnWithout(page: Page): Promise<void> {
  await page.locator('label', { hasText: 'No terminal' }).click();
  await press(page, 'Continue without a terminal');
}

test('Back to an order that was opened as a document shows what was saved, never what it was first drawn with', async ({
  page,
  world,
}) => {
  const id = await savedThree(page, world);
  await goOnWithout(page);
  const order = page.getByRole('link', { name: 'Get a card terminal' });
  await expect(order).toBeVisible(); // the actual home page, not its skeleton
  const back = asksAnew(page);
  await page.goBack();
  await back;
  await expect(countertops(page)).toHaveValue('3');

  const { body: form } = await callApiFromPage<ReplyOf<'getOrderForm'>>(page, 'getOrderForm', {
    id,
  });
  await goOnWithout(page);
  await expect(order).toBeVisible();
  const choice = { ...form.choice, quantities: { POYNTC: 2 } };
  const saved = await callApiFromPage(page, 'saveOrderForm', {
    id,
    key: crypto.randomUUID(),
    body: { choice },
  }); // as from another tab
  expect(saved.status).toBe(200);
  await order.click();
  await expect(countertops(page)).toHaveValue('2');

  await page.goto(`/${id}/complete`); // a full page load
  await page.goBack();
  await expect(countertops(page)).toHaveValue('2');
});

test('Back while the next page is still an outline shows the order that was left, with what was saved', async ({
  page,
  world,
}) => {
  await savedThree(page, world);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await goOnWithout(page);
  await expectScreen(page, world, 'complete');
  await expect(expectHeading(page)).toHaveText('Loading…');
  await page.goBack();
  await expect(countertops(page)).toHaveCount(0); // the previous document, as it was left
  await page.locator('label', { hasText: 'Rent' }).click();
  await expect(countertops(page)).toHaveValue('3');
  letGo();
});
