import { textAt } from '@signet/rulebook/core/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ProviderDown } from '../platform/provider-down.ts';
import {
  fakeVendor,
  type RecordedRequest,
  SHORT_TIMEOUT_MS,
  VENDOR_FAULTS,
  type VendorResponse,
} from '../testing/fake-vendor.ts';
import { buildProve } from './prove.ts';

/** A fake vendor that issues tokens and then returns the test's replies in order. */
const vendor = fakeVendor(answerOf);
let answers: VendorResponse[] = [];
let tokens = 0;
const TOKEN = '/token';

function answerOf({ path, body }: RecordedRequest): VendorResponse {
  if (path === TOKEN) {
    tokens += 1;
    return { body: { access_token: `token-${tokens}`, expires_in: 3600, token_type: 'bearer' } };
  }
  const RequestId = textAt(JSON.parse(body), 'RequestId');
  const answer = answers.shift() ?? { body: {} };
  return typeof answer.body === 'object'
    ? { ...answer, body: { RequestId, Status: 0, Description: '', ...answer.body } }
    : answer;
}
/** Recorded calls, without those for tokens. */
const asked = () =>
  vendor.asked
    .filter(({ path }) => path !== TOKEN)
    .map(({ path, headers, body }) => ({
      path,
      authorization: headers.authorization,
      body: z.looseObject({}).parse(JSON.parse(body)),
    }));

beforeEach(() => {
  answers = [];
  vendor.asked.length = 0;
  tokens = 0;
});

const prove = () =>
  buildProve({
    url: vendor.url,
    deviceUrl: 'https://device.acme.com',
    clientId: 'client',
    username: 'u',
    password: 'p',
  });
const link = { session: 'plk_1', phone: '4155550123', fingerprint: 'second' };
const RESULT = {
  PhoneNumber: '+14155550123',
  LineType: 'Mobile',
  LinkClicked: true,
  PhoneMatch: 'true',
  IpAddressMatch: false,
  SessionId: 'plk_1',
};
const resultOf = async (changed: object) => {
  answers = [{ body: { Response: { ...RESULT, ...changed } } }];
  return prove().links.result(link);
};

test('starts a link with the vendor’s fingerprint and continues at its device host', async () => {
  answers = [
    {
      body: {
        Response: {
          AuthenticationUrl: 'http://device.acme.com/x?vfp=a%2Bb&r=f',
          MobileOperatorName: 'Op',
        },
      },
    },
  ];
  const { links } = prove();
  const target = 'https://pay.acme.com/done?link=plk_1';
  expect(
    await links.begin({ session: 'plk_1', phone: '4155550123', target, ip: '203.0.113.7' }),
  ).toEqual({ fingerprint: 'a+b' });
  expect(asked()[0]).toMatchObject({
    path: '/fortified/2015/06/01/getAuthUrl',
    authorization: 'Bearer token-1',
    body: {
      SessionId: 'plk_1',
      ApiClientId: 'client',
      SourceIp: '203.0.113.7',
      FinalTargetUrl: target,
      MobileNumber: '+14155550123',
    },
  });
  expect(links.continueUrl('a+b')).toBe(
    'https://device.acme.com/fortified/2015/06/01/continueAuth?vfp=a%2Bb',
  );
});

test.each([
  ['the phone in its own network', {}, 'proven'],
  [
    'yes and no as texts, names in another spelling',
    { LinkClicked: 'True', PhoneMatch: undefined, phoneMatch: 'TRUE' },
    'proven',
  ],
  ['a fixed internet line', { LineType: 'FixedVoIP' }, 'proven'],
  ['Wi-Fi at the same address', { PhoneMatch: 'indeterminate', IpAddressMatch: true }, 'proven'],
  ['a boolean match', { PhoneMatch: true }, 'proven'],
  ['Wi-Fi somewhere else', { PhoneMatch: 'indeterminate' }, { failed: 'elsewhere' }],
  [
    'a word that we do not know',
    { PhoneMatch: 'perhaps', IpAddressMatch: undefined },
    { failed: 'elsewhere' },
  ],
  ['another phone', { PhoneMatch: 'false', IpAddressMatch: true }, { failed: 'otherPhone' }],
  ['somebody else’s number', { PhoneNumber: '+14155550999' }, { failed: 'otherPhone' }],
  ['a link that was not clicked in time', { LinkClicked: false }, { failed: 'expired' }],
  ['an internet number', { LineType: 'NonFixedVoIP' }, { failed: 'lineType' }],
  ['a line that is not told', { LineType: undefined }, { failed: 'lineType' }],
  ['somebody else’s session', { SessionId: 'plk_2' }, 'unknown'],
])('%s: %j is %j', async (_what, changed, said) => expect(await resultOf(changed)).toEqual(said));

test('a fingerprint that the vendor refuses is unknown to us', async () => {
  answers = [{ body: { Status: 1013, Description: 'unknown fingerprint second' } }];
  expect(await prove().links.result(link)).toBe('unknown');
});

test.each([
  ['500', { status: 500, body: {} }, 'status'],
  ['HTML', { body: '<h1>It works!</h1>' }, 'shape'],
  ['another schema', { body: { Response: { unexpected: true } } }, 'shape'],
  ['the answer to another request', { body: { RequestId: 'r-other', Response: RESULT } }, 'shape'],
])(
  '%s is a vendor that is down, and its error says nothing of what was sent',
  async (_what, answer, why) => {
    answers = [answer];
    const error = await prove()
      .links.result(link)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderDown);
    expect(error).toMatchObject({ why });
    expect(JSON.stringify(error) + String(error)).not.toContain('second');
  },
);

test('reuses one token for many calls, and renews an expired one once', async () => {
  const { links } = prove();
  answers = Array.from({ length: 5 }, () => ({ body: { Response: RESULT } }));
  await Promise.all([links.result(link), links.result(link), links.result(link)]);
  expect(tokens).toBe(1);
  answers = [{ status: 401, body: {} }, { body: { Response: RESULT } }];
  expect(await links.result(link)).toBe('proven');
  expect([tokens, asked().at(-1)?.authorization]).toEqual([2, 'Bearer token-2']);
  answers = [
    { status: 401, body: {} },
    { status: 401, body: {} },
  ];
  await expect(links.result(link)).rejects.toMatchObject({ why: 'status', status: 401 });
});

test('returns the network’s number in national digits, or nothing', async () => {
  const { network } = prove();
  answers = [{ body: { Response: { MobileNumber: '+14155550123' } } }, { body: { Status: 1020 } }];
  expect(await network.number('v')).toBe('4155550123');
  expect(await network.number('v')).toBeUndefined();
});

test.each([
  ['https://device.acme.com/go?vfp=1', true],
  ['http://ds.acme.com/go', true],
  ['https://acme.com.evil.example/', false],
  ['javascript:alert(1)//acme.com', false],
  ['https://evilacme.com/', false],
])('a browser is sent to %s: %s', async (RedirectTargetUrl, isSent) => {
  answers = [{ body: { Response: { RedirectTargetUrl } } }];
  const asking = prove().network.ask({ ip: '203.0.113.7', target: 'https://pay.acme.com/' });
  if (isSent) expect(await asking).toEqual({ redirectUrl: RedirectTargetUrl });
  else await expect(asking).rejects.toMatchObject({ why: 'shape' });
});

const CALLS: readonly [
  what: string,
  path: string,
  ask: (at: ReturnType<typeof prove>) => Promise<unknown>,
][] = [
  ['a token is asked for', TOKEN, ({ network }) => network.number('v')],
  [
    'a link begins',
    '/fortified/2015/06/01/getAuthUrl',
    ({ links }) => links.begin({ ...link, target: 'https://pay.acme.com/', ip: '203.0.113.7' }),
  ],
  [
    'a link is confirmed',
    '/fortified/2015/06/01/instantLinkResult',
    ({ links }) => links.result(link),
  ],
  [
    'the network is asked',
    '/mobileauth/2014/07/01/authenticateByRedirect',
    ({ network }) => network.ask({ ip: '203.0.113.7', target: 'https://pay.acme.com/' }),
  ],
  [
    'the network has told',
    '/mobileauth/2014/07/01/authenticateByRedirectFinish',
    ({ network }) => network.number('v'),
  ],
];
describe.each(CALLS)('out of order when %s', (_when, path, ask) => {
  test.each(VENDOR_FAULTS)('%s', async (_what, answer, why, status) => {
    vendor.answers((one) => (one.path === path ? answer : answerOf(one)));
    const timeoutMs = why === 'timeout' ? SHORT_TIMEOUT_MS : undefined;
    const asking = ask(
      buildProve({
        url: vendor.url,
        deviceUrl: 'https://device.acme.com',
        clientId: 'c',
        username: 'u',
        password: 'p',
        timeoutMs,
      }),
    );
    await expect(asking).rejects.toMatchObject({
      name: 'ProviderDown',
      vendor: 'prove',
      why,
      status,
    });
    expect(vendor.asked.at(-1)?.path).toBe(path);
    vendor.answers(answerOf);
  });
});
