import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { EVENTS, type EventId } from '@signet/rulebook/events';
import { mailTo } from '@signet/testing/applications';
import { signInAtProvider } from '@signet/testing/browser/answer-form';
import { addCard } from '@signet/testing/browser/cards';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import { sandboxClient } from '@signet/testing/sandbox-client';
import type { ProductWorld } from '@signet/testing/world';

type Form = ReplyOf<'getOrderForm'>;

const HOUR_MS = 60 * 60_000;
/** Slightly longer than the product waits between two status checks of a parcel. */
const FOLLOW_MS = HOUR_MS + 60_000;

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const formOf = async (page: Page, id: string): Promise<Form> =>
  (await callApiFromPage<Form>(page, 'getOrderForm', { id })).body;
/**
 * Sets the parcel's status at the fulfillment vendor, and waits until the product has checked it.
 */
async function parcelIs(
  page: Page,
  world: ProductWorld,
  id: string,
  status: string,
): Promise<void> {
  const [order] = (await formOf(page, id)).orders;
  const choose = async () =>
    (
      await page.request.post(`${world.sandboxUrl}/control/fulfilment`, {
        data: { reference: order?.orderId, status },
      })
    ).status();
  await expect.poll(choose).toBe(200);
  await world.advance(FOLLOW_MS);
}

/** The session expires within a day: the mail's link leads through sign-in to the order. */
async function comeBack(page: Page, id: string, email: string): Promise<void> {
  await page.context().clearCookies({ name: /^sandbox_/ }); // the provider has forgotten them too
  await page.goto(`/${id}/order/status`);
  await signInAtProvider(page, email);
  await page.waitForURL((url) => url.pathname === `/${id}/order/status`);
}

function recordOrderEvents(page: Page): { type: string; params: Record<string, unknown> }[] {
  const events: { type: string; params: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/v2/analytics')) return;
    const event = request.postDataJSON();
    if (/^order/.test(event.type)) events.push(event);
  });
  return events;
}

test('Ana follows her terminal from late to returned, on its page, on Home and on her result', async ({
  page,
  world,
}) => {
  test.slow();
  const events = recordOrderEvents(page);
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await callApiFromPage(page, 'deferBank', { id });
  await addCard(page, world, id);
  const sandbox = sandboxClient(world.sandboxUrl);
  await sandbox.fault({ vendor: 'fulfilment', mode: '503', times: 999 });
  await page.goto(`/${id}/order`);
  await press(page, 'Continue');
  await press(page, 'Place order');
  await expectScreen(page, world, 'order-status');
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  await expect
    .poll(() => events.map(({ type }) => type))
    .toEqual(['order.started', 'order.success']);
  for (const { type, params } of events)
    expect(Object.keys(params)).toEqual(EVENTS[type as EventId].properties);

  await world.advance(25 * HOUR_MS);
  await comeBack(page, id, mailTo(person));
  await expect
    .poll(async () => (await formOf(page, id)).orders[0]?.delay, { timeout: 20_000 })
    .toBe('silent');
  await page.reload();
  await expect(page.getByText('Shipping is taking longer than usual')).toBeVisible();
  await sandbox.mend();
  await world.advance(FOLLOW_MS);

  await parcelIs(page, world, id, 'out_of_stock');
  await expect.poll(async () => (await formOf(page, id)).orders[0]?.delay).toBe('outOfStock');
  await page.reload();
  await expect(page.getByText('Out of stock', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible();
  await expectAccessible(page);

  await parcelIs(page, world, id, 'shipped');
  await page.reload();
  await expect(expectHeading(page)).toHaveText('Your order is on its way');
  const [, number = ''] =
    /tracking number\s*(PP\w+)/.exec(await page.locator('.parcel').innerText()) ?? [];
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Track your package' }).click();
  const carrier = await opened;
  await expect(carrier.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await expect(carrier.getByText(`Parcel Post, ${number}`)).toBeVisible();
  await carrier.close();
  await page.getByRole('button', { name: 'Copy the number' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: /Copied|Select the number to copy it/ }),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/${id}/complete`);
  const task = page.locator('section.card').filter({ hasText: 'Your order' });
  await expect(task).toContainText('On its way');
  await expectAccessible(page);
  await task.getByRole('link').click();
  await expectScreen(page, world, 'order-status');

  await parcelIs(page, world, id, 'delivered');
  await page.reload();
  await expect(expectHeading(page)).toHaveText('Your order was delivered');
  await page.goto(`/${id}/success`);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(expectHeading(page)).toHaveText('Your order was delivered');

  await parcelIs(page, world, id, 'returned');
  await world.advance(25 * HOUR_MS); // parcels are checked once a day by now
  await comeBack(page, id, mailTo(person));
  await expect(expectHeading(page)).toHaveText('Your order was returned');
  await expect(page.getByRole('link', { name: 'Order again' })).toBeVisible();
  await expectAccessible(page);
});

test('a price that changes while the page is open is shown with all that was chosen, and taken with the second press', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  await addCard(page, world, id);
  let isBefore = true;
  // The page has yesterday's price; the server charges today's.
  await page.route(/\/api\/v2\/applications\/[^/]+\/order$/, async (route) => {
    const response = await route.fetch();
    const form: Form = await response.json();
    const plans = form.plans.map((plan) =>
      isBefore && plan.type === 'BUY' ? { ...plan, perUnit: plan.perUnit - 1_000 } : plan,
    );
    await route.fulfill({ response, json: { ...form, plans } });
  });
  await page.goto(`/${id}/order`);
  await page.locator('label', { hasText: 'Buy' }).click();
  await press(page, 'Continue');
  await expect(page.locator('.order-paper')).toContainText(/Due today\s*\$239\.00/);
  isBefore = false;
  await press(page, 'Place order');
  await expect(page.getByRole('alert').filter({ hasText: 'The price has changed' })).toContainText(
    'The new total is $249.00',
  );
  await expect(page.locator('.order-paper')).toContainText(
    /Countertop ×\s1.*Due today\s*\$249\.00/s,
  );
  expect((await formOf(page, id)).orders).toEqual([]);
  await expectAccessible(page);
  await press(page, 'Place order');
  await expect(expectHeading(page)).toHaveText('Your order is placed');
  expect((await formOf(page, id)).orders.map(({ summary }) => summary.totalCents)).toEqual([
    24_900,
  ]);
});
