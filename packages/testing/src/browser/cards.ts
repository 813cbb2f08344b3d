import type { FrameLocator, Page } from '@playwright/test';
import { textAt } from '@signet/rulebook/core/records';
import type { ProductWorld } from '../world.ts';
import { callApiFromPage } from './page-api.ts';
import { expect } from './test.ts';

export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure card payment input frame"]');
export const cardNumber = (page: Page) => cardFrame(page).locator('[name="cardnumber"]');

export async function typeCard(page: Page, digits: string): Promise<void> {
  await cardNumber(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  for (const part of [digits, '1234', '123', '94107']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
}

/** Adds a card from the open page, or from a frame in a partner's page. */
export async function addCard(
  page: Page,
  world: ProductWorld,
  id: string,
  number = '4242424242424242',
): Promise<void> {
  const card = {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  };
  const headers = { authorization: 'Bearer pk_test_sandbox' };
  const answer = await fetch(`${world.sandboxUrl}/v1/payment_methods`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(card),
  });
  const token = textAt(await answer.json(), 'id');
  expect(
    (
      await callApiFromPage(page, 'addCreditCard', {
        id,
        key: crypto.randomUUID(),
        body: { token },
      })
    ).status,
  ).toBe(200);
}
