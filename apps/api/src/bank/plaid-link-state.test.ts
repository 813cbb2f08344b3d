import { expect, test } from 'vitest';
import { fakeVendor } from '../testing/fake-vendor.ts';
import { buildPlaid } from './plaid.ts';

const vendor = fakeVendor();

const plaid = () =>
  buildPlaid({
    url: vendor.url,
    clientId: 'client',
    secret: 'secret',
    institutionIds: [],
    showsLogos: false,
    webhookUrl: 'https://signet.test/hook',
  });
const account = { account_id: 'a1', type: 'depository', subtype: 'checking' };
const numbers = { ach: [{ account_id: 'a1', account: '12345', routing: '011401533' }], eft: [] };
const auth = (changed: object = {}) => ({
  body: { accounts: [account], item: { item_id: 'item-1' }, numbers, ...changed },
});
const error = (code: string, status = 400, type = 'ITEM_ERROR') => ({
  status,
  body: {
    error_type: type,
    error_code: code,
    error_message: 'about 123456789 of Ana',
    display_message: null,
    request_id: 'r1',
  },
});
const linkState = () =>
  plaid().linkState({
    accessToken: 'access-1',
    accountId: 'a1',
    accountNumber: '12345',
    place: { routing: '011401533' },
  });

test.each([
  ['works', 'is there with the same numbers', auth()],
  [
    'changed',
    'has another number',
    auth({
      numbers: { ach: [{ account_id: 'a1', account: '99999', routing: '011401533' }], eft: [] },
    }),
  ],
  [
    'changed',
    'is at another branch',
    auth({
      numbers: { ach: [{ account_id: 'a1', account: '12345', routing: '021000021' }], eft: [] },
    }),
  ],
  [
    'expired',
    'was not verified in time',
    auth({ accounts: [{ ...account, verification_status: 'verification_expired' }] }),
  ],
  [
    'works',
    'was verified',
    auth({ accounts: [{ ...account, verification_status: 'automatically_verified' }] }),
  ],
  ['revoked', 'is shared no more', auth({ accounts: [] })],
  ['revoked', 'was withdrawn', error('USER_PERMISSION_REVOKED')],
  ['revoked', 'is none of the vendor’s', error('INVALID_ACCESS_TOKEN', 400, 'INVALID_INPUT')],
  ['asleep', 'wants its customer to sign in', error('ITEM_LOGIN_REQUIRED')],
] as const)('a link is %s where its account %s', async (state, _what, answer) => {
  vendor.answers(() => answer);
  expect(await linkState()).toBe(state);
});

test.each([
  ['a fault of the vendor', error('INTERNAL_SERVER_ERROR', 500, 'API_ERROR')],
  ['a code that nobody knows', error('SOMETHING_NEW')],
  ['garbage', { body: { accounts: 'none' } }],
])('%s says nothing of a link, and holds nothing that anybody typed', async (_what, answer) => {
  vendor.answers(() => answer);
  await expect(linkState()).rejects.toMatchObject({
    name: 'ProviderDown',
    message: expect.not.stringContaining('Ana'),
  });
});

test('accepts only verification keys that the vendor knows', async () => {
  const key = {
    alg: 'ES256',
    kty: 'EC',
    crv: 'P-256',
    kid: 'k1',
    use: 'sig',
    x: 'x',
    y: 'y',
    created_at: 1,
    expired_at: null,
  };
  vendor.answers(() => ({ body: { key } }));
  expect(await plaid().webhookKey('k1')).toEqual({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' });
  vendor.answers(() => ({ body: { key: { ...key, expired_at: 7 } } }));
  expect(await plaid().webhookKey('k1')).toMatchObject({ expiredAt: 7 });
  vendor.answers(() => error('INVALID_WEBHOOK_VERIFICATION_KEY_ID', 400, 'INVALID_INPUT'));
  expect(await plaid().webhookKey('k2')).toBeUndefined();
  vendor.answers(() => error('INTERNAL_SERVER_ERROR', 500, 'API_ERROR'));
  await expect(plaid().webhookKey('k1')).rejects.toMatchObject({ name: 'ProviderDown' });
});
