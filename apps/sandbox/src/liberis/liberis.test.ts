import { textAt } from '@signet/rulebook/core/records';
import { beforeEach, expect, test } from 'vitest';
import { askForToken, testSandbox } from '../testing/start-sandbox.ts';

const sandbox = testSandbox('http://localhost:9', 100);
beforeEach(async () => void (await sandbox.post('/control/reset')));

const tokenUrl = () => `${sandbox.url}/liberis/oauth2/token`;
const callApi = async (method: string, path: string): Promise<Response> => {
  const token = textAt(await (await askForToken(tokenUrl())).json(), 'access_token');
  return fetch(sandbox.url + path, { method, headers: { authorization: `Bearer ${token}` } });
};
const offersTo = (merchant: string, locale = 'en-US') =>
  callApi('GET', `/liberis/v3/marketing_offers/signet/${merchant}?locale=${locale}`);
type Offers = {
  offers: { offer_id: string; currency: string; pricing: object; expires_at: string | null }[];
};
// The vendor's shape.
const read = async (answer: Response): Promise<Offers> => (await answer.json()) as Offers;

test('a business always has the same two offers, in the currency of its country', async () => {
  const first = await read(await offersTo('b-1', 'fr-CA'));
  expect(first.offers.map(({ currency }) => currency)).toEqual(['CAD', 'CAD']);
  expect(first.offers[0]?.pricing).toMatchObject({
    funded_amount: '15000.00',
    split_percent: '12',
    repayment_amount: '16800.00',
  });
  expect(await read(await offersTo('b-1', 'fr-CA'))).toEqual(first);
});

test('offers end after thirty days, and others take their place', async () => {
  const first = await read(await offersTo('b-1'));
  await sandbox.post('/control/clock', { advanceMs: 31 * 24 * 3_600_000 });
  const later = await read(await offersTo('b-1'));
  expect(later.offers[0]?.offer_id).not.toBe(first.offers[0]?.offer_id);
});

test('the lender can be set to make no offer, or one with few details', async () => {
  await sandbox.post('/control/lending', { businessId: 'b-1', choice: 'none' });
  expect((await offersTo('b-1')).status).toBe(404);
  expect((await callApi('POST', '/liberis/v3/adverts/signet/b-1/accept')).status).toBe(404);
  await sandbox.post('/control/lending', { businessId: 'b-1', choice: 'one' });
  expect((await read(await offersTo('b-1'))).offers).toMatchObject([
    { pricing: { funded_amount: '15000.00' }, expires_at: null },
  ]);
  expect(
    (await sandbox.post('/control/lending', { businessId: 'b-1', choice: 'all' })).status,
  ).toBe(400);
});

test('an offer that is taken up leads to a journey in the language of the person', async () => {
  const answer = await callApi('POST', '/liberis/v3/adverts/signet/b-1/accept?locale=fr-CA');
  const url = textAt(await answer.json(), 'redirect_url') ?? '';
  expect(await (await fetch(url)).text()).toContain('Demandez votre avance de fonds');
  expect(await (await sandbox.get('/liberis/businesses')).text()).toContain('Taken up 1 times');
});

test.each([
  ['a wrong secret', async () => askForToken(tokenUrl(), 'other'), 401],
  ['an invalid token', async () => sandbox.get('/liberis/v3/marketing_offers/signet/b-1'), 401],
  ['an unknown partner', async () => callApi('GET', '/liberis/v3/marketing_offers/other/b-1'), 404],
])('%s gets the vendor’s own error', async (_what, call, status) =>
  expect((await call()).status).toBe(status),
);
