import { keysOf } from '@signet/rulebook/core/keys-of';
import { beforeAll, expect, test } from 'vitest';
import { buildStore } from '../../store.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { openStore, type StoreUnderTest } from '../../testing/test-store.ts';
import { KEY_NAMES, type KeyName, type Keys, newKeys } from './key-file.ts';
import { assertKeyKnown } from './key-version-store.ts';
import { buildSealer, MissingKeyError } from './seal.ts';

const NAMES = keysOf(KEY_NAMES);

forEachDatabase('the keys of a database', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
    await at.store.keys.claim();
  });
  const claimWith = (keys: Keys) =>
    buildStore({ database: at.database, clock: at.clock, sealer: buildSealer(keys) }).keys.claim();
  const withVersion = (name: KeyName, { current }: { current: number }): Keys => ({
    ...at.keys,
    [name]: {
      current,
      versions: { ...at.keys[name].versions, '2': newKeys()[name].versions['1'] },
    },
  });

  test('are accepted at a later start with the same file', async () => {
    await at.store.keys.claim();
  });

  test.each(NAMES)('a file with another %s stops the start', async (name) => {
    await expect(claimWith({ ...at.keys, [name]: newKeys()[name] })).rejects.toThrow(
      `another key ${name} than the one in KEYS_FILE`,
    );
  });

  test.each(NAMES)(
    'a second version of %s is known before it is used; then a file without it stops the start',
    async (name) => {
      const known = withVersion(name, { current: 1 });
      await claimWith(known);
      await claimWith(at.keys);
      await assertKeyKnown(at, name);
      await claimWith({ ...known, [name]: { ...known[name], current: 2 } });
      await claimWith(known);
      await expect(claimWith(at.keys)).rejects.toThrow(
        `version 2 of the key ${name}, which KEYS_FILE lacks`,
      );
      await expect(assertKeyKnown(at, name)).rejects.toThrow(MissingKeyError);
      await expect(claimWith({ ...withVersion(name, { current: 2 }) })).rejects.toThrow(
        `another key ${name}`,
      );
      at = { ...at, keys: known };
    },
  );
});
