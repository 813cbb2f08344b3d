import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { addCard } from '@signet/testing/browser/cards';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

type Form = ReplyOf<'getOrderForm'>;

const FORM_CALL = /\/api\/v2\/applications\/[^/]+\/order$/;
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** An approved applicant on the home page, from which the order page loads its prices itself. */
async function atHome(page: Page, world: ProductWorld): Promise<string> {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  await callApiFromPage(page, 'deferBank', { id });
  await page.goto(`/${id}/complete`);
  // Following a link before hydration would load the next page as a document.
  await waitUntil(page, IS_INTERACTIVE);
  return id;
}
const openOrder = (page: Page) => page.getByRole('link', { name: 'Get a card terminal' }).click();

const plansAre = (page: Page, isOffered: (plan: string) => boolean) =>
  page.route(FORM_CALL, async (route) => {
    const response = await route.fetch();
    const form: Form = await response.json();
    const plans = form.plans.map((row) => ({
      ...row,
      isOffered: row.isOffered && isOffered(row.plan),
    }));
    await route.fulfill({ response, json: { ...form, plans } });
  });

test('prices that do not come, or are not there yet, are asked for again with one press, and nobody has to wait for them', async ({
  page,
  world,
}) => {
  await atHome(page, world);
  await openOrder(page);
  await page.locator('label', { hasText: 'No terminal' }).click();
  await press(page, 'Continue without a terminal');
  await expectScreen(page, world, 'complete');
  await page.route(FORM_CALL, (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('alert').filter({ hasText: 'The prices didn’t load' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(FORM_CALL);
  await plansAre(page, () => false);
  await press(page, 'Try again');
  await expect(
    page.getByRole('alert').filter({ hasText: 'No terminals to order yet' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I’ll order later' }).click();
  await expectScreen(page, world, 'complete');
  await openOrder(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'No terminals to order yet' }),
  ).toBeVisible();
  await page.unroute(FORM_CALL);
  await press(page, 'Try again');
  await expect(page.getByRole('spinbutton', { name: /: Countertop$/ })).toHaveValue('1');
});

test('what was chosen and is offered no more is said, and the rest is ordered without it', async ({
  page,
  world,
}) => {
  const id = await atHome(page, world);
  await addCard(page, world, id);
  await page.goto(`/${id}/order`);
  await page.getByRole('spinbutton', { name: /: Countertop$/ }).fill('2');
  await press(page, 'Continue');
  await expect(expectHeading(page)).toHaveText('Your order');
  await plansAre(page, (plan) => plan !== 'POYNTC');
  await page.goto(`/${id}/complete`);
  await waitUntil(page, IS_INTERACTIVE);
  await openOrder(page);
  await expect(
    page.getByText('Some of what you chose isn’t offered anymore. Choose again.'),
  ).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: /: Countertop$/ })).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'Continue');
  await expect(page.getByText('Choose at least 1 terminal or bundle').first()).toBeVisible();
  await page.getByRole('spinbutton', { name: /: Handheld 5″$/ }).fill('1');
  await press(page, 'Continue');
  await expect(page.locator('.order-paper')).toContainText('Handheld 5″ × 1');
  await expect(page.locator('.order-paper')).not.toContainText('Countertop');
  await press(page, 'Place order');
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  expect(
    (await callApiFromPage<Form>(page, 'getOrderForm', { id })).body.orders[0]?.summary.lines.map(
      ({ plan }) => plan,
    ),
  ).toEqual(['N910']);
});
