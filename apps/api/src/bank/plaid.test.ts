import { describe, expect, test } from 'vitest';
import {
  clientErrorPattern,
  fakeVendor,
  SHORT_TIMEOUT_MS,
  VENDOR_FAULTS,
  type VendorResponse,
} from '../testing/fake-vendor.ts';
import { buildPlaid } from './plaid.ts';

const vendor = fakeVendor();
const plaid = (timeoutMs?: number) =>
  buildPlaid({
    url: vendor.url,
    clientId: 'client',
    secret: 'secret',
    institutionIds: [],
    showsLogos: false,
    webhookUrl: 'https://signet.test/hook',
    timeoutMs,
  });

const checking = { account_id: 'a1', mask: '0000', type: 'depository', subtype: 'checking' };
const savings = { account_id: 'a2', mask: '1111', type: 'depository', subtype: 'savings' };
const card = { account_id: 'a3', mask: '2222', type: 'credit', subtype: 'credit card' };
const ach = (id: string) => ({ account_id: id, account: `12345${id}`, routing: '011401533' });
const eft = { account_id: 'a1', account: '111122220000', institution: '021', branch: '01140' };

const RIGHT = {
  '/link/token/create': { link_token: 'link-1' },
  '/item/public_token/exchange': { access_token: 'access-1', item_id: 'item-1' },
  '/auth/get': {
    accounts: [card, checking, savings],
    item: { item_id: 'item-1', institution_name: 'First Platypus Bank' },
    numbers: { ach: [ach('a1'), ach('a2')], eft: [] },
  },
  '/identity/match': { accounts: [{ account_id: 'a1', legal_name: { score: 100 } }] },
  '/auth/verify': {
    verification_status: 'database_insights_pass',
    verification_insights: { name_match_score: 100, account_number_format: 'valid' },
  },
} as const;
type Path = keyof typeof RIGHT;
const isPath = (path: string): path is Path => Object.hasOwn(RIGHT, path);

const answers = (changed: Partial<Record<Path, VendorResponse>> = {}) =>
  vendor.answers(({ path }) =>
    isPath(path) ? (changed[path] ?? { body: RIGHT[path] }) : { status: 404 },
  );
const auth = (changed: object): VendorResponse => ({ body: { ...RIGHT['/auth/get'], ...changed } });
const errorOf = (type: string, status = 400): VendorResponse => ({
  status,
  body: {
    error_type: type,
    error_code: 'SOME_CODE',
    error_message: 'about 123456789 of Ana',
    display_message: null,
    request_id: 'r1',
  },
});

const ASK = {
  linkToken: (bank = plaid()) =>
    bank.linkToken({ reference: 'urn:app:1', brand: 'Poynt', market: 'CA', locale: 'fr-CA' }),
  linkedAccount: (bank = plaid()) =>
    bank.linkedAccount({ publicToken: 'public-1', accountId: 'a1' }),
  holderMatches: (bank = plaid()) =>
    bank.holderMatches({
      accessToken: 'access-1',
      accountId: 'a1',
      names: ['Ana Ruiz', 'Ana Bakes'],
    }),
  verify: (bank = plaid()) =>
    bank.verify({
      holder: 'Ana Ruiz',
      accountNumber: '123456789',
      place: { routing: '011401533' },
    }),
};
type Call = keyof typeof ASK;
const STEPS: readonly [call: Call, path: Path][] = [
  ['linkToken', '/link/token/create'],
  ['linkedAccount', '/item/public_token/exchange'],
  ['linkedAccount', '/auth/get'],
  ['holderMatches', '/identity/match'],
  ['verify', '/auth/verify'],
];

test('a window’s token is asked for in the person’s language and country', async () => {
  answers();
  expect(await ASK.linkToken()).toBe('link-1');
  const { headers, body = '' } = vendor.asked.at(-1) ?? {};
  expect([headers?.['plaid-client-id'], headers?.['plaid-secret']]).toEqual(['client', 'secret']);
  expect(JSON.parse(body)).toMatchObject({
    language: 'fr',
    country_codes: ['CA'],
    user: { client_user_id: 'urn:app:1' },
    products: ['auth'],
    webhook: 'https://signet.test/hook',
  });
});

const holding = (balances: object) => auth({ accounts: [{ ...checking, balances }] });
const item = { accessToken: 'access-1', itemId: 'item-1', bankName: 'First Platypus Bank' };
test.each<[what: string, accountId: string | undefined, authGet: VendorResponse, account: object]>([
  [
    'the account that was chosen',
    'a2',
    auth({}),
    {
      ...item,
      accountId: 'a2',
      accountType: 'SAVINGS',
      last4: '1111',
      accountNumber: '12345a2',
      place: { routing: '011401533' },
    },
  ],
  [
    'the first that holds money where none was named',
    undefined,
    auth({}),
    { ...item, accountId: 'a1', accountType: 'CHECKING' },
  ],
  [
    'a Canadian account',
    'a1',
    auth({ numbers: { ach: [], eft: [eft] } }),
    { accountNumber: '111122220000', place: { institution: '021', transit: '01140' } },
  ],
  [
    'an account without a mask',
    'a1',
    auth({ accounts: [{ ...checking, mask: null }] }),
    { last4: '45a1' },
  ],
  [
    'a bank without a name',
    'a1',
    auth({ item: { item_id: 'item-1' } }),
    { bankName: undefined, isInstant: false },
  ],
  [
    'numbers that the bank gave at once',
    'a1',
    auth({ item: { item_id: 'item-1', auth_method: 'INSTANT_AUTH' } }),
    { isInstant: true, availableCents: undefined },
  ],
  [
    'numbers that came by test deposits',
    'a1',
    auth({ item: { item_id: 'item-1', auth_method: 'AUTOMATED_MICRODEPOSITS' } }),
    { isInstant: false },
  ],
  [
    'what can be drawn on, in cents',
    'a1',
    holding({ available: 19.99, iso_currency_code: 'USD' }),
    { availableCents: 1_999 },
  ],
  [
    'no balance in another currency',
    'a1',
    holding({ available: 5, iso_currency_code: 'CAD' }),
    { availableCents: undefined },
  ],
  [
    'no balance that the bank does not tell',
    'a1',
    holding({ available: null, iso_currency_code: 'USD' }),
    { availableCents: undefined },
  ],
])('a link gives %s', async (_what, accountId, authGet, account) => {
  answers({ '/auth/get': authGet });
  expect(await plaid().linkedAccount({ publicToken: 'public-1', accountId })).toMatchObject(
    account,
  );
});

test.each<[what: string, accountId: string, authGet: VendorResponse]>([
  ['an account that is not in the link', 'a9', auth({})],
  ['a card', 'a3', auth({})],
  ['an account without numbers', 'a1', auth({ numbers: { ach: [ach('a2')], eft: [] } })],
  ['no accounts', 'a1', auth({ accounts: [] })],
])('%s can be chosen again', async (_what, accountId, authGet) => {
  answers({ '/auth/get': authGet });
  await expect(plaid().linkedAccount({ publicToken: 'public-1', accountId })).rejects.toMatchObject(
    { name: 'BankLinkError' },
  );
});

const matched = (...scores: (number | null | undefined)[]): VendorResponse => ({
  body: {
    accounts: scores.map((score, at) => ({
      account_id: `a${at + 1}`,
      legal_name: score === undefined ? null : { score },
    })),
  },
});
test.each([
  ['its score reaches the limit', matched(70), 'same'],
  ['its score is below', matched(69), 'other'],
  ['another account’s score is high', matched(15, 100), 'other'],
  ['the bank gives no score', matched(null), 'unknown'],
  ['the bank gives no name', matched(undefined), 'unknown'],
])('a holder is judged by the account: %s', async (_what, answer, said) => {
  answers({ '/identity/match': answer });
  expect(await ASK.holderMatches()).toBe(said);
});

const verified = (
  status: string,
  score: unknown = null,
  format: unknown = 'valid',
): VendorResponse => ({
  body: {
    verification_status: status,
    verification_insights: { name_match_score: score, account_number_format: format },
  },
});
test.each<[status: string, score: unknown, format: unknown, said: string]>([
  ['database_insights_pass', 100, 'valid', 'verified'],
  ['database_matched', null, null, 'verified'],
  ['database_insights_pass_with_caution', null, 'valid', 'unproven'],
  ['database_insights_pass', 15, 'valid', 'other'],
  ['database_insights_fail', null, 'valid', 'notFound'],
  ['database_insights_pass', 100, 'invalid', 'notFound'],
  ['a word of tomorrow', null, null, 'unproven'],
])('a typed account that is %s (score %j, %j) is %s', async (status, score, format, said) => {
  answers({ '/auth/verify': verified(status, score, format) });
  expect(await ASK.verify()).toBe(said);
});

test('does not check a typed Canadian account, because no source covers Canada', async () => {
  const before = vendor.asked.length;
  const place = { institution: '021', transit: '01140' };
  expect(await plaid().verify({ holder: 'Ana', accountNumber: '123456789', place })).toBe(
    'unproven',
  );
  expect(vendor.asked).toHaveLength(before);
});

describe('an answer about somebody else is discarded', () => {
  test.each<[what: string, call: Call, changed: Partial<Record<Path, VendorResponse>>]>([
    [
      'numbers of another bank link',
      'linkedAccount',
      { '/auth/get': auth({ item: { item_id: 'item-2' } }) },
    ],
    ['numbers of nobody knows which link', 'linkedAccount', { '/auth/get': auth({ item: {} }) }],
    [
      'a score of another account',
      'holderMatches',
      {
        '/identity/match': {
          body: { accounts: [{ account_id: 'a9', legal_name: { score: 100 } }] },
        },
      },
    ],
    ['no account', 'holderMatches', { '/identity/match': { body: { accounts: [] } } }],
  ])('%s', async (_what, call, changed) => {
    answers(changed);
    await expect(ASK[call]()).rejects.toMatchObject({ name: 'ProviderDown', why: 'shape' });
  });
});

describe.each(STEPS)('%s at %s', (call, path) => {
  test.each(VENDOR_FAULTS)('out of order: %s', async (_what, answer, why, status) => {
    answers({ [path]: answer });
    const asking = ASK[call](why === 'timeout' ? plaid(SHORT_TIMEOUT_MS) : undefined);
    await expect(asking).rejects.toMatchObject({
      name: 'ProviderDown',
      vendor: 'plaid',
      why: clientErrorPattern(why),
      ...(why === 'status' ? { status } : {}),
    });
  });

  test.each(['INVALID_INPUT', 'INVALID_REQUEST', 'ITEM_ERROR', 'INVALID_RESULT'])(
    '%s: the link cannot be used',
    async (type) => {
      answers({ [path]: errorOf(type) });
      const error = await ASK[call]().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'BankLinkError' });
      expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/123456789|Ana/);
    },
  );

  test.each([
    ['API_ERROR', 500],
    ['INSTITUTION_ERROR', 400],
    ['RATE_LIMIT_EXCEEDED', 429],
    ['A_WORD_OF_TOMORROW', 400],
  ])('%s, %i: the vendor is down', async (type, status) => {
    answers({ [path]: errorOf(type, status) });
    const error = await ASK[call]().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderDown', why: 'status', status });
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/123456789|Ana/);
  });
});

test.each<[call: Call, path: Path, body: object]>([
  ['linkToken', '/link/token/create', { link_token: 7 }],
  ['linkedAccount', '/item/public_token/exchange', { access_token: null, item_id: 'item-1' }],
  ['linkedAccount', '/auth/get', { ...RIGHT['/auth/get'], accounts: {} }],
  [
    'holderMatches',
    '/identity/match',
    { accounts: [{ account_id: 'a1', legal_name: { score: '100' } }] },
  ],
  ['verify', '/auth/verify', { verification_status: true }],
])('%s at %s: a wrong type in the right place', async (call, path, body) => {
  answers({ [path]: { body } });
  await expect(ASK[call]()).rejects.toMatchObject({ name: 'ProviderDown', why: 'shape' });
});

describe('institutions', () => {
  const LOGO = 'iVBORw0KGgoAAAANSUhEUg==';
  const institution = (changed: object = {}) => ({
    body: {
      institution: {
        name: 'Tartan Bank',
        products: ['auth', 'identity'],
        country_codes: ['US', 'GB'],
        logo: LOGO,
        ...changed,
      },
    },
  });
  const listed = (showsLogos = true) =>
    buildPlaid({
      url: vendor.url,
      clientId: 'client',
      secret: 'secret',
      institutionIds: ['ins_1'],
      showsLogos,
      webhookUrl: 'https://signet.test/hook',
    }).institutions();
  const tartan = { name: 'Tartan Bank', markets: ['US'] };

  test.each<[what: string, answer: VendorResponse, showsLogos: boolean, expected: unknown]>([
    ['with a logo', institution(), true, [{ ...tartan, logo: LOGO }]],
    ['no logo where none may be shown', institution(), false, [tartan]],
    ['no logo where there is none', institution({ logo: null }), true, [tartan]],
    ['nothing that is no picture', institution({ logo: '"><script>' }), true, [tartan]],
    ['none without instant sign-in', institution({ products: ['identity'] }), true, []],
    ['none that the vendor gave up', errorOf('INVALID_INPUT'), true, []],
  ])('%s', async (_what, answer, showsLogos, expected) => {
    vendor.answers(() => answer);
    expect(await listed(showsLogos)).toEqual(expected);
  });

  test('distinguishes a failing vendor from an empty list', async () => {
    vendor.answers(() => errorOf('API_ERROR', 500));
    await expect(listed()).rejects.toMatchObject({ name: 'ProviderDown', vendor: 'plaid' });
  });
});
