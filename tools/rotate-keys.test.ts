import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { PROJECT } from '@signet/testing/project-folder';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toAppError } from '../apps/api/src/platform/http/problem.ts';
import { KEY_NAMES, type KeyName, openKeys } from '../apps/api/src/platform/seal/key-file.ts';
import { buildSealer, MissingKeyError } from '../apps/api/src/platform/seal/seal.ts';
import { buildStore, type Store } from '../apps/api/src/store.ts';
import { onPostgres } from '../apps/api/src/testing/for-each-database.ts';
import { rekey, sweep } from '../apps/api/src/testing/test-duties.ts';
import {
  newApplication,
  newUser,
  openStore,
  type StoreUnderTest,
} from '../apps/api/src/testing/test-store.ts';
import { runKeys } from './keys.ts';

const GUIDE = readFileSync(join(PROJECT, 'docs/how-to/rotate-keys.md'), 'utf8');
const STEPS = [...GUIDE.matchAll(/^ +npm run keys -- (\w+)/gm)].map(([, step = '']) => step);

const DOB = 'applicant.dob';
const NUMBER = 'applicant.governmentIdentification.value';
const SECRETS = {
  [DOB]: { value: '1980-01-31' },
  [NUMBER]: { value: '900104321', sourceType: 'SSN9' as const },
};

onPostgres('the guide to rotating a key', (open) => {
  const processOn = async ({ database, clock }: StoreUnderTest, file: string): Promise<Store> =>
    buildStore({
      database,
      clock,
      sealer: buildSealer(await openKeys({ file, production: true })),
    });

  /** Data protected by keys: secrets, a bank account, a session, a link and an idempotent call. */
  const leaveTraces = async (store: Store) => {
    const userId = await newUser(store);
    const { id } = await store.applications.create(newApplication(userId, { secrets: SECRETS }));
    const bank = {
      kind: 'manual',
      accountType: 'CHECKING',
      routing: '021000021',
      accountNumber: '000123456789',
      last4: '6789',
    } as const;
    const { id: bankId } = await store.banks.add({ ...bank, id, status: 'PENDING', actor: userId });
    const { token } = await store.sessions.create({ userId, authenticatedAt: 0 });
    const once = { key: `key-${id}`, userId, route: 'POST /', body: '{}' };
    await store.idempotency.begin(once);
    await store.idempotency.finish(once, { status: 200, reply: { kept: true } });
    return { userId, id, bank, bankId, token, once };
  };

  const seenBy = async (
    store: Store,
    { userId, id, bank, bankId, token, once }: Awaited<ReturnType<typeof leaveTraces>>,
  ) => ({
    secrets: await store.applications.openSecrets(id, [DOB, NUMBER]),
    differing: await store.applications.secretsThatDiffer(id, SECRETS),
    isSameAccount:
      (await store.banks.add({ ...bank, id, status: 'PENDING', actor: userId })).id === bankId,
    account: (await store.banks.forWork(id))?.accountNumber,
    session: (await store.sessions.load(token))?.userId === userId,
    replay: await store.idempotency.begin(once),
    audit: (await store.audit.verify(id)).ok,
  });
  const ALL = {
    secrets: { [DOB]: '1980-01-31', [NUMBER]: '900104321' },
    differing: {},
    isSameAccount: true,
    account: '000123456789',
    session: true,
    replay: { state: 'done', status: 200, reply: { kept: true } },
    audit: true,
  };

  describe.each(keysOf(KEY_NAMES))('of %s', (name) => {
    test('makes nothing unreadable, whichever of two processes has the new file first', {
      timeout: 120_000,
    }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'signet-rotation-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, 'keys.json');
      await openKeys({ file, production: false });
      const at = await openStore(open);
      const processWith = (from: string) => processOn(at, from);
      const place = {
        file,
        production: true,
        withStore: async <Result>(work: (store: Store) => Promise<Result>) =>
          work(await processWith(file)),
      };
      const take = (step: string) => runKeys(place, step, name);
      const [add = '', use = '', status = '', retire = ''] = STEPS;

      let [one, other] = [await processWith(file), await processWith(file)];
      await one.keys.claim();
      const before = await leaveTraces(one);
      const unaware = one;

      await take(add);
      one = await processWith(file);
      await one.keys.claim();
      await other.keys.claim(); // restarts with the previous key file, as after a crash
      const known = await leaveTraces(one);
      for (const store of [one, other])
        expect([await seenBy(store, before), await seenBy(store, known)]).toEqual([ALL, ALL]);
      other = await processWith(file);

      await take(use);
      one = await processWith(file);
      await one.keys.claim();
      const [anew, asBefore] = [await leaveTraces(one), await leaveTraces(other)];
      for (const store of [one, other])
        for (const traces of [before, known, anew, asBefore])
          expect(await seenBy(store, traces)).toEqual(ALL);
      // Two people with the same number are matched across key versions: each was declined in
      // another application.
      await at.database.run({
        texts: [`update applications set decision = 'DECLINED'`],
        values: [],
      });
      await at.database.run({
        texts: [
          `insert into decisions (application_id, round, decided_by, outcome, row_id, evidence, version, decided_at)
          select id, 9, 'rules', 'DECLINED', 'x', '{}', 'v', created_at from applications`,
        ],
        values: [],
      });
      for (const store of [one, other])
        for (const { id } of [before, anew])
          expect(await store.applications.duplicates(id)).toBe('declined');

      // A process that still has the key file from before step 1 answers "busy" instead of treating
      // the data as missing.
      await expect(unaware.keys.claim()).rejects.toThrow(
        `version 2 of the key ${name}, which KEYS_FILE lacks`,
      );
      const calls: Record<KeyName, () => Promise<unknown>> = {
        keyEncryption: () => unaware.applications.openSecrets(anew.id, [DOB]),
        fingerprint: () => unaware.applications.duplicates(anew.id),
        pepper: () => unaware.sessions.load(anew.token),
        audit: () => unaware.audit.verify(anew.id),
      };
      const error = await calls[name]().catch((error: unknown) => error);
      expect([error instanceof MissingKeyError, toAppError(error).code]).toEqual([
        true,
        'server.busy',
      ]);

      if (name === 'audit') {
        await expect(take(retire)).rejects.toThrow('version 1 of audit is still needed');
        return;
      }
      await rekey(one);
      expect((await take(status)).join('\n')).toContain('in use: 2; known: 1, 2');
      await at.clock.advance(4 * 24 * 3_600_000);
      await sweep(one);
      await take(retire);
      const last = await processWith(file);
      await last.keys.claim();
      for (const { id } of [before, known, anew, asBefore])
        expect([
          await last.applications.openSecrets(id, [DOB, NUMBER]),
          (await last.audit.verify(id)).ok,
        ]).toEqual([ALL.secrets, true]);
    });
  });

  test('names every step once, in the order in which they are safe', () =>
    expect(STEPS).toEqual(['add', 'use', 'status', 'retire']));
});
