import type { Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { nestAnswers } from '@signet/rulebook/core/answers';
import { mailTo } from '@signet/testing/applications';
import { answerForm } from '@signet/testing/browser/answer-form';
import {
  BACKGROUND_TIMEOUT,
  callApiFromPage,
  decidedApplication,
  waitForCodeStepUp,
} from '@signet/testing/browser/page-api';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import { expectHeading, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const card = (page: Page, name: string) =>
  page.locator('li.app-row').filter({ has: page.getByRole('heading', { name }) });

const hostedStores = (world: { sandboxUrl: string }, email: string, stores: number) =>
  fetch(`${world.sandboxUrl}/control/hosting`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, stores }),
  });

async function sentFromCanada(page: Page, person: Persona): Promise<string> {
  const { answers: personaAnswers } = persona('chloe', nextPersonaNumber());
  const own = { 'applicant.email.emailAddress': mailTo(person), 'company.dba': 'Ana Fleurs' };
  const body = nestAnswers({ ...personaAnswers, ...own });
  const { body: made } = await callApiFromPage(page, 'createApplication', {
    body: { ...body, application: { currency: 'CAD' } },
  });
  const { body: configs } = await callApiFromPage<{ terms: { id: string; version: string } }>(
    page,
    'getConfigs',
    {
      query: '?currency=CAD',
    },
  );
  const { status } = await callApiFromPage(page, 'onboardApplication', {
    id: made.id,
    body: { terms: { signed: true, ...configs.terms } },
  });
  expect(status).toBe(202);
  await expect
    .poll(
      async () => (await callApiFromPage(page, 'getApplication', { id: made.id })).body.otp?.sentAt,
      BACKGROUND_TIMEOUT,
    )
    .toBeDefined();
  return made.id;
}

test('lists two applications with what each allows, resumes one and starts another', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  const other = await sentFromCanada(page, person);
  await page.goto('/');
  await expectScreen(page, world, 'get-started');
  await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  await expect(page.getByText('Step 7 of 8 · Verification')).toBeVisible();
  await expect(page.getByText(/About 2 minutes left · Last saved/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = page.locator('#account');
  await expect(menu.getByRole('link', { name: 'Ana Bakes' })).toContainText(
    /One more step\s*Started /,
  );
  await expect(menu.getByRole('link', { name: 'Ana Fleurs' })).toHaveAttribute(
    'href',
    `/?applicationId=${other}`,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('link', { name: 'Your applications' }).click();
  await expectScreen(page, world, 'accounts');
  await expect(expectHeading(page)).toHaveText('Your applications');
  await expect(page.getByText('2 need something from you.')).toBeVisible();
  await expect(page.locator('.app-group > h2')).toHaveText('Needs you 2');
  await expect(card(page, 'Ana Bakes')).toContainText('One more step');
  await expect(page.locator('li.app-row:visible')).toHaveCount(2);
  await expect(card(page, 'Ana Fleurs')).toContainText('Canada (CAD)');
  await expect(card(page, 'Ana Bakes')).toContainText('Incomplete');
  await expectAccessible(page);
  await card(page, 'Ana Fleurs').getByRole('link', { name: 'Resume application' }).click();
  await expectScreen(page, world, 'otp');
  expect(new URL(page.url()).pathname).toContain(other);
  await page.goto('/?serviceType=domain');
  await expectScreen(page, world, 'accounts');
  await card(page, 'Ana Bakes').getByRole('link', { name: 'Resume application' }).click();
  await expectScreen(page, world, 'otp');
  expect(new URL(page.url()).pathname).toContain(id);

  await page.goto('/?completed=true');
  await expect(
    page.getByText('You’re signed in, but we can’t open that application.'),
  ).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Start another application' }).click();
  await expectScreen(page, world, 'applicant');
  await page.reload();
  await expectScreen(page, world, 'applicant');
});

test('the hosting provider’s portal connects an approved profile and starts a second application', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ana Bakes is approved' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expectScreen(page, world, 'bank');
  await page.goto(`${world.godaddyUrl}/auth/start?path=%2Faccounts`);
  await expectScreen(page, world, 'accounts');
  await expect(card(page, 'Ana Bakes')).toContainText('Approved');
  await expect(card(page, 'Ana Bakes')).toContainText(
    'Takes payments. Payouts wait for your bank.',
  );
  await expectAccessible(page);
  await card(page, 'Ana Bakes').getByRole('link', { name: 'Connect profile' }).click();
  await expectScreen(page, world, 'account-stores');
  expect(new URL(page.url()).pathname).toBe(`/accounts/${id.slice(8)}/stores`);
  await expectAccessible(page);
  await page.goto(`${world.godaddyUrl}/?businessId=${id.slice(8)}`);
  await expectScreen(page, world, 'account-stores');
  await page.goto(`${world.godaddyUrl}/?serviceType=domain`); // the only account has FULL level
  await expectScreen(page, world, 'accounts');
  await page.goBack();
  await page.getByRole('link', { name: 'See this account' }).click();
  await expectScreen(page, world, 'bank');

  const stores = `${world.godaddyUrl}/accounts/${id.slice(8)}/stores`;
  await page.goto(stores);
  await page.getByRole('button', { name: 'Connect Ana Bakes' }).click();
  await expect(
    page.getByText('This business can’t be used here. Create a new business to continue.'),
  ).toBeVisible();
  await page.goto(`${world.godaddyUrl}/?medium=woo`);
  await page.goto(stores);
  await page.getByRole('button', { name: 'Connect Ana Bakes' }).click();
  await page.waitForURL(
    (url) => url.origin === new URL(world.sandboxUrl).origin && url.searchParams.has('code'),
  );

  await hostedStores(world, mailTo(person), 10_000);
  await page.goto(`${world.godaddyUrl}/accounts`);
  await page.getByRole('link', { name: 'Choose one of your stores' }).click();
  await expectScreen(page, world, 'store-selector');
  await expect(page.getByText('50 stores shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show more stores' }).click();
  await expect(page.getByText('100 stores shown')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search by store name' }).fill('maple books airport 100');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 store shown')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('link', { name: 'Choose Maple Books Airport 100' }).click();
  await expectScreen(page, world, 'accounts');
  await page.getByRole('link', { name: 'Connect Maple Books Airport 100' }).click();
  await expectScreen(page, world, 'account-stores');
  await page.getByRole('button', { name: 'Connect it to this account' }).click();
  await expectScreen(page, world, 'add-channel');
  await page.getByRole('button', { name: 'Connect it now' }).click();
  await expect(expectHeading(page)).toHaveText('Maple Books Airport 100 is connected', {
    timeout: 15_000,
  });

  await page.goto(`${world.godaddyUrl}/accounts`);
  await page.getByRole('link', { name: 'Start a new payment application' }).click();
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await pressContinue(page);
  await expectScreen(page, world, 'application-business');
  expect(new URL(page.url()).pathname).not.toContain(id);
});

test('after the bank is linked, the configured redirect happens once and can be declined', async ({
  page,
  world,
}) => {
  const place = `${world.sandboxUrl}/`;
  await page.goto('/?medium=woo&redirectUrl=https%3A%2F%2Fevil.example');
  await expect(page).toHaveURL(`${world.url}/`);
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/bank`);
  await page.getByRole('button', { name: 'Connect your bank' }).click();
  await linkInPlaidWindow(page);
  await expectScreen(page, world, 'bank-success');
  await page.getByRole('link', { name: 'Go to your site' }).click();
  await expectScreen(page, world, 'leave');
  const { host } = new URL(place);
  await expect(
    page.getByText(`Your bank account is linked. We’re taking you to ${host}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByRole('link', { name: `Go to ${host} now` })).toHaveAttribute(
    'href',
    place,
  );
  await expectAccessible(page);
  await page.goto(`/?applicationId=${id}`);
  await page.waitForURL(place);
  await page.goBack();
  await expectScreen(page, world, 'leave');
  await expect(page.getByText(`You can go to ${host} anytime.`)).toBeVisible();
  await page.getByRole('link', { name: 'See your application' }).click();
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re all set');
});

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('la liste, la liste vide, l’erreur et l’autre pays', async ({ page, context, world }) => {
    await page.goto('/auth/start?path=%2Faccounts');
    await page.waitForURL('**/oidc/interaction/**');
    await page.getByRole('textbox').fill(mailTo(persona('chloe', nextPersonaNumber())));
    await page.getByRole('button', { name: /continue|continuer/i }).click();
    await expectScreen(page, world, 'accounts');
    await expect(expectHeading(page)).toHaveText('Vos demandes');
    await expect(page.getByText('Non commencée')).toBeVisible();
    await expectAccessible(page);

    const id = await sentFromCanada(page, persona('chloe', nextPersonaNumber()));
    await page.route('**/api/v2/accounts', (route) => route.abort());
    await page.goto('/accounts');
    await expect(expectHeading(page)).toHaveText('Cette page ne s’est pas chargée');
    await page.unroute('**/api/v2/accounts');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(card(page, 'Ana Fleurs')).toContainText('Canada (CAD)');
    await expect(card(page, 'Ana Fleurs')).toContainText('Incomplète');
    await expectAccessible(page);

    await context.addCookies([{ name: 'market', value: 'US', url: world.url }]);
    await page.goto('/'); // the US, where this person has no account: switches the country once
    await expect(page.getByRole('heading', { name: 'Reprenez là où vous étiez' })).toBeVisible();
    expect((await context.cookies()).find(({ name }) => name === 'currency')?.value).toBe('CAD');
    await page.goto('/?market=US');
    await expect(expectHeading(page)).toHaveText('Ce profil a déjà un compte');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Voir mes demandes' }).click();
    await card(page, 'Ana Fleurs').getByRole('link', { name: 'Reprendre la demande' }).click();
    await expectScreen(page, world, 'otp');
    expect(new URL(page.url()).pathname).toContain(id);
  });
});
