import twilio from 'twilio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWebhookReceiver, testSandbox } from '../testing/start-sandbox.ts';
import { twilioAccountSid, twilioAuthToken, twilioVerifyServiceSid } from './credentials.ts';

const sandbox = testSandbox();
let product: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  product = await startWebhookReceiver();
});
afterAll(() => product.close());

function client(token = twilioAuthToken) {
  const made = twilio(twilioAccountSid, token);
  made.api.baseUrl = sandbox.url;
  made.verify.baseUrl = sandbox.url;
  made.lookups.baseUrl = sandbox.url;
  return made;
}
const verify = () => client().verify.v2.services(twilioVerifyServiceSid);
const send = (to: string, locale = 'en') =>
  verify().verifications.create({ to, channel: 'sms', locale });
const check = (to: string, code: string) => verify().verificationChecks.create({ to, code });
const codeOf = (to: string) =>
  /#(\d{6})$/.exec(sandbox.state.phones.read(to)[0]?.text ?? '')?.[1] ?? '';

test('a code arrives as a text that the phone can offer, and is approved once', async () => {
  const to = '+14155550101';
  expect((await send(to)).status).toBe('pending');
  expect(sandbox.state.phones.read(to)[0]?.text).toMatch(/\n@localhost #\d{6}$/);
  expect((await check(to, codeOf(to) === '000000' ? '000001' : '000000')).status).toBe('pending');
  expect(await check(to, codeOf(to))).toMatchObject({ status: 'approved', valid: true });
  await expect(check(to, codeOf(to))).rejects.toMatchObject({ status: 404, code: 20404 });
});

test('resending repeats the code while it is valid, in the requested language', async () => {
  const to = '+15145550102';
  await send(to);
  const first = codeOf(to);
  await send(to, 'fr');
  expect(codeOf(to)).toBe(first);
  expect(sandbox.state.phones.read(to)[0]?.text).toContain('code de vérification');
});

test('a sixth send and a sixth check get the vendor’s error codes', async () => {
  const to = '+14155550103';
  for (let sends = 0; sends < 5; sends += 1) await send(to);
  await expect(send(to)).rejects.toMatchObject({ status: 429, code: 60203 });
  for (let checks = 0; checks < 5; checks += 1) await check(to, 'wrong');
  await expect(check(to, codeOf(to))).rejects.toMatchObject({ status: 429, code: 60202 });
});

test('a code has run out after ten minutes of the sandbox’s clock', async () => {
  const to = '+14155550104';
  await send(to);
  await sandbox.post('/control/clock', { advanceMs: 600_000 });
  await expect(check(to, codeOf(to))).rejects.toMatchObject({ status: 404, code: 20404 });
});

test('a wrong token is rejected', async () => {
  await expect(
    client('another').lookups.v2.phoneNumbers('+14155550105').fetch(),
  ).rejects.toMatchObject({ status: 401, code: 20003 });
});

test.each([
  ['an American number is a mobile', '+14155550106', { type: 'mobile', errorCode: null }],
  ['a number ending in 0199 is VoIP', '+14155550199', { type: 'nonFixedVoip' }],
  ['a Canadian number is not told', '+14165550107', { type: null, errorCode: 60601 }],
])('%s', async (_name, number, expected) => {
  const found = await client()
    .lookups.v2.phoneNumbers(number)
    .fetch({ fields: 'line_type_intelligence' });
  expect(found.lineTypeIntelligence).toMatchObject(expected);
});

test('a text arrives on the phone, and a signed callback reports its delivery', async () => {
  const statusCallback = `${product.url}/webhooks/twilio`;
  const sent = await client().messages.create({
    to: '+14155550108',
    from: '+15005550006',
    body: 'Hello',
    statusCallback,
  });
  expect(sent.status).toBe('queued');
  expect(sandbox.state.phones.read('+14155550108')[0]).toMatchObject({ text: 'Hello' });
  await vi.waitFor(() => expect(product.received).toHaveLength(2), 3000);
  const last = product.received[1];
  const fields = Object.fromEntries(new URLSearchParams(last?.rawBody));
  expect(fields.MessageStatus).toBe('delivered');
  expect(
    twilio.validateRequest(
      twilioAuthToken,
      String(last?.headers['x-twilio-signature']),
      statusCallback,
      fields,
    ),
  ).toBe(true);
});
