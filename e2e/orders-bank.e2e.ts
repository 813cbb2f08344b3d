import type { Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { mailTo } from '@signet/testing/applications';
import { signInAtProvider } from '@signet/testing/browser/answer-form';
import { addCard, typeCard } from '@signet/testing/browser/cards';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

type Order = ReplyOf<'getOrderForm'>['orders'][number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [NO_FUNDS, _TAKEN_BACK] = ['000222222227', '000555555559'] as const;
/** Slightly longer than a bank takes to pay, and than a parcel takes to ship. */
const [BANK_MS, LEAVES_MS] = [4 * DAY_MS + HOUR_MS, DAY_MS + 2 * HOUR_MS];
const CLEARED = { timeout: 30_000 };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const receipt = (page: Page) => page.locator('.order-paper');
const mandate = (page: Page, title: string) =>
  page.locator('section.card', { has: page.getByRole('heading', { name: title }) });
const newest = async (page: Page, id: string): Promise<Order | undefined> =>
  (await callApiFromPage<ReplyOf<'getOrderForm'>>(page, 'getOrderForm', { id })).body.orders[0];

async function linkBank(
  page: Page,
  { bank }: Persona,
  id: string,
  accountNumber = '000123456789',
): Promise<void> {
  const { accountNumberConfirm: _typedTwice, ...typed } = bank;
  expect(
    (await callApiFromPage(page, 'addManualAccount', { id, body: { ...typed, accountNumber } }))
      .status,
  ).toBe(200);
}

/** Leaves the page first: an open one would redirect to sign-in when its session ends. */
async function away(page: Page, world: ProductWorld, ms: number): Promise<void> {
  await page.goto('about:blank');
  await world.advance(ms);
}

/** The session expires within days, so returning to the order requires sign-in. */
async function comeBack(page: Page, person: Persona, id: string): Promise<void> {
  await page.context().clearCookies({ name: /^(sid$|sandbox_)/ });
  await page.goto(`/${id}/order/status`);
  await signInAtProvider(page, mailTo(person));
  await page.waitForURL((url) => url.pathname === `/${id}/order/status`);
}

async function later(
  page: Page,
  world: ProductWorld,
  { person, id, ms, state }: { person: Persona; id: string; ms: number; state: string },
) {
  await away(page, world, ms);
  await comeBack(page, person, id);
  await expect.poll(async () => (await newest(page, id))?.state, CLEARED).toBe(state);
  await page.reload();
}

async function buysFrom(
  page: Page,
  world: ProductWorld,
  person: Persona,
  accountNumber: string,
): Promise<string> {
  const id = await decidedApplication(page, world, person);
  await linkBank(page, person, id, accountNumber);
  await page.goto(`/${id}/order`);
  await page.locator('label', { hasText: 'Buy' }).click();
  await press(page, 'Continue');
  await press(page, 'Place order');
  await expectScreen(page, world, 'order-status');
  await expect.poll(async () => (await newest(page, id))?.state, CLEARED).toBe('clearing');
  return id;
}

type Charge = { reference?: string; status: string; cents: number; currency?: string };
async function chargesOf(page: Page, world: ProductWorld, id: string): Promise<Charge[]> {
  const { orderId = '' } = (await newest(page, id)) ?? {};
  const answer = await page.request.get(`${world.sandboxUrl}/control/charges`);
  const { charges } = (await answer.json()) as { charges: Charge[] }; // the sandbox's own shape
  return charges.filter(({ reference }) => reference === orderId);
}

test('Ana pays for a terminal from her bank: she authorizes it, waits for days, and it ships once the bank has paid', async ({
  page,
  world,
}) => {
  test.slow();
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/order`);
  await page.locator('label', { hasText: 'Buy' }).click();
  await press(page, 'Continue');
  await expect(
    page.getByText('You can also pay from your bank account once it’s linked.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Link your bank' })).toBeVisible();
  await expectAccessible(page);

  await linkBank(page, person, id);
  await addCard(page, world, id);
  await page.goto(`/${id}/order`);
  await press(page, 'Continue');
  await expect(page.getByRole('radio', { name: /Visa/ })).toBeChecked();
  await page.getByRole('radio', { name: /ending in 6789/ }).check();
  const authorization = mandate(page, 'Authorization for your bank account');
  await expect(authorization).toContainText(
    /By pressing Place order, you authorize .* ending in 6789 by ACH.*We debit \$249\.00 now\./s,
  );
  await expectAccessible(page);
  await press(page, 'Place order');
  await expectScreen(page, world, 'order-status');
  await expect.poll(async () => (await newest(page, id))?.state, CLEARED).toBe('clearing');
  await page.reload();
  await expect(expectHeading(page)).toHaveText('We’re waiting for your bank’s payment');
  await expect(
    page.getByText(
      /The money will leave your account by .+\. We’ll ship once your bank has paid\./,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  expect(
    (
      await page.request
        .get(`${world.sandboxUrl}/control/fulfilment`)
        .then((answer) => answer.text())
    ).includes((await newest(page, id))?.orderId ?? ''),
  ).toBe(false);

  await later(page, world, { person, id, ms: BANK_MS, state: 'placed' });
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  await later(page, world, { person, id, ms: LEAVES_MS, state: 'shipped' });
  await expect(expectHeading(page)).toHaveText('Your order is on its way');
  await expect(page.getByText('The bank account ending in 6789')).toBeVisible();
  expect(await chargesOf(page, world, id)).toMatchObject([{ status: 'succeeded', cents: 24_900 }]);
});

test('a bank without money: the order is kept, the reason is told on the page and by mail, and a card pays', async ({
  page,
  world,
}) => {
  test.slow();
  const person = persona('ana', nextPersonaNumber());
  const id = await buysFrom(page, world, person, NO_FUNDS);
  await later(page, world, { person, id, ms: BANK_MS, state: 'unpaid' });
  await expect(expectHeading(page)).toHaveText('Your payment didn’t go through');
  await expect(
    page.getByRole('alert').filter({ hasText: 'There wasn’t enough money in your bank account.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('The bank account ending in 2227', { exact: true })).toBeVisible();
  await page.getByText('Pay from your bank').first().click();
  await expect(mandate(page, 'Authorization for your bank account')).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => world.mailbox(mailTo(person)).messages().then(JSON.stringify))
    .toContain('The payment for your order didn’t go through');

  await page.getByRole('link', { name: 'Pay with a card' }).click();
  await typeCard(page, '4242424242424242');
  await press(page, 'Save this card');
  await expectScreen(page, world, 'order-status');
  await press(page, 'Pay with your card');
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  await expect(page.getByText('The card ending in 4242')).toBeVisible();
  expect(
    (await chargesOf(page, world, id)).filter(({ status }) => status === 'succeeded'),
  ).toMatchObject([{ cents: 24_900 }]);
});

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('Chloé paie en dollars canadiens depuis son compte, par débit préautorisé', async ({
    page,
    world,
  }) => {
    test.slow();
    const person = persona('chloe', nextPersonaNumber());
    const id = await decidedApplication(page, world, person);
    await linkBank(page, person, id);
    // Canadian accounts cannot be verified by number, so test deposits prove them.
    await page.goto(`/${id}/order`);
    await press(page, 'Continuer');
    await expect(page.getByText('dès que vous aurez confirmé les dépôts d’essai.')).toBeVisible();
    await away(page, world, 7 * DAY_MS);
    await comeBack(page, person, id);
    const body = { firstAmount: '0.32', secondAmount: '0.45' };
    expect((await callApiFromPage(page, 'confirmTestDeposits', { id, body })).status).toBe(200);
    await page.goto(`/${id}/order`);
    await page.locator('label', { hasText: 'Acheter' }).click();
    await press(page, 'Continuer');
    await expect(page.getByRole('radio', { name: /se terminant par 6789/ })).toBeChecked();
    const agreement = mandate(page, 'Accord de débit préautorisé (DPA)');
    await expect(agreement).toContainText(
      /vous autorisez .* à débiter le compte bancaire se terminant par 6789.*paiements\.ca/s,
    );
    await expectAccessible(page);
    await press(page, 'Passer la commande');
    await expectScreen(page, world, 'order-status');
    await expect.poll(async () => (await newest(page, id))?.state, CLEARED).toBe('clearing');
    await page.reload();
    await expect(expectHeading(page)).toHaveText('Nous attendons le paiement de votre banque');
    await expect(receipt(page)).toContainText('$');
    await expectAccessible(page);
    await later(page, world, { person, id, ms: BANK_MS, state: 'placed' });
    await expect(expectHeading(page)).toHaveText('Votre commande est passée');
    expect(await chargesOf(page, world, id)).toMatchObject([{ status: 'succeeded' }]);
  });
});
