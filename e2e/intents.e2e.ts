import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { callApiFromPage, decidedApplication, signInAs } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const choose = (world: { sandboxUrl: string }, email: string, choice: string) =>
  fetch(`${world.sandboxUrl}/control/hosting`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, choice }),
  });

/** Starts adding something to the account of this page's person, and opens the page for it. */
async function comeFor(page: Page, id: string, application: object): Promise<void> {
  const body = { application: { businessId: id.slice(8), ...application } };
  await callApiFromPage(page, 'createApplication', { body });
  await page.goto(`/?applicationId=${id}`);
}

test('a channel is connected by a press, a business that settles is waited for, and what is refused says so', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  const shop = {
    intent: 'ADD_CHANNEL',
    serviceType: 'woo',
    channelName: 'Ana Online',
    channelType: 'ONLINE',
  };

  await choose(world, mailTo(person), 'refused');
  await comeFor(page, id, { ...shop, serviceId: 'site-1' });
  await expectScreen(page, world, 'add-channel');
  await expect(expectHeading(page)).toHaveText('Connect Ana Online');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect it now' }).click();
  await expect(page.getByRole('dialog')).toContainText('Oops! Something went wrong');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(expectHeading(page)).toHaveText('Ana Online isn’t connected yet');
  await expectAccessible(page);

  await choose(world, mailTo(person), 'settling');
  await page.getByRole('button', { name: 'Connect it now' }).click();
  await expect(expectHeading(page)).toHaveText('Ana Online is connected', { timeout: 15_000 });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expectScreen(page, world, 'bank');

  await comeFor(page, id, { ...shop, serviceId: 'not-allowed' });
  await page.getByRole('button', { name: 'Connect it now' }).click();
  await expect(expectHeading(page)).toHaveText('We can’t offer payments here');
  await expectAccessible(page);

  await comeFor(page, id, { ...shop, serviceId: 'nothing' });
  await page.getByRole('button', { name: 'Connect it now' }).click();
  await expect(expectHeading(page)).toHaveText('Oops! Looks like the URL is incorrect');
});

test('a link of a channel opens the stores of the account; one press leads to connecting it, and then the card is gone', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await page.goto('/?serviceType=woo&serviceId=site-1&channelName=Ana+Online&channelType=ONLINE');
  await expectScreen(page, world, 'account-stores');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('heading', { name: 'Connect Ana Online' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/accounts');
  await page.getByRole('link', { name: 'Connect Ana Online' }).click();
  await expectScreen(page, world, 'account-stores');
  await expect(
    page.getByText('Payments are available on the website Harbour Coffee.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect it to this account' }).click();
  await expectScreen(page, world, 'add-channel');
  await expect(expectHeading(page)).toHaveText('Connect Ana Online');
  await page.goto(`/accounts/${id.slice(8)}/stores`);
  await expect(page.getByRole('heading', { name: 'Stores' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connect Ana Online' })).toHaveCount(0);

  await page.goto(
    '/?serviceType=woo&serviceId=not-allowed&channelName=Ana+Elsewhere&channelType=ONLINE',
  );
  await expectScreen(page, world, 'account-stores');
  await expect(
    page.getByText(/We can’t offer payments on the website .*It doesn’t comply with our terms/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect it to this account' })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('a product', () => {
  const offered = (world: { sandboxUrl: string }, on: boolean) =>
    fetch(`${world.sandboxUrl}/control/flags`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ portal: 'POYNT', flag: 'addProductEnabled', on }),
    });
  test.beforeEach(async ({ world }) => expect((await offered(world, true)).status).toBe(200));
  test.afterEach(({ world }) => offered(world, false));

  test('waits while its application is in review, is added by a press once it is approved, and the account goes on from there', async ({
    page,
    world,
  }) => {
    const ana = persona('ana', nextPersonaNumber());
    await signInAs(page, mailTo(ana));
    const wish = {
      currency: 'USD',
      intent: 'ADD_PRODUCT',
      serviceType: 'domain',
      serviceId: 'domain-1',
    };
    await callApiFromPage(page, 'createApplication', { body: { application: wish } });
    await page.context().clearCookies(); // the intent survives signing in again
    const id = await decidedApplication(page, world, {
      ...ana,
      answers: { ...ana.answers, 'applicant.governmentIdentification.value': '0004' },
    });
    await page.goto(`/?applicationId=${id}`);
    await expectScreen(page, world, 'add-product');
    await expect(expectHeading(page)).toHaveText('domain comes next');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your application' }).click();
    await expectScreen(page, world, 'success');
    await expect(expectHeading(page)).toHaveText('We’re reviewing your application');

    const pressed = await page.request.post(`${world.sandboxUrl}/control/reviews/${id}`, {
      data: { decision: 'APPROVED' },
    });
    expect(pressed.status()).toBe(204);
    await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
    await page.goto(`/?applicationId=${id}`);
    await expectScreen(page, world, 'add-product');
    await expect(expectHeading(page)).toHaveText('Add domain');
    await page.getByRole('button', { name: 'Add it now' }).click();
    await expect(expectHeading(page)).toHaveText('domain is added', { timeout: 15_000 });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the account' }).click();
    await expectScreen(page, world, 'bank');
  });
});
