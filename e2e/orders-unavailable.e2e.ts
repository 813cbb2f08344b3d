import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { addCard } from '@signet/testing/browser/cards';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import {
  callApiFromPage,
  completedApplication,
  decidedApplication,
} from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import {
  expect,
  expectAccessible,
  nextPersonaNumber,
  recordBrowser,
  test,
} from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

type Form = ReplyOf<'getOrderForm'>;

const FORM_CALL = /\/api\/v2\/applications\/[^/]+\/order$/;
const NOBODYS = 'urn:app:0000-0000-0000-0000-0000';
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

test('somebody else’s order is answered like one that never existed, on its page and by every call', async ({
  page,
  browser,
  world,
}) => {
  const id = await atHome(page, world);
  await addCard(page, world, id);
  await page.goto(`/${id}/order`);
  await press(page, 'Continue');
  await press(page, 'Place order');
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  const [order] = (await callApiFromPage<Form>(page, 'getOrderForm', { id })).body.orders;
  const orderId = order?.orderId ?? '';

  const stranger = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  const recorder = recordBrowser(stranger);
  const other = await stranger.newPage();
  const { id: own } = await completedApplication(other, persona('marcus', nextPersonaNumber()));
  const answerTo = (method: string, application: string, rest: string, body?: object) =>
    other.evaluate(
      async ([address, init]) => {
        const answer = await fetch(address, init);
        const text = (await answer.text()).replace(/"reference":"[^"]*"/, '');
        return { status: answer.status, text, names: [...answer.headers.keys()].sort().join(' ') };
      },
      [
        `/api/v2/applications/${encodeURIComponent(application)}${rest}`,
        {
          method,
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'signet',
            'idempotency-key': crypto.randomUUID(),
          },
          ...(body && { body: JSON.stringify(body) }),
        },
      ] as const,
    );
  const nobodys = `ord_${'0'.repeat(22)}`;
  for (const [method, end, body] of [
    ['GET', '', undefined],
    ['POST', '/cancellation', {}],
  ] as const) {
    const none = await answerTo(method, own, `/orders/${nobodys}${end}`, body);
    expect(none.status).toBe(404);
    expect(await answerTo(method, own, `/orders/${orderId}${end}`, body)).toEqual(none);
    expect(await answerTo(method, id, `/orders/${orderId}${end}`, body)).toEqual(none);
    expect(await answerTo(method, NOBODYS, `/orders/${orderId}${end}`, body)).toEqual(none);
  }
  for (const applicationId of [id, NOBODYS]) {
    await other.goto(`/${applicationId}/order/status`);
    expect(new URL(other.url()).pathname + new URL(other.url()).search).toBe('/?completed=true');
    await expect(
      other.getByText('You’re signed in, but we can’t open that application.'),
    ).toBeVisible();
  }
  await recorder.dump(`stranger-${orderId}`);
  await stranger.close();
  expect((await callApiFromPage<Form>(page, 'getOrderForm', { id })).body.orders[0]?.state).toBe(
    'placed',
  );
});
