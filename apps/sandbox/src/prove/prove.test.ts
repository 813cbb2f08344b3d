import { beforeEach, expect, test } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';
import { proveAccount } from './routes.ts';

const sandbox = testSandbox();
let token = '';

type Envelope = {
  RequestId: string;
  Status: number;
  Description: string;
  Response?: Record<string, string | boolean>;
};

beforeEach(async () => {
  await sandbox.post('/control/reset');
  const answer = await signIn(proveAccount.password);
  token = JSON.parse(await answer.text()).access_token;
});

const signIn = (password: string) =>
  fetch(`${sandbox.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: proveAccount.clientId,
      username: proveAccount.username,
      password,
    }),
  });

async function callApi(path: string, body: object): Promise<Envelope> {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ RequestId: 'r1', ApiClientId: 'c', ...body }),
  });
  return JSON.parse(await answer.text());
}

async function visit(url: unknown): Promise<URL> {
  const answer = await fetch(String(url), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

const fortified = (call: string) => `/fortified/2015/06/01/${call}`;
const mobile = (call: string) => `/mobileauth/2014/07/01/${call}`;
const getAuthUrl = (MobileNumber: string) =>
  callApi(fortified('getAuthUrl'), {
    SessionId: 's1',
    SourceIp: '127.0.0.1',
    FinalTargetUrl: 'http://localhost:3000/done?link=l1',
    MobileNumber,
  });
const result = (vfp: string | null, SessionId = 's1') =>
  callApi(fortified('instantLinkResult'), { SessionId, VerificationFingerprint: vfp });

async function linkOpened(number: string): Promise<Envelope> {
  const { Response } = await getAuthUrl(number);
  return result((await visit(Response?.AuthenticationUrl)).searchParams.get('vfp'));
}

test('a wrong password gets no token, and a call without a token is rejected', async () => {
  expect((await signIn('guess')).status).toBe(401);
  expect((await sandbox.post(fortified('getAuthUrl'))).status).toBe(401);
});

test('a link leads back with a second fingerprint behind what the address had, and its result echoes the request', async () => {
  const { Response } = await getAuthUrl('+14155550120');
  const first = new URL(String(Response?.AuthenticationUrl)).searchParams.get('vfp');
  const back = await visit(Response?.AuthenticationUrl);
  expect(back.searchParams.get('link')).toBe('l1');
  expect(back.searchParams.get('vfp')).not.toBe(first);
  expect(await result(back.searchParams.get('vfp'))).toMatchObject({
    RequestId: 'r1',
    Status: 0,
    Response: {
      PhoneNumber: '+14155550120',
      LinkClicked: true,
      PhoneMatch: 'indeterminate',
      IpAddressMatch: true,
      LineType: 'Mobile',
    },
  });
  expect((await result(first)).Status).not.toBe(0);
});

test.each([
  ['0166', { PhoneMatch: 'false' }],
  ['0177', { PhoneMatch: 'true' }],
  ['0188', { PhoneMatch: 'false' }],
  ['0199', { LineType: 'NonFixedVoIP' }],
])('a number ending in %s answers %j', async (ending, expected) =>
  expect((await linkOpened(`+1415555${ending}`)).Response).toMatchObject(expected),
);

test('the switch of a phone counts before its ending', async () => {
  await sandbox.post('/control/networks/4155550166', { state: 'own' });
  expect((await linkOpened('+14155550166')).Response).toMatchObject({ PhoneMatch: 'true' });
  await sandbox.post('/control/networks/4155550166', { state: 'away' });
  expect((await linkOpened('+14155550166')).Response).toMatchObject({
    PhoneMatch: 'indeterminate',
    IpAddressMatch: false,
  });
  expect((await sandbox.post('/control/networks/4155550166', { state: 'roaming' })).status).toBe(
    400,
  );
});

test('after five minutes of the sandbox’s clock a link was not clicked in time', async () => {
  const { Response } = await getAuthUrl('+14155550121');
  await sandbox.post('/control/clock', { advanceMs: 300_000 });
  const back = await visit(Response?.AuthenticationUrl);
  expect((await result(back.searchParams.get('vfp'))).Response).toMatchObject({
    LinkClicked: false,
  });
});

test('an unknown fingerprint, or one of another session, is a failure in the envelope', async () => {
  const { Response } = await getAuthUrl('+14155550122');
  const back = await visit(Response?.AuthenticationUrl);
  expect((await result('guess')).Status).not.toBe(0);
  expect((await result(back.searchParams.get('vfp'), 's2')).Status).not.toBe(0);
});

test.each([
  ['0177', { Status: 0, Response: { MobileNumber: '+14155550177' } }],
  ['0188', { Status: 0, Response: { MobileNumber: '+12025550100' } }],
  ['0123', { Status: 1020 }],
])('the network of a number ending in %s answers %j, once', async (ending, expected) => {
  await getAuthUrl(`+1415555${ending}`); // makes it the current phone
  const begun = await callApi(mobile('authenticateByRedirect'), {
    DeviceIp: '127.0.0.1',
    FinalTargetUrl: 'http://localhost:3000/back',
  });
  const vfp = (await visit(begun.Response?.RedirectTargetUrl)).searchParams.get('vfp');
  const finish = () =>
    callApi(mobile('authenticateByRedirectFinish'), { VerificationFingerprint: vfp });
  expect(await finish()).toMatchObject(expected);
  expect((await finish()).Status).toBe(1013);
});

test('the call log shows no fingerprint', async () => {
  const { Response } = await getAuthUrl('+14155550124');
  const back = await visit(Response?.AuthenticationUrl);
  const vfp = back.searchParams.get('vfp') ?? '';
  await result(vfp);
  const log = await (await sandbox.get('/control/vendors/prove/calls')).text();
  expect(log).toContain('instantLinkResult');
  expect(log).not.toContain(vfp);
});
