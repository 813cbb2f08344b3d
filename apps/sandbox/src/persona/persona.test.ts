import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type ReceivedWebhook,
  startSandbox,
  startWebhookReceiver,
  type TestSandbox,
} from '../testing/start-sandbox.ts';
import { personaApiKey } from './routes.ts';
import { personaWebhookSecret } from './webhook-delivery.ts';

type Check = { name: string; status: string };
type Resource = {
  id: string;
  type: string;
  attributes: { status: string; checks: Check[]; [name: string]: unknown };
};
type Answer = {
  data: Resource;
  included: Resource[];
  meta: Record<string, string>;
  errors: { title: string }[];
};

let sandbox: TestSandbox;
let product: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  product = await startWebhookReceiver();
  sandbox = await startSandbox(product.url);
});
beforeEach(async () => {
  await sandbox.post('/control/reset');
  product.received.length = 0;
});
afterAll(async () => {
  await sandbox.close();
  await product.close();
});

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${sandbox.url}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${personaApiKey}`,
      'persona-version': '2023-01-05',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(500),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}
const create = (template: string, fields: Record<string, string> = {}, headers = {}) =>
  call(
    'POST',
    '/inquiries',
    { data: { attributes: { 'inquiry-template-id': template, fields } } },
    headers,
  );
const read = async (id: string) =>
  (await call('GET', `/inquiries/${id}?include=verifications`)).body;
const verified = async (template: string, fields: Record<string, string>) => {
  const { body } = await create(template, fields);
  const found = await read(body.data.id);
  const failed = found.included[0]?.attributes.checks
    .filter((check) => check.status === 'failed')
    .map((check) => check.name);
  return [
    found.data.attributes.status,
    found.included[0]?.type,
    found.included[0]?.attributes.status,
    failed,
  ];
};

const person = 'verification/database-standard';
const identity = 'database_identity_comparison';
test.each([
  ['any SSN matches', 'US', '1234', ['approved', person, 'passed', []]],
  ['0001 is fraud', 'US', '0001', ['declined', person, 'failed', ['database_fraud_detection']]],
  [
    '0002 has somebody else’s phone',
    'US',
    '0002',
    ['approved', person, 'passed', ['database_phone_number_comparison']],
  ],
  ['0003 asks for a document', 'US', '0003', ['completed', person, 'requires_retry', [identity]]],
  ['0004 needs a look', 'US', '0004', ['needs_review', person, 'passed', []]],
  ['0006 does not match by four digits', 'US', '0006', ['completed', person, 'failed', [identity]]],
  ['0006 matches by nine digits', 'US', '900-10-0006', ['approved', person, 'passed', []]],
  [
    '0001 is fraud in nine digits too',
    'US',
    '900100001',
    ['declined', person, 'failed', ['database_fraud_detection']],
  ],
  ['no SIN matches by name and birth date', 'CA', '', ['approved', person, 'passed', []]],
  [
    'SIN 046 454 013 is declined',
    'CA',
    '046 454 013',
    ['declined', person, 'failed', ['database_fraud_detection']],
  ],
  [
    'SIN 046 454 039 asks for a document',
    'CA',
    '046454039',
    ['completed', person, 'requires_retry', [identity]],
  ],
])('a person: %s', async (_name, country, number, expected) => {
  expect(
    await verified(`itmpl_person_${country}`, {
      'name-first': 'Ana',
      'identification-number': number,
    }),
  ).toEqual(expected);
});

const business = 'verification/database-tin';
const tin = 'database_tin_comparison';
test.each([
  ['any number matches', '04-2104321', 'approved', 'passed', []],
  ['1005 does not match at first', '04-2101005', 'completed', 'failed', [tin]],
  ['1015 does not match', '04-2101015', 'completed', 'failed', [tin]],
  ['1001 is declined', '04-2101001', 'declined', 'failed', ['database_fraud_detection']],
  ['1004 needs a look', '04-2101004', 'needs_review', 'passed', []],
])('a business: %s', async (_name, number, inquiry, verification, failed) => {
  const fields = { 'business-name': 'Juniper', 'business-tax-identification-number': number };
  expect(await verified('itmpl_business_US', fields)).toEqual([
    inquiry,
    business,
    verification,
    failed,
  ]);
});

test('1005 matches when marked as double-checked, or under another name', async () => {
  const fields = { 'business-name': 'Juniper', 'business-tax-identification-number': '04-2101005' };
  expect((await verified('itmpl_business_US', fields))[0]).toBe('completed');
  expect((await verified('itmpl_business_US', fields))[0]).toBe('completed');
  expect(
    (await verified('itmpl_business_US', { ...fields, 'business-name': 'Juniper LLC' }))[0],
  ).toBe('approved');
  expect((await verified('itmpl_business_US', { ...fields, 'double-checked': 'true' }))[0]).toBe(
    'approved',
  );
});

test('0007 always answers 500, 0008 never answers', async () => {
  for (let tries = 0; tries < 3; tries += 1)
    expect((await create('itmpl_person_US', { 'identification-number': '0007' })).status).toBe(500);
  await expect(
    create('itmpl_person_US', { 'identification-number': '0008' }),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('0009 is pending for 90 seconds of the sandbox’s clock, then matches and sends a webhook', async () => {
  const { body } = await create('itmpl_person_US', { 'identification-number': '0009' });
  expect((await read(body.data.id)).data.attributes.status).toBe('pending');
  await sandbox.post('/control/clock', { advanceMs: 90_000 });
  const later = await read(body.data.id);
  expect(later.data.attributes.status).toBe('approved');
  expect(later.included[0]?.attributes.status).toBe('passed');
  await vi.waitFor(() => expect(product.received.map(eventName)).toContain('inquiry.approved'));
});

test('the same Idempotency-Key gives the same inquiry', async () => {
  const one = await create('itmpl_person_US', { 'name-first': 'Ana' }, { 'idempotency-key': 'k1' });
  const two = await create('itmpl_person_US', { 'name-first': 'Ana' }, { 'idempotency-key': 'k1' });
  expect(two.body.data.id).toBe(one.body.data.id);
  expect(
    (await create('itmpl_person_US', { 'name-first': 'Bo' }, { 'idempotency-key': 'k1' })).status,
  ).toBe(409);
});

test('ID numbers are never returned', async () => {
  const { body } = await create('itmpl_person_US', { 'identification-number': '900104321' });
  expect(JSON.stringify(await read(body.data.id))).not.toContain('4321');
});

test('a webhook is signed over its time and its raw body', async () => {
  await create('itmpl_identification_US');
  await vi.waitFor(() => expect(product.received).toHaveLength(1));
  const { headers, rawBody, path } = product.received[0] as ReceivedWebhook; // guaranteed by the line above
  const [, t = '', v1 = ''] =
    /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['persona-signature'])) ?? [];
  expect(path).toBe('/api/v2/webhooks/persona');
  expect(v1).toBe(
    createHmac('sha256', personaWebhookSecret).update(`${t}.${rawBody}`).digest('hex'),
  );
});

test.each([
  ['pass', 'approved', 'passed'],
  ['fail', 'failed', 'failed'],
  ['review', 'needs_review', 'passed'],
  ['timeout', 'expired', undefined],
])('the window’s button "%s" ends the inquiry', async (act, status, verification) => {
  const { body } = await create('itmpl_identification_CA');
  const resumed = await call('POST', `/inquiries/${body.data.id}/resume`);
  const sessionToken = resumed.body.meta['session-token'];
  const page = await (
    await sandbox.get(
      `/widget?inquiry-id=${body.data.id}&session-token=${sessionToken}&language=fr-CA`,
    )
  ).text();
  expect(page).toContain('Vérifiez votre identité');
  expect((await sandbox.post('/widget/act', { inquiryId: body.data.id, act })).status).toBe(409);
  expect(
    (await sandbox.post('/widget/act', { inquiryId: body.data.id, sessionToken, act })).status,
  ).toBe(200);
  const found = await read(body.data.id);
  expect([found.data.attributes.status, found.included[0]?.attributes.status]).toEqual([
    status,
    verification,
  ]);
});

test('a one-time link opens its inquiry without a session', async () => {
  const { body } = await create('itmpl_identification_noselfie_US');
  const made = await call('POST', `/inquiries/${body.data.id}/generate-one-time-link`);
  const page = await (await fetch(made.body.meta['one-time-link'] ?? '')).text();
  expect(page).toContain('no photo of your face');
});

test('an inquiry that nobody finishes expires after a day', async () => {
  const { body } = await create('itmpl_verification_US');
  await sandbox.post('/control/clock', { advanceMs: 24 * 3_600_000 });
  expect((await read(body.data.id)).data.attributes.status).toBe('expired');
});

test('simulated actions move an inquiry as the vendor’s sandbox does', async () => {
  const { body } = await create('itmpl_identification_US');
  const actions = [
    { type: 'start_inquiry' },
    { type: 'create_passed_verification' },
    { type: 'complete_inquiry' },
    { type: 'approve_inquiry' },
  ];
  await call('POST', `/inquiries/${body.data.id}/perform-simulate-actions`, {
    meta: { 'simulate-actions': actions },
  });
  expect((await read(body.data.id)).data.attributes.status).toBe('approved');
});

test.each([
  ['report/watchlist', { 'name-first': 'Ana', 'name-last': 'Silva' }, { 'has-match': false }],
  ['report/watchlist', { 'name-first': 'Ana', 'name-last': 'Watchlisted' }, { 'has-match': true }],
  ['report/business-watchlist', { 'business-name': 'Watchlisted Imports' }, { 'has-match': true }],
  [
    'report/business-lookup',
    { 'business-name': 'Juniper', ein: '042104321' },
    { 'match-status-name': 'match' },
  ],
  ['report/phone-number', { 'phone-number': '+14155550199' }, { 'phone-type': 'VOIP' }],
])('a %s for %j is pending first and then ready', async (type, query, expected) => {
  const made = await call('POST', '/reports', { data: { type, attributes: { query } } });
  expect([made.status, made.body.data.attributes.status]).toEqual([201, 'pending']);
  const { body } = await call('GET', `/reports/${made.body.data.id}`);
  expect(body.data.attributes).toMatchObject({ status: 'ready', ...expected });
});

test('without a key nothing is answered, and keys may be written in camel case', async () => {
  expect(
    (await call('GET', '/inquiries', undefined, { authorization: 'Bearer nothing' })).status,
  ).toBe(401);
  const { body } = await call(
    'POST',
    '/inquiries',
    { data: { attributes: { inquiryTemplateId: 'itmpl_identification_US' } } },
    { 'key-inflection': 'camel' },
  );
  expect(body.data.attributes).toHaveProperty('createdAt');
});

const events = () => product.received.map(eventName);
const deliver = (delivery: string) => sandbox.post('/control/webhooks/delivery', { delivery });
const press = (id: string, act: string) => sandbox.post(`/control/inquiries/${id}`, { act });

test('the page ends an inquiry without a browser, once', async () => {
  const { body } = await create('itmpl_identification_US', {
    'name-first': 'Ana',
    'name-last': 'Ruiz',
  });
  expect((await press(body.data.id, 'dance')).status).toBe(400);
  expect((await press(body.data.id, 'pass')).status).toBe(204);
  expect((await press(body.data.id, 'fail')).status).toBe(409);
  const { inquiries } = await sandbox.read<{ inquiries: { status: string; name: string }[] }>(
    '/control/inquiries',
  );
  expect(inquiries).toMatchObject([{ status: 'approved', name: 'Ana Ruiz', isOwner: false }]);
});

test('the page tells the inquiry of another owner from an applicant’s, and has the same buttons for it', async () => {
  const attributes = {
    'inquiry-template-id': 'itmpl_identification_US',
    'reference-id': 'urn:own:0000-0000-0000-0000-0000',
    fields: { 'name-first': 'Lena' },
  };
  const { body } = await call('POST', '/inquiries', { data: { attributes } });
  const { inquiries } = await sandbox.read<{ inquiries: { id: string; isOwner: boolean }[] }>(
    '/control/inquiries',
  );
  expect(inquiries[0]).toMatchObject({ id: body.data.id, name: 'Lena', isOwner: true });
  expect((await press(body.data.id, 'pass')).status).toBe(204);
});

test.each([
  ['twice', ['inquiry.created', 'inquiry.created']],
  ['backwards', ['inquiry.approved', 'inquiry.completed', 'inquiry.started', 'inquiry.created']],
  ['lost', []],
])('webhooks can be delivered %s', async (delivery, expected) => {
  await deliver(delivery);
  const { body } = await create('itmpl_identification_US');
  if (delivery === 'backwards') await press(body.data.id, 'pass');
  await vi.waitFor(() => expect(events()).toEqual(expected));
});

test('a late webhook arrives a minute later by the clock', async () => {
  await deliver('late');
  await create('itmpl_identification_US');
  expect(events()).toEqual([]);
  await sandbox.post('/control/clock', { advanceMs: 60_000 });
  await vi.waitFor(() => expect(events()).toEqual(['inquiry.created']));
});

test('a webhook can be sent again with the same event id, and forged', async () => {
  await create('itmpl_identification_US');
  await vi.waitFor(() => expect(product.received).toHaveLength(1));
  const { webhooks } = await sandbox.read<{ webhooks: { id: number }[] }>('/control/webhooks');
  const again = (forged: boolean) =>
    sandbox.post(`/control/webhooks/${webhooks[0]?.id}/again`, { forged });
  expect((await again(false)).status).toBe(204);
  expect((await again(true)).status).toBe(204);
  await vi.waitFor(() => expect(product.received).toHaveLength(3));
  expect(new Set(product.received.map(({ rawBody }) => rawBody)).size).toBe(1);
  const isRight = ({ headers, rawBody }: ReceivedWebhook) => {
    const [, t = '', v1 = ''] =
      /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['persona-signature'])) ?? [];
    return (
      v1 === createHmac('sha256', personaWebhookSecret).update(`${t}.${rawBody}`).digest('hex')
    );
  };
  expect(product.received.filter(isRight)).toHaveLength(2);
  expect((await sandbox.post('/control/webhooks/999/again')).status).toBe(404);
});

function eventName({ rawBody }: ReceivedWebhook): string {
  return JSON.parse(rawBody).data.attributes.name;
}
