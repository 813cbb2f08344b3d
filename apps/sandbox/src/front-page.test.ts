import { expect, test } from 'vitest';
import { startSandbox } from './testing/start-sandbox.ts';

test('an e-mail shown on the page may load its logos from the product, and nothing from elsewhere', async () => {
  const sandbox = await startSandbox();
  const policy = (await fetch(sandbox.url)).headers.get('content-security-policy') ?? '';
  await sandbox.close();
  expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
    "'self'",
    'data:',
    'http://localhost:3000',
  ]);
});
