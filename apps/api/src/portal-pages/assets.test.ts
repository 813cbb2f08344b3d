import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerAssets } from './assets.ts';

const folder = join(temporaryFolder(), 'assets');

test('a missing folder causes no unhandled rejection, and its files are served once it exists', async () => {
  const app = fastify();
  registerAssets(app, { folder: () => folder, former: async () => undefined });
  const status = async (file: string) => (await app.inject(`/assets/${file}`)).statusCode;
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', note);
  expect([await status('main-1.exe'), await status('main-1.js')]).toEqual([500, 500]);
  await new Promise(setImmediate); // an unhandled rejection is reported by then
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
  mkdirSync(folder);
  writeFileSync(join(folder, 'main-1.js'), 'export {};');
  expect(await status('main-1.js')).toBe(200);
  expect(await status('main-2.js')).not.toBe(200);
  await app.close();
});
