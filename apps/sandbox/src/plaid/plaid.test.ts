import { createHash } from 'node:crypto';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { Configuration, CountryCode, PlaidApi, Products } from 'plaid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWebhookReceiver, testSandbox } from '../testing/start-sandbox.ts';
import { plaidClientId, plaidSecret } from './routes.ts';

const sandbox = testSandbox();
let product: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  product = await startWebhookReceiver();
});
afterAll(() => product.close());

function plaid(secret = plaidSecret) {
  return new PlaidApi(
    new Configuration({
      basePath: sandbox.url,
      baseOptions: { headers: { 'PLAID-CLIENT-ID': plaidClientId, 'PLAID-SECRET': secret } },
    }),
  );
}
const failure = (error_code: string) => ({ response: { data: { error_code } } });
const linkToken = async (country = CountryCode.Us) => {
  const request = {
    client_name: 'Signet',
    language: 'en',
    country_codes: [country],
    user: { client_user_id: 'u1' },
    products: [Products.Auth],
  };
  return (await plaid().linkTokenCreate({ ...request, webhook: `${product.url}/webhooks/plaid` }))
    .data.link_token;
};
type Row = { id: string; subtype: string };
async function post<Shape>(path: string, body: object): Promise<Shape> {
  return JSON.parse(await (await sandbox.post(path, body)).text());
}
async function linked(
  institutionId: string,
  country: CountryCode,
  username = 'user_good',
): Promise<string> {
  const token = await linkToken(country);
  const login = await post<{ loginId: string; accounts: Row[] }>('/link/flow/sign-in', {
    token,
    institutionId,
    username,
    password: 'pass_good',
  });
  const done = await post<{ publicToken: string }>('/link/flow/finish', {
    token,
    loginId: login.loginId,
    accountId: login.accounts[0]?.id,
  });
  return (await plaid().itemPublicTokenExchange({ public_token: done.publicToken })).data
    .access_token;
}

test('an American account is linked in the window and its numbers are read', async () => {
  const access_token = await linked('ins_109508', CountryCode.Us);
  const { data } = await plaid().authGet({ access_token });
  expect(data.accounts).toHaveLength(1);
  expect(data.numbers.ach).toMatchObject([{ account: '1111222233330000', routing: '011401533' }]);
  expect(data.numbers.eft).toEqual([]);
});

test('a Canadian account has institution and transit, and no routing number', async () => {
  const { data } = await plaid().authGet({ access_token: await linked('ins_43', CountryCode.Ca) });
  expect(data.numbers.eft).toMatchObject([{ institution: '021', branch: '01140' }]);
  expect(data.numbers.ach).toEqual([]);
});

test.each([
  ['user_good', 100],
  ['user_otherowner', 15],
])('the owner’s name is compared: %s scores %i', async (username, score) => {
  const access_token = await linked('ins_109508', CountryCode.Us, username);
  const { data } = await plaid().identityMatch({ access_token, user: { legal_name: 'Ana Silva' } });
  expect(data.accounts[0]?.legal_name.score).toBe(score);
});

test('a public token works once', async () => {
  const { data } = await plaid().sandboxPublicTokenCreate({
    institution_id: 'ins_109508',
    initial_products: [Products.Auth],
  });
  await plaid().itemPublicTokenExchange(data);
  await expect(plaid().itemPublicTokenExchange(data)).rejects.toMatchObject(
    failure('INVALID_PUBLIC_TOKEN'),
  );
});

test.each([
  ['000123456789', 'database_insights_pass', 100],
  ['000111111116', 'database_insights_fail', null],
  ['000999999992', 'database_insights_pass', 15],
  ['55512345', 'database_insights_pass_with_caution', null],
])('the typed account %s is answered with %s', async (account, status, score) => {
  const { data } = await plaid().authVerify({
    legal_name: 'Ana Silva',
    numbers: { ach: { account, routing: '021000021' } },
  });
  expect(data.verification_status).toBe(status);
  expect(data.verification_insights.name_match_score).toBe(score);
});

test('wrong keys, a missing field and an unknown item are errors of the vendor’s shape', async () => {
  await expect(plaid('wrong').itemGet({ access_token: 'x' })).rejects.toMatchObject(
    failure('INVALID_API_KEYS'),
  );
  await expect(plaid().itemGet({ access_token: 'x' })).rejects.toMatchObject(
    failure('INVALID_ACCESS_TOKEN'),
  );
  const request = {
    client_name: 'Signet',
    language: 'en',
    country_codes: [CountryCode.Us],
    user: { client_user_id: 'u1' },
  };
  await expect(plaid().linkTokenCreate(request)).rejects.toMatchObject(failure('MISSING_FIELDS'));
});

test.each([
  ['pass_good', undefined, 'in'],
  ['mfa_device', undefined, 'code'],
  ['mfa_device', '1234', 'in'],
  ['mfa_device', '9999', 'INVALID_MFA'],
  ['wrong', undefined, 'INVALID_CREDENTIALS'],
  ['error_INSTITUTION_DOWN', undefined, 'INSTITUTION_DOWN'],
])(
  'the bank’s sign-in with the password %s and the code %s: %s',
  async (password, code, expected) => {
    const body = {
      token: await linkToken(),
      institutionId: 'ins_109508',
      username: 'user_good',
      password,
      code,
    };
    const result = await post<{ kind: string; error?: { error_code: string } }>(
      '/link/flow/sign-in',
      body,
    );
    expect(result.error?.error_code ?? result.kind).toBe(expected);
  },
);

test('an item that needs a new sign-in reports it until repaired, with a verifiable webhook', async () => {
  const access_token = await linked('ins_109508', CountryCode.Us);
  await plaid().sandboxItemResetLogin({ access_token });
  await expect(plaid().authGet({ access_token })).rejects.toMatchObject(
    failure('ITEM_LOGIN_REQUIRED'),
  );
  // Webhooks of earlier tests may still arrive, so pick the one that reports an error.
  const isError = ({ rawBody }: { rawBody: string }) =>
    JSON.parse(rawBody).webhook_code === 'ERROR';
  const webhook = await vi.waitFor(
    () => product.received.find(isError) ?? Promise.reject(new Error('no such webhook yet')),
  );
  const jwt = String(webhook?.headers['plaid-verification']);
  const { data } = await plaid().webhookVerificationKeyGet({
    key_id: decodeProtectedHeader(jwt).kid ?? '',
  });
  const { alg, crv, kty, x, y } = data.key;
  const { payload } = await jwtVerify(jwt, await importJWK({ alg, crv, kty, x, y }), {
    algorithms: ['ES256'],
    maxTokenAge: '5 min',
  });
  expect(payload.request_body_sha256).toBe(
    createHash('sha256')
      .update(webhook?.rawBody ?? '')
      .digest('hex'),
  );
  expect(JSON.parse(webhook?.rawBody ?? '{}')).toMatchObject({
    webhook_type: 'ITEM',
    webhook_code: 'ERROR',
  });
});

test('a removed item cannot be read', async () => {
  const access_token = await linked('ins_109508', CountryCode.Us);
  await plaid().itemRemove({ access_token });
  await expect(plaid().itemGet({ access_token })).rejects.toMatchObject(
    failure('INVALID_ACCESS_TOKEN'),
  );
});

test('the call log holds neither the bank password nor an account number', async () => {
  await plaid().authVerify({ numbers: { ach: { account: '000123456789', routing: '021000021' } } });
  const text = await (await sandbox.get('/control/vendors/plaid/calls')).text();
  expect(text).toContain('/auth/verify');
  expect(text).not.toMatch(/000123456789|021000021|pass_good|access-sandbox/);
});
