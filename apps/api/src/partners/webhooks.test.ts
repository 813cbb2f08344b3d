import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../testing/partner-receivers.ts';
import { buildWebhooks, isPublicAddress } from './webhooks.ts';

const SECRETS = [
  `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  `whsec_${Buffer.alloc(32, 2).toString('base64')}`,
];
const EVENT = { id: 'evt_1', body: '{"type":"endpoint.test","é":1}', secrets: SECRETS };

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const post = (url: string, options: Partial<Parameters<typeof buildWebhooks>[0]> = {}) =>
  buildWebhooks({ environment: 'ci', timeoutMs: 300, ...options }).post({ ...EVENT, url });

test('signs id, time and raw body of an event with each secret', async () => {
  expect(await post(receiver.url('/good'))).toEqual({});
  const { headers = {}, body = '' }: Partial<Receiver['calls'][number]> =
    receiver.calls.at(-1) ?? {};
  expect(body).toBe(EVENT.body);
  const signed = SECRETS.map((secret) =>
    createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`evt_1.${headers['webhook-timestamp']}.${body}`)
      .digest('base64'),
  );
  expect(headers['webhook-signature']).toBe(signed.map((mac) => `v1,${mac}`).join(' '));
  expect(Math.abs(Date.now() / 1_000 - Number(headers['webhook-timestamp']))).toBeLessThan(60);
});

test.each([
  ['a server that never answers', '/slow', 'timeout'],
  ['a redirect to where keys of machines lie', '/redirect', 'redirect'],
  ['a server error', '/500', 'status 500'],
  ['a refusal', '/404', 'status 404'],
  ['an answer of 10 MB', '/huge', undefined],
  ['an answer that drips', '/drip', undefined],
  ['a connection that breaks', '/break', 'network'],
  ['another protocol in place of an answer', '/upgrade', 'status 101'],
])('%s has the expected result', async (_what, path, fault) => {
  expect((await post(receiver.url(path))).fault).toBe(fault);
});

test('fails for a server that is not there and for one without TLS', async () => {
  expect((await post('http://hooks.localhost:1/')).fault).toBe('network');
  expect((await post(receiver.url('/good').replace('http:', 'https:'))).fault).toBe('tls');
});

test.each([
  'http://example.com/hook',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://localhost/',
  'http://hooks.localhost/',
  'https://metadata.internal/',
  'https://user:secret@127.0.0.1/',
  'ftp://example.com/',
  'no address',
])('in production %s is refused without a request', async (url) => {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return [{ address: '93.184.215.14', family: 4 }];
  };
  expect([await post(url, { environment: 'production', resolve }), asked]).toEqual([
    { fault: 'address' },
    [],
  ]);
});

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['172.16.0.1'],
  ['192.168.1.1'],
  ['169.254.169.254'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['224.0.0.1'],
  ['255.255.255.255'],
  ['::1'],
  ['::'],
  ['fe80::1'],
  ['fc00::1'],
  ['fd00:ec2::254'],
  ['::ffff:127.0.0.1'],
  ['::ffff:a9fe:a9fe'],
  ['::a9fe:a9fe'],
  ['fec0::1'],
  ['4000::1'],
  ['64:ff9b::a9fe:a9fe'],
  ['64:ff9b:1::a9fe:a9fe'],
  ['2002:7f00:1::'],
  ['2001:0:1::1'],
  ['ff02::1'],
  ['93.184.215.14', '10.0.0.1'],
])(
  'a public name that resolves to %s is refused at the request',
  async (...addresses: string[]) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(
      await post('https://hooks.example.com/', { environment: 'production', resolve }),
    ).toEqual({
      fault: 'address',
    });
  },
);

test('accepts public addresses and no other', () => {
  expect(['93.184.215.14', '1.1.1.1', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(3);
  expect(['', 'example.com', '1.1.1'].filter(isPublicAddress)).toEqual([]);
});

test('an unanswered DNS lookup times out like a server', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  expect(await post('https://hooks.example.com/', { environment: 'production', resolve })).toEqual({
    fault: 'timeout',
  });
});

test('looks up the name at every try, and retries an unknown one', async () => {
  const answers = [[{ address: '10.0.0.1', family: 4 }], []];
  const resolve = async () => answers.shift() ?? Promise.reject(new Error('ENOTFOUND'));
  const faults = [];
  for (let tries = 0; tries < 3; tries++)
    faults.push(
      (await post('https://hooks.example.com/', { environment: 'production', resolve })).fault,
    );
  expect(faults).toEqual(['address', 'name', 'name']);
});
