import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildStore, type Store } from '../../store.ts';
import { onPostgres } from '../../testing/for-each-database.ts';
import {
  newApplication,
  newUser,
  openStore,
  type StoreUnderTest,
} from '../../testing/test-store.ts';
import { buildMetrics } from '../observe/metrics.ts';
import { watchKeyVersions } from '../observe/watch-store.ts';
import {
  KEY_NAMES,
  newKeys,
  openKeys,
  withNewestInUse,
  withNewVersion,
  withoutFormerVersions,
  writeKeys,
} from './key-file.ts';
import { buildSealer, type Sealer } from './seal.ts';
import { replaceableSealer, watchKeys } from './watch-keys.ts';

const DOB = 'applicant.dob';

onPostgres('a key file that changes under a running process', (open) => {
  let at: StoreUnderTest;
  let file = '';
  beforeEach(async () => {
    at = await openStore(open);
    file = join(temporaryFolder(), 'keys.json');
    await openKeys({ file, production: false });
  });
  const start = async () => {
    const place = { file, production: true };
    const keys = replaceableSealer(buildSealer(await openKeys(place)));
    const given = { database: at.database, clock: at.clock };
    const store = buildStore({ ...given, sealer: keys.sealer });
    await store.keys.claim();
    const said: string[] = [];
    const say = (...told: unknown[]) => void said.push(String(told.at(-1)));
    const check = (sealer: Sealer) => buildStore({ ...given, sealer }).keys.claim();
    const watch = watchKeys({ place, keys, check, log: { info: say, error: say } });
    onTestFinished(() => watch.close());
    return { store, sealer: keys.sealer, look: watch.look, said };
  };
  const traceOf = async (store: Store) => {
    const userId = await newUser(store);
    const secrets = { [DOB]: { value: '1980-01-31' } };
    const { id } = await store.applications.create(newApplication(userId, { secrets }));
    const { token } = await store.sessions.create({ userId, authenticatedAt: 0 });
    return { id, userId, token };
  };
  const seenBy = async (
    store: Store,
    { id, userId, token }: Awaited<ReturnType<typeof traceOf>>,
  ) => [
    await store.applications.openSecrets(id, [DOB]),
    (await store.sessions.load(token))?.userId === userId,
    (await store.audit.verify(id)).ok,
  ];
  const WHOLE = [{ [DOB]: '1980-01-31' }, true, true];

  describe.each(keysOf(KEY_NAMES))('with a new version of %s', (name) => {
    test('is picked up by every process, and every value stays readable meanwhile', async () => {
      const [one, other] = [await start(), await start()];
      const before = await traceOf(one.store);
      const change = async (turn: typeof withNewVersion) =>
        writeKeys(file, turn(await openKeys({ file, production: true }), name));

      await change(withNewVersion);
      await one.look();
      expect(one.sealer.versionsOf(name).known).toEqual([1, 2]);
      await other.look();
      await change(withNewestInUse);
      await one.look();
      const [anew, asBefore] = [await traceOf(one.store), await traceOf(other.store)];
      for (const { store } of [one, other])
        for (const trace of [before, anew, asBefore])
          expect(await seenBy(store, trace)).toEqual(WHOLE);
      await other.look();
      expect(other.said.at(-1)).toContain(`${name} uses 2 of 1, 2`);
      await other.look();
      expect(other.said).toHaveLength(2);
      const metrics = buildMetrics({ release: 'r', process: false });
      watchKeyVersions(metrics, other.sealer);
      expect(await metrics.text()).toContain(`signet_key_version{key="${name}",state="used"} 2`);

      // What the database still needs does not leave a process by a mistake in the file.
      await change(withoutFormerVersions);
      await one.look();
      expect(one.said.at(-1)).toContain('the keys of before stay in use');
      expect(await seenBy(one.store, before)).toEqual(WHOLE);
    });
  });

  test.each([
    ['no key file', 'not a key file'],
    ['the keys of another database', JSON.stringify(newKeys())],
  ])('is ignored when it contains %s', async (_what, text) => {
    const { store, look, said, sealer } = await start();
    const before = await traceOf(store);
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    await look();
    expect(said).toEqual([
      'the changed KEYS_FILE was not taken over; the keys of before stay in use',
    ]);
    expect(await seenBy(store, before)).toEqual(WHOLE);
    expect(sealer.versionsOf('audit').known).toEqual([1]);
  });
});
