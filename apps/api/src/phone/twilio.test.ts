import { beforeEach, describe, expect, test } from 'vitest';
import {
  clientErrorPattern,
  fakeVendor,
  SHORT_TIMEOUT_MS,
  VENDOR_FAULTS,
  type VendorResponse,
} from '../testing/fake-vendor.ts';
import { buildTwilio } from './twilio.ts';

const vendor = fakeVendor();
const warned: unknown[][] = [];
const log = { warn: (...line: unknown[]) => void warned.push(line) };
const settings = {
  accountSid: 'AC0',
  authToken: 'token',
  verifyServiceSid: 'VA0',
  from: '+15005550006',
  log,
};
const twilioAt = (timeoutMs?: number) => buildTwilio({ ...settings, url: vendor.url, timeoutMs });
beforeEach(() => void warned.splice(0));

const PHONE = '4155550123';
const TO = `+1${PHONE}`;
const THEIRS = '+14155550999';
const verification = (changed: object = {}) => ({
  sid: 'VE1',
  to: TO,
  channel: 'sms',
  status: 'pending',
  valid: false,
  ...changed,
});
const line = (type: unknown, changed: object = {}) => ({
  phone_number: TO,
  valid: true,
  line_type_intelligence: { type },
  ...changed,
});
const refusal = (status: number, code: number): VendorResponse => ({
  status,
  body: { code, message: `${TO} 123456`, more_info: '', status },
});

const ASK = {
  start: ({ codes } = twilioAt()) =>
    codes.start({ phone: PHONE, locale: 'fr-CA', brand: 'Payments' }),
  living: ({ codes } = twilioAt()) => codes.living(PHONE),
  check: ({ codes } = twilioAt()) =>
    codes.check({ reference: 'VE1', phone: PHONE, code: '123456' }),
  cancel: ({ codes } = twilioAt()) => codes.cancel('VE1'),
  lineType: ({ lines } = twilioAt()) => lines.lineType(PHONE),
  send: ({ texts } = twilioAt()) => texts.send({ to: PHONE, text: 'Open the link' }),
};
type Call = keyof typeof ASK;
const asked = () => {
  const { method, path, body } = vendor.asked.at(-1) ?? {};
  return [method, path, Object.fromEntries(new URLSearchParams(body))];
};

test.each<[call: Call, answer: object, said: unknown, wire: unknown[]]>([
  [
    'start',
    verification({
      date_created: '2026-11-20T15:42:00Z',
      send_code_attempts: [{ time: '2026-11-20T15:42:00Z' }, { time: '2026-11-20T15:43:30Z' }],
    }),
    { state: 'sent', reference: 'VE1', ageMs: 90_000 },
    [
      'POST',
      '/v2/Services/VA0/Verifications',
      { To: TO, Channel: 'sms', Locale: 'fr', CustomFriendlyName: 'Payments' },
    ],
  ],
  [
    'cancel',
    verification({ status: 'canceled' }),
    undefined,
    ['POST', '/v2/Services/VA0/Verifications/VE1', { Status: 'canceled' }],
  ],
  [
    'living',
    verification({ date_created: 'yesterday', send_code_attempts: [{}] }),
    { reference: 'VE1', ageMs: 0 },
    ['GET', `/v2/Services/VA0/Verifications/${TO}`, {}],
  ],
  [
    'check',
    verification({ status: 'approved', valid: true }),
    'right',
    ['POST', '/v2/Services/VA0/VerificationCheck', { VerificationSid: 'VE1', Code: '123456' }],
  ],
  [
    'lineType',
    line('mobile'),
    'mobile',
    ['GET', `/v2/PhoneNumbers/${TO}?Fields=line_type_intelligence`, {}],
  ],
  [
    'send',
    { sid: 'SM1', to: TO, status: 'queued' },
    undefined,
    [
      'POST',
      '/2010-04-01/Accounts/AC0/Messages.json',
      { To: TO, From: '+15005550006', Body: 'Open the link' },
    ],
  ],
])('%s: the right answer', async (call, answer, said, wire) => {
  vendor.answers({ status: 201, body: answer });
  expect(await ASK[call]()).toEqual(said);
  expect(asked()).toEqual(wire);
});

test.each<[status: string, valid: boolean, said: string]>([
  ['approved', true, 'right'],
  ['pending', false, 'wrong'],
  ['max_attempts_reached', false, 'spent'],
  ['expired', false, 'expired'],
  ['canceled', false, 'expired'],
  ['deleted', false, 'expired'],
  ['failed', false, 'expired'],
])('a code whose check is %s (%s) is %s', async (status, valid, said) => {
  vendor.answers({ body: verification({ status, valid }) });
  expect(await ASK.check()).toBe(said);
});

test.each([
  ['a word of tomorrow', { status: 'confirmed', valid: true }],
  ['a word of tomorrow for no', { status: 'rejected', valid: false }],
  ['approved and not valid', { status: 'approved', valid: false }],
  ['valid and not approved', { status: 'pending', valid: true }],
  ['a text for yes', { status: 'approved', valid: 'true' }],
])('a check that answers %s is neither right nor wrong', async (_what, changed) => {
  vendor.answers({ body: verification(changed) });
  await expect(ASK.check()).rejects.toMatchObject({ name: 'ProviderDown', why: 'shape' });
});

describe('an answer about somebody else is discarded', () => {
  test.each<[call: Call, answer: object]>([
    ['start', verification({ to: THEIRS })],
    ['start', { sid: 'VE1', status: 'pending' }],
    ['start', verification({ sid: 'SM1' })],
    ['living', verification({ to: THEIRS })],
    ['check', verification({ sid: 'VE2', status: 'approved', valid: true })],
    ['check', verification({ to: THEIRS, status: 'approved', valid: true })],
    ['check', { status: 'approved', valid: true }],
    ['check', verification({ sid: 'VE2' })],
    ['send', { sid: 'SM1', to: THEIRS, status: 'queued' }],
  ])('%s: %j', async (call, answer) => {
    vendor.answers({ status: 201, body: answer });
    await expect(ASK[call]()).rejects.toMatchObject({
      name: 'ProviderDown',
      vendor: 'twilio',
      why: 'shape',
    });
  });

  test('does not use the line type of another number', async () => {
    vendor.answers({ body: line('nonFixedVoip', { phone_number: THEIRS }) });
    expect(await ASK.lineType()).toBe('unknown');
    expect(warned).toEqual([
      [{ vendor: 'twilio', why: 'twilio is down: shape' }, 'the kind of a line was not told'],
    ]);
  });
});

test.each<[type: unknown, said: string]>([
  ['mobile', 'mobile'],
  ['nonFixedVoip', 'virtual'],
  ['fixedVoip', 'other'],
  ['landline', 'other'],
  ['tollFree', 'unknown'],
  [null, 'unknown'],
])('a line of the type %j is %s, and nothing is logged', async (type, said) => {
  vendor.answers({ body: line(type) });
  expect(await ASK.lineType()).toBe(said);
  vendor.answers({ body: line(type, { line_type_intelligence: null }) });
  expect([await ASK.lineType(), warned]).toEqual(['unknown', []]);
});

test.each<[call: Call, status: number, code: number, said: unknown]>([
  ['start', 429, 60203, { state: 'tooMany' }],
  ['start', 429, 60212, { state: 'tooMany' }],
  ['start', 400, 60200, { state: 'refused' }],
  ['start', 400, 60205, { state: 'refused' }],
  ['living', 404, 20404, undefined],
  ['cancel', 404, 20404, undefined],
  ['check', 404, 20404, 'expired'],
  ['check', 429, 60202, 'spent'],
])('%s: %i with the vendor’s %i is an answer', async (call, status, code, said) => {
  vendor.answers(refusal(status, code));
  expect(await ASK[call]()).toEqual(said);
});

test.each<[call: Call, status: number, code: number]>([
  ['start', 429, 20429],
  ['start', 401, 20003],
  ['living', 429, 60202],
  ['check', 404, 20001],
  ['check', 429, 20429],
  ['send', 400, 21614],
])(
  '%s: status %i with an unknown code (%i) is an outage, and its error contains no data',
  async (call, status, code) => {
    vendor.answers(refusal(status, code));
    const error = await ASK[call]().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderDown', why: 'status', status });
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/4155550123|123456/);
  },
);

describe.each(['start', 'living', 'check', 'send'] as const)('out of order at %s', (call) => {
  test.each(VENDOR_FAULTS)('%s', async (_what, answer, why, status) => {
    vendor.answers(answer);
    const asking = ASK[call](why === 'timeout' ? twilioAt(SHORT_TIMEOUT_MS) : undefined);
    await expect(asking).rejects.toMatchObject({
      name: 'ProviderDown',
      vendor: 'twilio',
      why: clientErrorPattern(why),
      ...(why === 'status' ? { status } : {}),
    });
  });
});

test.each(VENDOR_FAULTS)(
  'an outage of the lookup (%s) means unknown and writes one log line',
  async (_what, answer, why) => {
    vendor.answers(answer);
    expect(await ASK.lineType(why === 'timeout' ? twilioAt(SHORT_TIMEOUT_MS) : undefined)).toBe(
      'unknown',
    );
    const said = why === 'status' || why === 'timeout' ? why : '(network|shape)';
    expect(warned).toEqual([
      [
        { vendor: 'twilio', why: expect.stringMatching(`^twilio is down: ${said}`) },
        'the kind of a line was not told',
      ],
    ]);
    expect(JSON.stringify(warned)).not.toContain(PHONE);
  },
);
