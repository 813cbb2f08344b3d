import { join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { startTestBucket } from '@signet/testing/test-bucket';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

async function testBucket(): Promise<ObjectStore> {
  const bucket = await startTestBucket();
  onTestFinished(() => bucket.stop());
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  onTestFinished(() => void vi.unstubAllEnvs());
  return bucketStore({ name: 'signet', region: 'us-east-1', endpoint: bucket.endpoint });
}

const STORES: Readonly<Record<string, () => Promise<ObjectStore>>> = {
  'a folder': async () => folderStore(join(temporaryFolder(), 'objects')),
  'a bucket': testBucket,
};

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  test('returns the stored bytes, and undefined for an unknown or removed key', async () => {
    const store = await open();
    expect(await store.get('builds/portal/main-1.js')).toBeUndefined();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await store.put('builds/portal/main-1.js', bytes);
    expect(await store.get('builds/portal/main-1.js')).toEqual(bytes);
    await store.remove('builds/portal/main-1.js');
    expect(await store.get('builds/portal/main-1.js')).toBeUndefined();
  });

  test('lists every key of a prefix with its time, across pages', async () => {
    const store = await open();
    expect(await store.list('builds/')).toEqual(new Map());
    const keys = Array.from({ length: 7 }, (_none, at) => `builds/portal/part-${at}.js`);
    for (const key of [...keys, 'other/part.js']) await store.put(key, Buffer.from(key));
    const listed = await store.list('builds/');
    expect([...listed.keys()].sort()).toEqual(keys);
    for (const at of listed.values()) expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
  });

  test.each(['../keys.json', 'builds/../../x', '/etc/passwd', 'a//b', '', 'a/.hidden'])(
    'refuses the key %j',
    async (key) => {
      const store = await open();
      await expect(store.get(key)).rejects.toThrow('not a key of an object');
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not a key of an object');
    },
  );
});
