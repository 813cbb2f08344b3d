import type { FrameLocator, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { cardNumber as number, typeCard } from '@signet/testing/browser/cards';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import { sandboxClient } from '@signet/testing/sandbox-client';

const bankFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="3D Secure"]');
const save = (page: Page) => page.getByRole('button', { name: 'Save this card' });

function watchBodies(page: Page, url: string): string[] {
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().startsWith(url) && sent.push(`${request.url()} ${request.postData() ?? ''}`),
  );
  return sent;
}

test('Ana adds a card by keyboard, from her home and back: the number goes to the provider alone', async ({
  page,
  world,
}) => {
  const faults = watchConsole(page);
  const sent = watchBodies(page, world.url);
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await callApiFromPage(page, 'deferBank', { id });
  await page.goto(`/${id}/complete`);
  await page.getByRole('link', { name: 'Add a card for orders' }).click();
  await expectScreen(page, world, 'order-card');
  await expect(expectHeading(page)).toHaveText('Add a card');
  await expect(number(page)).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your card number is incomplete.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await typeCard(page, '4242424242424242');
  await expect(page.getByText('Your card number is incomplete.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(expectHeading(page)).toHaveText('Your card is saved');
  await expect(page.locator('main section.card')).toContainText(
    /Visa.*Ending in 4242.*Expires 12\/2034/s,
  );
  await expectAccessible(page);
  await expect
    .poll(() => world.mailbox(mailTo(person)).messages().then(JSON.stringify))
    .toContain('Your card was added');
  expect(sent.join('\n').replaceAll(/\s/g, '')).not.toMatch(/4242424242424242|"cvc"/);
  expect(
    await page.evaluate('JSON.stringify([localStorage, sessionStorage, document.cookie])'),
  ).not.toContain('4242424242424242');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expectScreen(page, world, 'success');
  await page.getByRole('link', { name: 'See your card' }).click();
  await page.getByRole('button', { name: 'Remove this card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(expectHeading(page)).toHaveText('Add a card');
  expect(faults()).toEqual([]);
});

test('a declined card stays typed, the bank asks its customer, and what was lost on the way makes no second card', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/order/card`);
  await typeCard(page, '4000000000000002');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await expect(number(page)).toHaveValue('4000 0000 0000 0002');
  await expectAccessible(page);

  await typeCard(page, '4000002760003184');
  await save(page).click();
  await bankFrame(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'bank' })).toBeVisible();
  await save(page).click();
  await expect(
    bankFrame(page).getByRole('heading', { name: 'Your bank asks if it’s you' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(expectHeading(page)).toHaveText('Your card is saved');
  await expect(page.locator('main section.card')).toContainText('Ending in 3184');

  await page.getByRole('button', { name: 'Use another card' }).click();
  await typeCard(page, '5555555555554444');
  const sandbox = sandboxClient(world.sandboxUrl);
  await sandbox.fault({ vendor: 'stripe', mode: 'acts-500', times: 1, path: '/v1/setup_intents' });
  await save(page).click();
  await expect(
    page.getByText('Service temporarily unavailable. Please try again later.'),
  ).toBeVisible();
  await save(page).click();
  await expect(page.locator('main section.card')).toContainText('Ending in 4444');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('Chloé, en français : où le formulaire ne vient pas, la page mène plus loin, et une fois là il prend la carte', async ({
    page,
    world,
  }) => {
    const id = await decidedApplication(page, world, persona('chloe', nextPersonaNumber()));
    await page.route('**/stripe/elements.js', (route) => route.abort());
    await page.goto(`/${id}/order/card`);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Le formulaire de carte ne s’est pas chargé' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lier plutôt un compte bancaire' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/stripe/elements.js');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await typeCard(page, '4242424242424241');
    await page.getByRole('button', { name: 'Enregistrer cette carte' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Le numéro de votre carte n’est pas valide.' }),
    ).toBeVisible();
    await typeCard(page, '378282246310005');
    await page.getByRole('button', { name: 'Enregistrer cette carte' }).click();
    await expect(expectHeading(page)).toHaveText('Votre carte est enregistrée');
    await expect(page.locator('main section.card')).toContainText(
      /American Express.*Se terminant par 0005/s,
    );
    await expectAccessible(page);
  });
});
