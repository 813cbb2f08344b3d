import { beforeAll, describe, expect, test } from 'vitest';
import {
  fakeVendor,
  SHORT_TIMEOUT_MS,
  VENDOR_FAULTS,
  type VendorResponse,
} from '../testing/fake-vendor.ts';
import { buildPersonaInquiries } from './persona-inquiries.ts';

const vendor = fakeVendor();
let port: ReturnType<typeof buildPersonaInquiries>;
beforeAll(() => {
  const windows = {
    identification: { US: 'itmpl_id_us', CA: 'itmpl_id_ca' },
    identificationWithoutSelfie: { US: 'itmpl_plain_us', CA: 'itmpl_plain_ca' },
    verification: { US: 'itmpl_doc_us', CA: 'itmpl_doc_ca' },
  };
  port = buildPersonaInquiries({ url: vendor.url, apiKey: 'key', windows });
});

const signal = () => AbortSignal.timeout(2_000);
const inquiry = (
  status: string,
  {
    id = 'inq_1',
    reference = 'urn:app:1',
    verifications = [],
  }: { id?: string; reference?: string | null; verifications?: string[] } = {},
) => ({
  data: { type: 'inquiry', id, attributes: { status, 'reference-id': reference } },
  included: verifications.map((one) => ({
    type: 'verification/government-id',
    attributes: { status: one, checks: [] },
  })),
});
const mine = { id: 'inq_1', reference: 'urn:app:1' };
const read = (answer: VendorResponse) => {
  vendor.answers(answer);
  return port.read(mine, signal());
};

test.each([
  ['identification', 'US', true, 'itmpl_id_us'],
  ['identification', 'CA', true, 'itmpl_id_ca'],
  ['identification', 'CA', false, 'itmpl_plain_ca'],
  ['identification', 'US', false, 'itmpl_plain_us'],
  ['verification', 'US', false, 'itmpl_doc_us'],
  ['verification', 'CA', false, 'itmpl_doc_ca'],
] as const)(
  '%s in %s, selfie %s, starts from template %s for one day and under our name',
  async (mode, market, withSelfie, template) => {
    vendor.answers({ status: 201, body: inquiry('created') });
    const [expected, fields] =
      mode === 'verification'
        ? [{ businessName: 'Webb Plumbing' }, { 'business-name': 'Webb Plumbing' }]
        : [
            { firstName: 'Ana', lastName: 'Lopez' },
            { 'name-first': 'Ana', 'name-last': 'Lopez' },
          ];
    await port.begin(
      { reference: 'urn:app:1', mode, market, withSelfie, expected, key: 'k1' },
      signal(),
    );
    const asked = vendor.asked.at(-1);
    expect([asked?.method, asked?.path, asked?.headers['idempotency-key']]).toEqual([
      'POST',
      '/inquiries',
      'k1',
    ]);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      data: { attributes: { 'inquiry-template-id': template, fields } },
      meta: {
        'auto-create-account-reference-id': 'urn:app:1',
        'expiration-after-create-interval-seconds': 86_400,
      },
    });
  },
);

test.each([
  ['approved', { verifications: ['passed'] }, 'RECEIVED', 'passed'],
  ['completed', { verifications: ['passed', 'failed'] }, 'RECEIVED', 'review'],
  ['completed', {}, 'IN_PROGRESS', undefined],
  ['approved', { reference: null }, 'RECEIVED', 'passed'],
  ['a word of tomorrow', { verifications: ['passed'] }, 'IN_PROGRESS', undefined],
])('the vendor’s %s %j: %s %s', async (status, more, expected, result) => {
  const { reading, vendorStatus } = await read({ body: inquiry(status, more) });
  expect([reading.status, reading.result, vendorStatus]).toEqual([expected, result, status]);
});

test('an inquiry unknown to the vendor counts as expired', async () => {
  expect(
    (await read({ status: 404, body: { errors: [{ title: 'Record not found' }] } })).reading.status,
  ).toBe('TIMEOUT');
});

test.each([
  ['another inquiry', { body: inquiry('approved', { id: 'inq_2' }) }, 'shape'],
  [
    'somebody else’s application',
    { body: inquiry('approved', { reference: 'urn:app:2' }) },
    'shape',
  ],
  ['another shape', { body: { data: { id: 'inq_1', status: 'approved' } } }, 'shape'],
  ['a page of HTML', { body: '<!doctype html>' }, 'shape'],
  ['that it is out of order', { status: 503, body: {} }, 'status'],
])('discards an answer about %s', async (_name, answer, why) => {
  await expect(read(answer)).rejects.toMatchObject({ name: 'ProviderDown', why });
});

test('another device gets a link that works once, for ten minutes', async () => {
  const link = 'https://withpersona.com/verify?code=us1-abc';
  vendor.answers({ body: { ...inquiry('pending'), meta: { 'one-time-link': link } } });
  expect(await port.handOff('inq_1', signal())).toEqual({ phoneLink: link });
  const asked = vendor.asked.at(-1);
  expect([asked?.method, asked?.path]).toEqual(['POST', '/inquiries/inq_1/generate-one-time-link']);
  expect(JSON.parse(asked?.body ?? '')).toEqual({ meta: { 'expires-in-seconds': 600 } });
});

test.each([
  [
    'another inquiry',
    {
      ...inquiry('pending', { id: 'inq_9' }),
      meta: { 'one-time-link': 'https://withpersona.com/verify?code=1' },
    },
  ],
  ['a script', { ...inquiry('pending'), meta: { 'one-time-link': 'javascript:alert(1)' } }],
  ['nothing', inquiry('pending')],
])('a link to %s is refused', async (_name, body) => {
  vendor.answers({ body });
  await expect(port.handOff('inq_1', signal())).rejects.toMatchObject({ why: 'shape' });
});

test('refuses a session of another inquiry', async () => {
  vendor.answers({ body: { ...inquiry('pending'), meta: { 'session-token': 'token-1' } } });
  expect(await port.resume('inq_1', signal())).toEqual({ sessionToken: 'token-1' });
  await expect(port.resume('inq_9', signal())).rejects.toMatchObject({ why: 'shape' });
  vendor.answers({ body: inquiry('pending') });
  await expect(port.resume('inq_1', signal())).rejects.toMatchObject({ why: 'shape' });
});

const BEGUN = {
  reference: 'urn:app:1',
  mode: 'identification',
  market: 'US',
  withSelfie: true,
  expected: { firstName: 'Ana', lastName: 'Lopez' },
  key: 'k1',
} as const;

describe.each<[what: string, ask: (soon: AbortSignal) => Promise<unknown>]>([
  ['begins', (soon) => port.begin(BEGUN, soon)],
  ['is resumed', (soon) => port.resume('inq_1', soon)],
  ['is read', (soon) => port.read(mine, soon)],
])('a vendor out of order while an inquiry %s', (_what, ask) => {
  test.each(VENDOR_FAULTS)('%s', async (_fault, answer, why, status) => {
    vendor.answers(answer);
    const soon = AbortSignal.timeout(why === 'timeout' ? SHORT_TIMEOUT_MS : 2_000);
    await expect(ask(soon)).rejects.toMatchObject({ name: 'ProviderDown', why, status });
  });
});
