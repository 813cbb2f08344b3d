import { textAt } from '@signet/rulebook/core/records';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, startWebhookReceiver, type TestSandbox } from '../testing/start-sandbox.ts';
import { stripeApiKey, stripePublishableKey } from './routes.ts';

let sandbox: TestSandbox;
let product: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeAll(async () => {
  product = await startWebhookReceiver();
  sandbox = await startSandbox(product.url, 100);
});
afterAll(async () => {
  await sandbox.close();
  await product.close();
});

const client = (): Stripe => {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(stripeApiKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
};
/** Creates a payment method with the publishable key, as the frame does. */
async function typed(number: string): Promise<string> {
  const card = {
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  };
  const headers = { authorization: `Bearer ${stripePublishableKey}` };
  const body = new URLSearchParams({ type: 'card', ...card });
  const answer = await fetch(`${sandbox.url}/v1/payment_methods`, {
    method: 'POST',
    headers,
    body,
  });
  return textAt(await answer.json(), 'id') ?? '';
}
async function keptCard(
  number: string,
  reference: string,
): Promise<{ customer: string; card: string }> {
  const card = await typed(number);
  const { id: customer } = await client().customers.create({
    email: 'ana@example.com',
    metadata: { reference },
  });
  await client().setupIntents.create({
    customer,
    payment_method: card,
    confirm: true,
    metadata: { reference },
  });
  return { customer, card };
}

test('a customer is found by reference, and deleting it detaches its cards', async () => {
  const { customer, card } = await keptCard('4242424242424242', 'urn:app:1');
  expect((await client().paymentMethods.retrieve(card)).customer).toBe(customer);
  const search = () => client().customers.search({ query: "metadata['reference']:'urn:app:1'" });
  expect((await search()).data.map(({ id }) => id)).toEqual([customer]);
  expect(await client().customers.del(customer)).toMatchObject({ id: customer, deleted: true });
  expect((await search()).data).toEqual([]);
  expect((await client().paymentMethods.retrieve(card)).customer).toBeNull();
  await expect(client().customers.del(customer)).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('a declined charge sends the product an event with the customer', async () => {
  const { customer, card } = await keptCard('4000000000000341', 'urn:app:2');
  const charge = {
    amount: 1_995,
    currency: 'usd',
    customer,
    payment_method: card,
    off_session: true,
    confirm: true,
  };
  await expect(client().paymentIntents.create(charge)).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  });
  await expect.poll(() => product.received).toHaveLength(1);
  const event = {
    type: 'payment_intent.payment_failed',
    data: { object: { customer, last_payment_error: { code: 'card_declined' } } },
  };
  expect(JSON.parse(product.received[0]?.rawBody ?? '')).toMatchObject(event);
});

test.each([
  ['fr-CA', 'Numéro de carte'],
  ['en', 'Card number'],
])('the frame speaks the language of the page around it: %s', async (locale, label) => {
  const page = await (
    await fetch(`${sandbox.url}/stripe/card-frame?locale=${locale}&style=%3C/script%3E`)
  ).text();
  expect(page).toContain(`aria-label="${label}"`);
  expect(page).not.toContain('</script></script>');
});
