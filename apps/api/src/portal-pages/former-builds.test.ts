import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { folderStore } from '../platform/objects/folder-store.ts';
import { registerAssets } from './assets.ts';
import { formerBuilds, keepBuild } from './former-builds.ts';

const dayMs = 24 * 3_600_000;

/** A build with one chunk, and the process that serves it. */
function build(root: string, name: string) {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `main-${name}.js`), `export const build = '${name}';`);
  writeFileSync(join(folder, `main-${name}.js.map`), '{}');
  return folder;
}

test('each process serves the chunks of the build before and of the one after it, but no source map', async () => {
  const root = temporaryFolder();
  const objects = folderStore(join(root, 'objects'));
  const folders = [build(root, 'old'), build(root, 'new')];
  for (const portal of folders) await keepBuild({ objects, folders: { portal } }, Date.now());
  for (const folder of folders) {
    const app = fastify();
    registerAssets(app, {
      folder: () => folder,
      former: (file) => formerBuilds(objects).find('portal', file),
    });
    for (const name of ['old', 'new']) {
      const answer = await app.inject(`/assets/main-${name}.js`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(`export const build = '${name}';`);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect((await app.inject(`/assets/main-${name}.js.map`)).statusCode).not.toBe(200);
    }
    for (const nothing of ['main-other.js', '..%2f..%2fkeys.js', '.main.js'])
      expect((await app.inject(`/assets/${nothing}`)).statusCode).not.toBe(200);
    await app.close();
  }
});

test('a file goes 30 days after the last process that kept it, and stays while one runs', async () => {
  const root = temporaryFolder();
  const objects = folderStore(join(root, 'objects'));
  const [old, recent] = [build(root, 'old'), build(root, 'recent')];
  const now = Date.now();
  for (const portal of [old, recent]) await keepBuild({ objects, folders: { portal } }, now);
  const put = (name: string, at: number) =>
    utimesSync(join(root, 'objects/builds/portal', `main-${name}.js`), at / 1_000, at / 1_000);
  put('old', now - 31 * dayMs);
  put('recent', now - 29 * dayMs);
  await keepBuild({ objects, folders: { portal: recent } }, now);
  expect(await formerBuilds(objects).find('portal', 'main-old.js')).toBeUndefined();
  const times = await objects.list('builds/');
  expect([...times.keys()]).toEqual(['builds/portal/main-recent.js']);
  expect(now - (times.get('builds/portal/main-recent.js') ?? 0)).toBeLessThan(dayMs); // put again
});

test('a process without a build keeps nothing and removes nothing', async () => {
  const root = temporaryFolder();
  const objects = folderStore(join(root, 'objects'));
  const folder = build(root, 'one');
  await keepBuild({ objects, folders: { portal: folder } }, Date.now());
  rmSync(folder, { recursive: true });
  await keepBuild({ objects, folders: { portal: folder } }, Date.now());
  expect((await objects.list('')).size).toBe(1);
});
