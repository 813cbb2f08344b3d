import { beforeEach, expect, test } from 'vitest';
import { personaApiKey } from '../persona/routes.ts';
import { testSandbox } from '../testing/start-sandbox.ts';
import { redacted } from './redact.ts';

const sandbox = testSandbox();
beforeEach(() => sandbox.post('/control/reset'));

const places = (timeoutMs = 2000) =>
  fetch(`${sandbox.url}/v1/places:autocomplete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': 'any' },
    body: JSON.stringify({ input: '12 Main St' }),
    signal: AbortSignal.timeout(timeoutMs),
  });
const fault = (mode: string, more = {}) =>
  sandbox.post('/control/faults', { vendor: 'places', mode, times: 1, ...more });

test.each([
  ['500', 500, null],
  ['503', 503, '2'],
  ['429', 429, '2'],
])(
  'the fault "%s" hits the next call only, with the vendor’s error body',
  async (mode, status, retryAfter) => {
    await fault(mode);
    const answer = await places();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
    expect(await answer.json()).toMatchObject({ error: { code: status } });
    expect((await places()).status).toBe(200);
  },
);

test('garbage is HTML, and the wrong schema is JSON of another shape', async () => {
  await fault('garbage');
  expect((await places()).headers.get('content-type')).toContain('text/html');
  await fault('wrong-schema');
  expect(await (await places()).json()).toHaveProperty('unexpected');
});

test('a hanging vendor never answers, one that resets cuts the line, a slow one answers late', async () => {
  await fault('hang');
  await expect(places(200)).rejects.toMatchObject({ name: 'TimeoutError' });
  await fault('reset');
  await expect(places()).rejects.toThrow('fetch failed');
  await fault('slow', { ms: 150 });
  const startedMs = Date.now();
  expect((await places()).status).toBe(200);
  expect(Date.now() - startedMs).toBeGreaterThanOrEqual(145);
});

test('a fault with a path waits for a call to that path, and all faults can be taken back', async () => {
  await fault('500', { path: '/v1/places/abc', times: 3 });
  expect((await places()).status).toBe(200);
  await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' });
  expect(await (await sandbox.get('/control/faults')).json()).toMatchObject({ faults: [] });
});

test('a fault for a vendor or a mode that does not exist is refused', async () => {
  expect((await sandbox.post('/control/faults', { vendor: 'acme', mode: '500' })).status).toBe(400);
  expect((await sandbox.post('/control/faults', { vendor: 'places', mode: 'tired' })).status).toBe(
    400,
  );
});

test('the call log tells what arrived and how it was answered, and holds no tax id', async () => {
  const fields = {
    'name-first': 'Ana',
    'identification-number': '900-10-4321',
    birthdate: '1990-02-03',
  };
  await fetch(`${sandbox.url}/api/v1/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${personaApiKey}` },
    body: JSON.stringify({
      data: { attributes: { 'inquiry-template-id': 'itmpl_person_US', fields } },
    }),
  });
  const text = await (await sandbox.get('/control/vendors/persona/calls')).text();
  expect(JSON.parse(text).calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1/inquiries',
    status: 201,
  });
  expect(text).toContain('Ana');
  expect(text).not.toMatch(/4321|1990-02-03/);
});

test.each([
  ['a number by its name', { ssn: '0003' }, '0003'],
  ['a number by its look', { note: 'my number is 900-10-0003' }, '900-10-0003'],
  [
    'an account number',
    { numbers: { ach: { account: '000123456789', routing: '021000021' } } },
    '000123456789',
  ],
  ['a one-time code', { Code: '123456' }, '123456'],
  ['an EIN', { 'business-tax-identification-number': '04-2101005' }, '2101005'],
])('%s is masked', (_name, value, secret) => {
  expect(JSON.stringify(redacted(value))).not.toContain(secret);
});

test('a phone number stays readable', () => {
  expect(redacted({ To: '+14155550101' })).toEqual({ To: '+14155550101' });
});

test('one fault is taken away by its id, once', async () => {
  const made = await sandbox.post('/control/faults', { vendor: 'places', mode: '500' });
  const { fault } = JSON.parse(await made.text());
  const remove = () => fetch(`${sandbox.url}/control/faults/${fault.id}`, { method: 'DELETE' });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect(
    (await sandbox.read<{ faults: { id: number }[] }>('/control/faults')).faults.map(
      ({ id }) => id,
    ),
  ).not.toContain(fault.id);
});

test('the last calls of all vendors stand in one list, newest first, with the version in their path', async () => {
  await sandbox.get('/api/v1/inquiries/inq_none');
  await sandbox.get('/2010-04-01/Accounts/AC00/Messages/123456789.json');
  const { calls } = await sandbox.read<{ calls: { vendor: string; path: string }[] }>(
    '/control/calls',
  );
  expect(calls.slice(0, 2).map(({ vendor }) => vendor)).toEqual(['twilio', 'persona']);
  expect(calls[0]?.path).toContain('/2010-04-01/Accounts/AC00/Messages/');
  expect(calls[0]?.path).not.toContain('123456789');
});

test('the page knows the URLs of both portals', async () => {
  const { portals } = await sandbox.read<{ portals: { name: string; url: string }[] }>(
    '/control/about',
  );
  expect(portals).toContainEqual({ name: 'Product’s own portal', url: 'http://localhost:3000' });
});
