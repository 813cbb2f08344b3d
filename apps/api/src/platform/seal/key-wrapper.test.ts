import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { startTestKeyServices } from '@signet/testing/test-key-services';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keyFileWrapper, openKeys, withNewVersion, writeKeys } from './key-file.ts';
import type { KeyWrapperId } from './key-wrapper.ts';

const KEYS: Readonly<Record<KeyWrapperId, string>> = {
  'aws-kms': 'arn:aws:kms:us-east-1:111122223333:key/1234abcd',
  'gcp-kms': 'projects/p/locations/us/keyRings/signet/cryptoKeys/keys',
  vault: 'transit/signet',
};

async function services() {
  const running = await startTestKeyServices();
  onTestFinished(running.stop);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('GCE_METADATA_HOST', new URL(running.url).host);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { ...running, access: { url: running.url, token: running.vaultToken } };
}

describe.each(Object.entries(KEYS) as [KeyWrapperId, string][])('%s', (wrappedBy, key) => {
  async function wrapped() {
    const running = await services();
    const file = join(temporaryFolder(), 'keys.json');
    const keys = await openKeys({ file, production: false });
    await writeKeys(file, keys, { wrappedBy, key }, running.access);
    return { ...running, file, keys };
  }

  test('a wrapped file contains no key, and its service unwraps it at the start', async () => {
    const { file, keys, access, calls } = await wrapped();
    const text = readFileSync(file, 'utf8');
    for (const { versions } of Object.values(keys))
      for (const secret of Object.values(versions)) expect(text).not.toContain(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await openKeys({ file, production: true, wrapper: access })).toEqual(keys);
    expect(calls.length).toBeGreaterThan(1);
  });

  test('a new version stays wrapped by the same service', async () => {
    const { file, keys, access } = await wrapped();
    const next = withNewVersion(keys, 'fingerprint');
    await writeKeys(file, next, keyFileWrapper(file), access);
    expect(keyFileWrapper(file)).toMatchObject({ wrappedBy, key });
    expect(await openKeys({ file, production: true, wrapper: access })).toEqual(next);
  });

  test('rejects a file that was tampered with or names another key', async () => {
    const { file, access } = await wrapped();
    const was = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>; // written above
    const open = (changed: Record<string, string>) => {
      writeFileSync(file, JSON.stringify({ ...was, ...changed }));
      return openKeys({ file, production: true, wrapper: access });
    };
    const sealed = Buffer.from(was.sealed ?? '', 'base64');
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    await expect(open({ sealed: sealed.toString('base64') })).rejects.toThrow('was changed');
    await expect(open({ key: `${key}-other` })).rejects.toThrow(
      `${wrappedBy} did not unwrap the keys`,
    );
  });

  test('an unreachable service stops the start with one line', async () => {
    const { file, access } = await wrapped();
    const away = { ...access, url: 'http://127.0.0.1:9' };
    await expect(openKeys({ file, production: true, wrapper: away })).rejects.toThrow(
      new RegExp(`^${wrappedBy} did not unwrap the keys: [^\\n]+$`),
    );
  });
});
