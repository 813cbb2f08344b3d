import { isRecord, textAt } from '@signet/rulebook/core/records';
import { beforeEach, expect, test } from 'vitest';
import { userByEmail } from '../oidc/provider.ts';
import { askForToken, testSandbox } from '../testing/start-sandbox.ts';

const sandbox = testSandbox('http://localhost:9', 100);
beforeEach(async () => void (await sandbox.post('/control/reset')));

const tokenUrl = () => `${sandbox.url}/hosting/oauth2/token`;
const callApi = async (path: string, body?: object): Promise<Response> => {
  const token = textAt(await (await askForToken(tokenUrl())).json(), 'access_token');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(
    `${sandbox.url}/hosting/v1/customers/${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
};
type Stores = { stores: { id: string; name: string; customer_id: string }[]; next: string | null };
const stores = async (customer: string, query = ''): Promise<Stores> =>
  (await (await callApi(`${customer}/stores?${query}`)).json()) as Stores; // the vendor's shape

test('a customer always has the same three stores and two ventures, which no other customer has', async () => {
  const first = await stores('usr_1');
  expect(first.stores.map(({ customer_id: customer }) => customer)).toEqual([
    'usr_1',
    'usr_1',
    'usr_1',
  ]);
  expect(await stores('usr_1')).toEqual(first);
  const theirs = (await stores('usr_2')).stores.map(({ id }) => id);
  expect(first.stores.filter(({ id }) => theirs.includes(id))).toEqual([]);
  expect(await (await callApi('usr_1/ventures')).json()).toMatchObject({
    ventures: [{ customer_id: 'usr_1' }, {}],
  });
});

test('ten thousand stores come page by page, each once, in the order of their names; a search finds by name', async () => {
  await sandbox.post('/control/hosting', { email: 'Rita@Example.com', stores: 10_000 });
  const { sub } = userByEmail('rita@example.com');
  const seen: string[] = [];
  let after = '';
  for (let page = 0; page < 3; page += 1) {
    const { stores: rows, next } = await stores(sub, `first=100&after=${after}`);
    seen.push(...rows.map(({ name }) => name));
    after = next ?? '';
  }
  expect([new Set(seen).size, after === '']).toEqual([300, false]);
  expect(seen).toEqual([...seen].sort((one, other) => one.localeCompare(other)));
  const found = await stores(sub, 'search=maple%20books%20main%20street%20100');
  expect(found.stores.map(({ name }) => name)).toEqual(['Maple Books Main Street 100']);
});

test('the provider can be set to return another customer’s data, or to reject connections', async () => {
  await sandbox.post('/control/hosting', { customerId: 'usr_1', choice: 'foreign' });
  expect(
    (await stores('usr_1')).stores.some(({ customer_id: customer }) => customer === 'usr_1'),
  ).toBe(false);
  expect(
    (await callApi('usr_1/authorizations', { business_id: 'b', context: 'store' })).status,
  ).toBe(200);
  await sandbox.post('/control/hosting', { customerId: 'usr_1', choice: 'refused' });
  expect(
    (await callApi('usr_1/authorizations', { business_id: 'b', context: 'store' })).status,
  ).toBe(403);
  expect((await callApi('usr_1/permissions', { business_id: 'b', type: 'X' })).status).toBe(403);
  expect(
    (await sandbox.post('/control/hosting', { customerId: 'usr_1', choice: 'all' })).status,
  ).toBe(400);
  expect((await sandbox.post('/control/hosting', { stores: 3 })).status).toBe(400);
});

test.each([
  ['site-1', 200, true],
  ['not-allowed', 200, false],
  ['nothing', 404, undefined],
])('the website %s answers %i', async (id, status, isAllowed) => {
  const answer = await callApi(`usr_1/websites/${id}`);
  const reply: unknown = await answer.json();
  const said = isRecord(reply) ? reply.is_allowed : undefined;
  expect([answer.status, said]).toEqual([status, isAllowed]);
});

test('connecting a channel is idempotent, and a settling business succeeds after two conflicts', async () => {
  const channel = {
    business_id: 'b',
    name: 'Shop',
    type: 'ONLINE',
    external_id: 'site-1',
    external_type: 'woo',
  };
  const connect = async (body: object) => {
    const answer = await callApi('usr_1/channels', body);
    return { status: answer.status, id: textAt(await answer.json(), 'id') };
  };
  const first = await connect(channel);
  expect([first.status, await connect(channel)]).toEqual([201, first]);
  const rejected = ['not-allowed', 'nothing'].map((external_id) =>
    connect({ ...channel, external_id }),
  );
  expect((await Promise.all(rejected)).map(({ status }) => status)).toEqual([422, 404]);
  await sandbox.post('/control/hosting', { customerId: 'usr_1', choice: 'settling' });
  const other = { ...channel, name: 'Other' };
  expect([
    (await connect(other)).status,
    (await connect(other)).status,
    (await connect(other)).status,
  ]).toEqual([409, 409, 201]);
});

test('a wrong secret and an invalid token are rejected', async () => {
  expect((await askForToken(tokenUrl(), 'other')).status).toBe(401);
  expect((await sandbox.get('/hosting/v1/customers/usr_1/stores')).status).toBe(401);
});
