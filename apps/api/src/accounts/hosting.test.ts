import { keysOf } from '@signet/rulebook/core/keys-of';
import { describe, expect, test } from 'vitest';
import {
  fakeVendor,
  SHORT_TIMEOUT_MS,
  VENDOR_FAULTS,
  type VendorResponse,
} from '../testing/fake-vendor.ts';
import { buildHosting } from './hosting.ts';

const vendor = fakeVendor();

const CUSTOMER = 'usr_1';
const hosting = (timeoutMs?: number) =>
  buildHosting({ url: vendor.url, clientId: 'client', clientSecret: 'secret', timeoutMs });
const TOKEN = { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 3_600 } };
const STORE = {
  id: 'sto_1',
  customer_id: CUSTOMER,
  name: 'Maple Books',
  channel_type: 'RETAIL',
  domain: null,
  venture_id: 'ven_1',
};
const RIGHT = {
  ventures: {
    ventures: [{ id: 'ven_1', customer_id: CUSTOMER, name: 'Books', domain: 'books.example' }],
  },
  stores: { stores: [STORE], next: 'sto_1' },
  'websites/site-1': {
    id: 'site-1',
    customer_id: CUSTOMER,
    domain: 'books.example',
    name: 'Books',
    is_allowed: false,
  },
  authorizations: { code: 'code-of-16-letters', expires_in: 300 },
  permissions: { permitted: true },
} as const;
type Path = keyof typeof RIGHT;
const BASE = `/v1/customers/${CUSTOMER}/`;

const answers = (
  changed: Partial<Record<Path, VendorResponse>> = {},
  token: VendorResponse = TOKEN,
) =>
  vendor.answers(({ path }) => {
    if (path === '/oauth2/token') return token;
    const bare = (path.split('?')[0] ?? '').slice(BASE.length) as Path; // any other path gets a 404 below
    return changed[bare] ?? (bare in RIGHT ? { body: RIGHT[bare] } : { status: 404 });
  });

const CALLS = {
  ventures: (own = hosting()) => own.ventures(CUSTOMER),
  stores: (own = hosting()) =>
    own.stores(CUSTOMER, { search: 'maple & co', after: 'sto_0', first: 50 }),
  'websites/site-1': (own = hosting()) => own.target(CUSTOMER, { kind: 'website', id: 'site-1' }),
  authorizations: (own = hosting()) =>
    own.authorise(CUSTOMER, { businessId: 'b-1', context: 'store', channelId: 'c-1' }),
  permissions: (own = hosting()) =>
    own.permit(CUSTOMER, { businessId: 'b-1', type: 'RESTAURANT_SOLUTION' }),
} as const satisfies Record<Path, unknown>;
const PATHS = keysOf(CALLS);

test('maps ventures, stores and websites to our terms, and drops unknown kinds of channel', async () => {
  answers();
  expect(await CALLS.ventures()).toEqual([{ id: 'ven_1', name: 'Books', domain: 'books.example' }]);
  expect(await CALLS.stores()).toEqual({
    nodes: [{ id: 'sto_1', name: 'Maple Books', channelType: 'RETAIL', ventureId: 'ven_1' }],
    next: 'sto_1',
  });
  expect(vendor.asked.at(-1)?.path).toBe(`${BASE}stores?first=50&search=maple+%26+co&after=sto_0`);
  expect(await CALLS['websites/site-1']()).toEqual({
    id: 'site-1',
    domain: 'books.example',
    name: 'Books',
    isAllowed: false,
  });
  answers({ stores: { body: { stores: [{ ...STORE, channel_type: 'FAX' }], next: null } } });
  expect(await CALLS.stores()).toEqual({
    nodes: [{ id: 'sto_1', name: 'Maple Books', ventureId: 'ven_1' }],
  });
});

test('requests code and permission by business, where a refusal is an answer', async () => {
  answers();
  expect(await CALLS.authorizations()).toEqual({ code: 'code-of-16-letters' });
  expect(JSON.parse(vendor.asked.at(-1)?.body ?? '')).toEqual({
    business_id: 'b-1',
    context: 'store',
    channel_id: 'c-1',
  });
  expect(await CALLS.permissions()).toBe(true);
  answers({ authorizations: { status: 403, body: {} }, permissions: { status: 403, body: {} } });
  expect([await CALLS.authorizations(), await CALLS.permissions()]).toEqual([undefined, false]);
});

const CHANNEL = {
  id: 'cha_1',
  customer_id: CUSTOMER,
  name: 'Books',
  type: 'ONLINE',
  external_id: 'site-1',
  external_type: 'woo',
};
const WISH = {
  kind: 'channel',
  businessId: 'b-1',
  name: 'Books',
  type: 'ONLINE',
  externalId: 'site-1',
  externalType: 'woo',
} as const;
const channels = (reply: VendorResponse) => {
  vendor.answers(({ path }) => (path === '/oauth2/token' ? TOKEN : reply));
  return hosting().connect(CUSTOMER, WISH);
};

test('connects a channel by business, and maps it to our terms', async () => {
  const { businessId: _business, ...connected } = { ...WISH, id: 'cha_1' };
  expect(await channels({ status: 201, body: CHANNEL })).toEqual(connected);
  expect(vendor.asked.at(-1)?.path).toBe(`${BASE}channels`);
  expect(JSON.parse(vendor.asked.at(-1)?.body ?? '')).toEqual({
    business_id: 'b-1',
    name: 'Books',
    type: 'ONLINE',
    external_id: 'site-1',
    external_type: 'woo',
  });
});

test.each([
  [403, 'unauthorised'],
  [404, 'unknown'],
  [422, 'notAllowed'],
])('a channel refused with %i is %s', async (status, word) =>
  expect(await channels({ status, body: {} })).toBe(word),
);

test.each([
  [409, {}, 'status'],
  [201, { ...CHANNEL, customer_id: 'usr_2' }, 'shape'],
])('retries a channel answered with %i and %j later', async (status, body, why) => {
  await expect(channels({ status, body })).rejects.toMatchObject({ vendor: 'hosting', why });
});

test.each([
  [
    'ventures',
    {
      ventures: [
        ...RIGHT.ventures.ventures,
        { ...RIGHT.ventures.ventures[0], customer_id: 'usr_2' },
      ],
    },
  ],
  ['stores', { stores: [STORE, { ...STORE, id: 'sto_2', customer_id: 'usr_2' }], next: null }],
  ['websites/site-1', { ...RIGHT['websites/site-1'], customer_id: 'usr_2' }],
] as const)('%s of which one is somebody else’s are refused as a whole', async (path, body) => {
  answers({ [path]: { body } });
  await expect(CALLS[path]()).rejects.toMatchObject({ vendor: 'hosting', why: 'shape' });
});

test('an id never leaves the customer’s path', async () => {
  answers();
  await hosting().target('usr_1/../usr_2', { kind: 'website', id: '../../usr_2/websites/site-1' });
  expect(vendor.asked.at(-1)?.path).toBe(
    '/v1/customers/usr_1%2F..%2Fusr_2/websites/..%2F..%2Fusr_2%2Fwebsites%2Fsite-1',
  );
});

test('reuses a token, and renews it once when the vendor refuses it', async () => {
  answers();
  const own = hosting();
  await CALLS.stores(own);
  await CALLS.stores(own);
  const asked = () => vendor.asked.filter(({ path }) => path === '/oauth2/token').length;
  const before = asked();
  answers({ stores: { status: 401, body: {} } });
  await expect(CALLS.stores(own)).rejects.toMatchObject({ why: 'status', status: 401 });
  expect(asked()).toBe(before + 1);
});

describe.each(PATHS)('%s', (path) => {
  test.each(VENDOR_FAULTS)(
    '%s is ProviderDown, without what was sent',
    async (_name, fault, why) => {
      answers({ [path]: fault });
      await expect(CALLS[path](hosting(SHORT_TIMEOUT_MS))).rejects.toMatchObject({
        name: 'ProviderDown',
        vendor: 'hosting',
        why,
      });
    },
  );
});

test('treats the vendor as down when it issues no token', async () => {
  answers({}, { status: 500, body: {} });
  await expect(CALLS.stores()).rejects.toMatchObject({
    vendor: 'hosting',
    why: 'status',
    status: 500,
  });
});
