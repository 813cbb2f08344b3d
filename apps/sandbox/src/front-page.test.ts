import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { testSandbox } from './testing/start-sandbox.ts';

const sandbox = testSandbox();

test('the sandbox says that it lives, and shows a person where to look', async () => {
  expect(await sandbox.read('/healthz')).toEqual({ status: 'ok' });
  expect((await sandbox.get('/')).headers.get('content-type')).toContain('text/html');
});

test('an e-mail shown on the page may load its logos from the product, and nothing from elsewhere', async () => {
  const policy = (await sandbox.get('/')).headers.get('content-security-policy') ?? '';
  expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
    "'self'",
    'data:',
    'http://localhost:3000',
  ]);
});

test('the list of magic values names those of the specification', async () => {
  const { magic } = await sandbox.read<{ magic: { value: string }[] }>('/control/magic');
  const values = magic.map((row) => row.value);
  expect(values).toEqual(
    expect.arrayContaining([
      '0006',
      '1015',
      '046 454 096',
      '000111111116',
      'user_good / pass_good',
    ]),
  );
});

test('a file outside the built page is not served', async () => {
  expect((await sandbox.get('/assets/..%2f..%2f..%2fpackage.json')).status).toBe(404);
});

test('the mail port is the one after the sandbox’s, and an invalid port stops the start', () => {
  expect(readConfig({ SANDBOX_PORT: '5218' })).toMatchObject({
    port: 5218,
    mailPort: 5219,
    publicUrl: 'http://localhost:5218',
  });
  expect(() => readConfig({ SANDBOX_PORT: 'four' })).toThrow('SANDBOX_PORT must be a port number');
});
