import type { Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { addCard, typeCard } from '@signet/testing/browser/cards';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const RESTAURANT: Answers = { 'company.mccDetails.id': '3' };
const IN_REVIEW: Answers = { 'applicant.governmentIdentification.value': '0004' };

const applicant = (otherwise: Answers = {}, who: 'ana' | 'chloe' = 'ana'): Persona => {
  const base = persona(who, nextPersonaNumber());
  return { ...base, answers: { ...base.answers, ...otherwise } };
};

const quantity = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: new RegExp(`: ${name}$`) });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const receipt = (page: Page) => page.locator('.order-paper');

const approve = async (page: Page, world: ProductWorld, id: string): Promise<void> => {
  const pressed = await page.request.post(`${world.sandboxUrl}/control/reviews/${id}`, {
    data: { decision: 'APPROVED' },
  });
  expect(pressed.status()).toBe(204);
};

const stateOf = async (page: Page, id: string): Promise<string | undefined> =>
  (await callApiFromPage<ReplyOf<'getOrderForm'>>(page, 'getOrderForm', { id })).body.orders[0]
    ?.state;

async function chargesOf(world: ProductWorld, id: string): Promise<number[]> {
  const fetchData = async (path: string) =>
    (
      await (
        await fetch(world.sandboxUrl + path, {
          headers: { authorization: 'Bearer sk_test_sandbox' },
        })
      ).json()
    ).data;
  const customers = await fetchData(
    `/v1/customers/search?query=${encodeURIComponent(`metadata['reference']:'${id}'`)}`,
  );
  const payments = await Promise.all(
    customers.map((customer: { id: string }) =>
      fetchData(`/v1/payment_intents?customer=${customer.id}`),
    ),
  );
  // The provider also keeps declined payments.
  return payments
    .flat()
    .flatMap(({ amount, status }: { amount: number; status: string }) =>
      status === 'succeeded' ? [amount] : [],
    );
}

test('Ana rents by keyboard, pays with a new card and cancels before it ships', async ({
  page,
  world,
}) => {
  const person = applicant();
  const id = await decidedApplication(page, world, person);
  await callApiFromPage(page, 'deferBank', { id });
  await page.goto(`/${id}/complete`);
  await waitUntil(page, IS_INTERACTIVE);
  await page.getByRole('link', { name: 'Get a card terminal' }).click();
  await expectScreen(page, world, 'order');
  await expect(quantity(page, 'Countertop')).toHaveValue('1');
  await expectAccessible(page);
  for (const wrong of ['1.5', '-1', '1e9', '100']) {
    await quantity(page, 'Countertop').fill(wrong);
    await press(page, 'Continue');
    await expect(quantity(page, 'Countertop')).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
  await quantity(page, 'Countertop').fill('0');
  await press(page, 'Continue');
  await expect(page.getByText('Choose at least 1 terminal or bundle').first()).toBeVisible();
  await quantity(page, 'Handheld 5″').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(quantity(page, 'Handheld 5″')).toHaveValue('2');
  await expect(page.locator('.bill')).toContainText(
    /Handheld 5″ ×\s2Rent, 30 days free\$0\.00.*Due today\$0\.00.*\$59\.90.*Every month after that\$59\.90/s,
  );
  await page.keyboard.press('Enter');

  await expect(expectHeading(page)).toHaveText('Your order');
  await expect(receipt(page)).toContainText(
    /Handheld 5″ ×\s2.*\$59\.90.*First 30 days free.*−\$59\.90.*Due today.*\$0\.00/s,
  );
  await expect(page.getByText(/you’ll pay \$59\.90 a month until you cancel/)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Place order');
  await expect(page.getByText('Choose how to pay').first()).toBeVisible();
  await page.getByRole('link', { name: 'Add a card' }).click();
  await typeCard(page, '4242424242424242');
  await press(page, 'Save this card');
  await expect(expectHeading(page)).toHaveText('Your order');
  await page.reload();
  await expect(receipt(page)).toContainText('Handheld 5″ × 2');

  await waitUntil(page, IS_INTERACTIVE);
  await page.getByRole('link', { name: /^Edit Ship to/ }).click();
  await expect(expectHeading(page)).toHaveText('Ship to');
  await waitUntil(page, IS_INTERACTIVE);
  await page.getByRole('radio', { name: /My business address/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Another address/ })).toBeFocused();
  await page.getByLabel('Street address').fill('PO Box 12');
  await press(page, 'Continue');
  await expect(
    page.getByText('PO Box is not allowed please add a physical address.').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /My business address/ }).check();
  await press(page, 'Continue');
  await press(page, 'Place order');
  await expectScreen(page, world, 'order-status');
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  await expectAccessible(page);
  await page.reload();
  await press(page, 'Cancel this order');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(expectHeading(page)).toHaveText('Your order was canceled');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Order again' }).click();
  await press(page, 'Continue');
  await press(page, 'Place order');
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  await page.locator('a.back', { hasText: 'Orders' }).click();
  await expect(expectHeading(page)).toHaveText('Orders');
  await expect(expectHeading(page)).toBeFocused();
  await expectAccessible(page);
  await expect(page.locator('.link-rows a')).toHaveText([/Confirmed, /, /Canceled, /]);
  await page.locator('.link-rows a').last().click();
  await expect(expectHeading(page)).toHaveText('Your order was canceled');
  await page.goBack();
  await expect(expectHeading(page)).toHaveText('Orders');
});

test('whoever wants no terminal is through in one press', async ({ page, world }) => {
  const id = await decidedApplication(page, world, applicant());
  await page.goto(`/${id}/order`);
  await page.getByRole('link', { name: 'I don’t need a terminal' }).click();
  await expectScreen(page, world, 'bank');
});

test.describe('at the hosting provider', () => {
  test.use({ baseURL: async ({ world }, use) => use(world.godaddyUrl) });

  test('a restaurant orders its register with licenses while it waits, and is charged exactly once when it is approved', async ({
    page,
    world,
  }) => {
    const person = applicant({ ...RESTAURANT, ...IN_REVIEW });
    const flags = (on: boolean) =>
      page.request.post(`${world.sandboxUrl}/control/flags`, {
        data: { portal: 'GODADDY', flag: 'restaurantSolutionEnabled', on },
      });
    await flags(true);
    const id = await decidedApplication(page, world, person);
    await page.goto(`/${id}/restaurant-solution`);
    await expect(expectHeading(page)).toHaveText('Equipment for your restaurant');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expectScreen(page, world, 'success');
    await page.goto(`/${id}/restaurant-solution`);
    await page.locator('label', { hasText: 'No terminal' }).click();
    await press(page, 'Continue without a terminal');
    await expectScreen(page, world, 'success');
    await page.goto(`/${id}/restaurant-solution`);
    await addCard(page, world, id, '4242424242424242');
    await press(page, 'Continue');
    await expect(page.getByText('Choose at least 1 terminal or bundle').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'One more: Register and handheld' }).click();
    await page.getByRole('checkbox', { name: 'Add a customer screen' }).check();
    await press(page, 'Continue');
    await expect(expectHeading(page)).toHaveText('Point-of-sale software');
    await quantity(page, 'Point-of-sale software').fill('0');
    await press(page, 'Continue');
    await expect(page.getByText('Enter at least 1 software license').first()).toBeVisible();
    await quantity(page, 'Point-of-sale software').fill('3');
    await expect(page.getByText('You have more software licenses than devices.')).toBeVisible();
    await expectAccessible(page);
    await quantity(page, 'Point-of-sale software').fill('1');
    await press(page, 'Continue');
    await expect(receipt(page)).toContainText(
      /two screens ×\s1.*Point-of-sale software ×\s1.*Due once approved/s,
    );
    await expect(receipt(page)).not.toContainText('Countertop × 1');
    const permission = page.waitForResponse((response) => response.url().endsWith('/permissions'));
    await press(page, 'Place order');
    await expect(expectHeading(page)).toHaveText('We have your order');
    expect(await (await permission).json()).toEqual({
      type: 'RESTAURANT_SOLUTION',
      permitted: true,
    });
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Home' })
      .click();
    await expectScreen(page, world, 'success');
    await page.goBack();
    await approve(page, world, id);
    await expect.poll(() => stateOf(page, id), { timeout: 20_000 }).toBe('placed');
    await page.reload();
    await expect(expectHeading(page)).toHaveText('Your order is placed');
    expect(await chargesOf(world, id)).toEqual([3_900]);
    await flags(false);
  });
});

test('a bought terminal whose card is declined waits as unpaid, and another card pays for it once', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, applicant());
  await addCard(page, world, id, '4000000000000341');
  await page.goto(`/${id}/order`);
  await page.locator('label', { hasText: 'Buy' }).click();
  await press(page, 'Continue');
  await expect(receipt(page)).toContainText(/Countertop ×\s1.*Due today.*\$/s);
  await press(page, 'Place order');
  await expect(expectHeading(page)).toHaveText('Your payment didn’t go through');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay with another card' }).click();
  await press(page, 'Use another card');
  await typeCard(page, '4242424242424242');
  await press(page, 'Save this card');
  await press(page, 'Try this payment again');
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  expect(await chargesOf(world, id)).toHaveLength(1);
});
