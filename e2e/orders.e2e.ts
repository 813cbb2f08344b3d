import type { FrameLocator, Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const somebody = (): Persona => persona('ana', nextPersonaNumber());

const quantity = (page: Page, name: string) => page.getByRole('spinbutton', { name: new RegExp(`: ${name}$`) });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const receipt = (page: Page) => page.locator('.order-paper');
const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure card payment input frame"]');

async function typeCard(page: Page, digits: string): Promise<void> {
  await cardFrame(page).locator('[name="cardnumber"]').focus();
  for (const part of [digits, '1234', '123', '94107']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
}

test('Ana rents by keyboard: counts are checked, the receipt says what comes next, her new card pays, and she cancels before it ships', async ({
  page,
  world,
}) => {
  const person = somebody();
  const id = await decidedApplication(page, world, person);
  await callApiFromPage(page, 'deferBank', { id });
  await page.goto(`/${id}/complete`);
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
  await page.keyboard.press('Enter');

  await expect(expectHeading(page)).toHaveText('Your order');
  await expect(receipt(page)).toContainText(/Handheld 5″ × 2.*\$59\.90.*First 30 days free.*−\$59\.90.*Due today.*\$0\.00/s);
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

  await page.getByRole('link', { name: /^Edit Ship to/ }).click();
  await page.getByRole('radio', { name: /Another address/ }).check();
  await page.getByLabel('Street address').fill('PO Box 12');
  await press(page, 'Continue');
  await expect(page.getByText('PO Box is not allowed please add a physical address.').first()).toBeVisible();
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
});

test('whoever wants no terminal is through in one press', async ({ page, world }) => {
  const id = await decidedApplication(page, world, somebody());
  await page.goto(`/${id}/order`);
  await page.getByRole('link', { name: 'I don’t need a terminal' }).click();
  await expectScreen(page, world, 'bank');
});
