import type { ProductWorld } from '@signet/testing/world';

export const MONEY_VENDORS = ['plaid', 'stripe', 'liberis', 'smtp'] as const;
export type VendorName = (typeof MONEY_VENDORS)[number];

const PLAID_KEYS = {
  'content-type': 'application/json',
  'plaid-client-id': 'sandbox-client',
  'plaid-secret': 'sandbox-secret',
};
const STRIPE_SECRET = 'Bearer sk_test_sandbox';
const STRIPE_PUBLISHABLE = 'Bearer pk_test_sandbox';
const plaidWebhookPath = '/api/v2/webhooks/plaid';
type Sandbox = Pick<ProductWorld, 'sandboxUrl'>;

async function read<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Answer; // a vendor's own shape
}

export async function chosenInWindow({ sandboxUrl, url }: ProductWorld): Promise<string> {
  const body = {
    institution_id: 'ins_109508',
    initial_products: ['auth', 'identity'],
    options: { webhook: `${url}${plaidWebhookPath}` },
  };
  const init = { method: 'POST', headers: PLAID_KEYS, body: JSON.stringify(body) };
  return (await read<{ public_token: string }>(`${sandboxUrl}/sandbox/public_token/create`, init))
    .public_token;
}

export async function newCardToken({ sandboxUrl }: Sandbox, number: string): Promise<string> {
  const card = {
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2039',
    'card[cvc]': '123',
  };
  const body = new URLSearchParams({ type: 'card', ...card });
  const init = { method: 'POST', headers: { authorization: STRIPE_PUBLISHABLE }, body };
  return (await read<{ id: string }>(`${sandboxUrl}/v1/payment_methods`, init)).id;
}

export async function passBankStep({ sandboxUrl }: Sandbox, clientSecret: string): Promise<void> {
  const body = new URLSearchParams({ source: clientSecret, outcome: 'pass' });
  await read(`${sandboxUrl}/v1/3ds2/authenticate`, {
    method: 'POST',
    headers: { authorization: STRIPE_PUBLISHABLE },
    body,
  });
}

const listed = async (
  { sandboxUrl }: Sandbox,
  path: string,
): Promise<{ id: string; metadata?: { reference?: string } }[]> =>
  (
    await read<{ data: { id: string; metadata?: { reference?: string } }[] }>(sandboxUrl + path, {
      headers: { authorization: STRIPE_SECRET },
    })
  ).data;

/** Enters the test deposit amounts at the provider, which then sends its webhook. */
export async function proveAtProvider({ sandboxUrl }: Sandbox, intent: string): Promise<void> {
  const body = new URLSearchParams({ 'amounts[0]': '32', 'amounts[1]': '45' });
  await read(`${sandboxUrl}/v1/setup_intents/${intent}/verify_microdeposits`, {
    method: 'POST',
    headers: { authorization: STRIPE_SECRET },
    body,
  });
}

export const setupIntents = (world: Sandbox) => listed(world, '/v1/setup_intents');

export const setupIntentsOf = async (world: Sandbox, token: string): Promise<number> =>
  (await listed(world, `/v1/setup_intents?payment_method=${encodeURIComponent(token)}`)).length;

export const customersOf = async (world: Sandbox, email: string): Promise<number> =>
  (await listed(world, `/v1/customers?email=${encodeURIComponent(email)}`)).length;

export type BankLink = { id: string; state: string };

export const bankLinks = async ({ sandboxUrl }: Sandbox): Promise<BankLink[]> =>
  (await read<{ links: BankLink[] }>(`${sandboxUrl}/control/bank-links`)).links;

/** Triggers an event at the bank, for which the vendor sends a webhook. */
export async function happenAtBank(
  { sandboxUrl }: Sandbox,
  linkId: string,
  code: string,
): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  };
  const answer = await fetch(`${sandboxUrl}/control/bank-links/${linkId}`, init);
  if (answer.status !== 204) throw new Error(`the link of a bank answered ${answer.status}`);
}
