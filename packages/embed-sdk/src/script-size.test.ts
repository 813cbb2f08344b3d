import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const maxBytes = 3_400;

test(`the script with the doctor, packed as the portal sends it, has at most ${maxBytes} bytes`, async () => {
  const built = await build({
    configFile: `${import.meta.dirname}/../vite.config.ts`,
    mode: 'script',
    logLevel: 'warn',
    build: { write: false },
  });
  const [output] = Array.isArray(built) ? built.flatMap((one) => one.output) : [];
  const code = output?.type === 'chunk' ? output.code : '';
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const packedBytes = brotliCompressSync(code, { params }).length;
  console.log(`embed script: ${code.length} bytes, ${packedBytes} packed`);
  expect(code).toContain('signet-onboarding');
  expect(packedBytes).toBeLessThanOrEqual(maxBytes);
});

test('the modules can be loaded where there is no window, as a server that draws React does', async () => {
  const { mount } = await import('./mount.ts');
  const { SignetOnboarding } = await import('./react.tsx');
  expect([typeof mount, typeof SignetOnboarding]).toEqual(['function', 'function']);
});
