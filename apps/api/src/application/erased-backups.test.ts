import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keyHalfFolder } from '../platform/seal/key-half-folder.ts';
import {
  buildKeyHalves,
  buildSeparateKeyHalves,
  separateKeyHalves,
} from '../platform/seal/key-half-store.ts';
import type { KeyHalves } from '../platform/seal/key-halves.ts';
import { SealError } from '../platform/seal/seal.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore, type Store } from '../store.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { rekey, sweep } from '../testing/test-duties.ts';
import { newApplication, newUser, openStore, type StoreUnderTest } from '../testing/test-store.ts';

const DOB = 'applicant.dob';
const NUMBER = 'applicant.governmentIdentification.value';
const SECRETS = {
  [DOB]: { value: '1980-01-31' },
  [NUMBER]: { value: '900104321', sourceType: 'SSN9' as const },
};
const BANK = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000123456789',
  last4: '6789',
} as const;

type Backup = Record<'applications' | 'businesses' | 'people' | 'bank_accounts', string>;
const TABLES = ['applications', 'businesses', 'people', 'bank_accounts'] as const;

onPostgres('a backup restored after an erasure', (open) => {
  const make = async (store: Store) => {
    const { id } = await store.applications.create(
      newApplication(await newUser(store), { secrets: SECRETS }),
    );
    await store.banks.add({ ...BANK, id, status: 'PENDING', actor: 'test' });
    return id;
  };
  /** The rows of every table with sealed values, as a dump holds them. */
  const dump = async ({ database }: StoreUnderTest): Promise<Backup> => {
    const texts = await Promise.all(
      TABLES.map(async (table) => {
        const [row] = await database.run<{ rows: unknown }>({
          texts: [`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${table} t`],
          values: [],
        });
        return [table, JSON.stringify(row?.rows)] as const;
      }),
    );
    return Object.fromEntries(texts) as Backup; // a row for each table
  };
  /** Puts the dumped rows back, as a restore into the same database does. */
  const restore = async (
    { database }: StoreUnderTest,
    backup: Backup,
    id: string,
  ): Promise<void> => {
    for (const table of ['bank_accounts', 'people', 'businesses'] as const)
      await database.run({
        texts: [`delete from ${table} where application_id = `, ''],
        values: [id],
      });
    await database.run(sql`update applications a set data_key = b.data_key
      from jsonb_populate_recordset(null::applications, ${backup.applications}::jsonb) b where a.id = b.id and a.id = ${id}`);
    for (const table of ['businesses', 'people', 'bank_accounts'] as const)
      await database.run({
        texts: [
          `insert into ${table} select * from jsonb_populate_recordset(null::${table}, `,
          `::jsonb) r where r.application_id = `,
          '',
        ],
        values: [backup[table], id],
      });
  };
  const opened = async (store: Store, id: string) => ({
    secrets: await store.applications.openSecrets(id, [DOB, NUMBER]),
    account: (await store.banks.forWork(id))?.accountNumber,
  });
  const ALL = { secrets: { [DOB]: '1980-01-31', [NUMBER]: '900104321' }, account: '000123456789' };
  /** A process of its own: nothing is left in its memory. */
  const fresh = (at: StoreUnderTest, keyHalves?: KeyHalves) => buildStore({ ...at, keyHalves });

  test('current keys open nothing of the erased application, and everything of another one', async () => {
    const at = await openStore(open);
    const [erased, kept] = [await make(at.store), await make(at.store)];
    const backup = await dump(at);
    await at.store.erase(erased, 'operator');
    await restore(at, backup, erased);
    const store = fresh(at);
    await store.keys.claim();
    await expect(store.applications.openSecrets(erased, [DOB])).rejects.toThrow(
      /is destroyed or lies elsewhere/,
    );
    await expect(store.banks.forWork(erased)).rejects.toThrow(SealError);
    expect(await opened(store, kept)).toEqual(ALL);
  });

  test('current keys open nothing of a declined application whose numbers were deleted', async () => {
    const at = await openStore(open);
    const id = await make(at.store);
    await at.database.run(
      sql`update applications set onboarded_at = 1, decision = 'DECLINED' where id = ${id}`,
    );
    await at.database.run(sql`insert into decisions (application_id, round, decided_by, outcome, row_id, evidence, version, decided_at)
      values (${id}, 1, 'rules', 'DECLINED', 'x', '{}', 'v', ${at.clock.now()})`);
    const backup = await dump(at);
    await at.clock.advance(200 * 24 * 3_600_000);
    await sweep(at.store);
    await restore(at, backup, id);
    await expect(fresh(at).applications.openSecrets(id, [DOB])).rejects.toThrow(SealError);
  });

  test('a key half that could not be destroyed at once is destroyed by the next duty', async () => {
    const at = await openStore(open);
    const own = buildKeyHalves(at.database);
    let isDown = true;
    const halves: KeyHalves = {
      ...own,
      destroy: async (ids) => {
        if (isDown) throw new Error('the database of the halves is down');
        await own.destroy(ids);
      },
    };
    const store = fresh(at, halves);
    const id = await make(store);
    const backup = await dump(at);
    await expect(store.erase(id, 'operator')).rejects.toThrow('is down');
    isDown = false;
    await sweep(store);
    await restore(at, backup, id);
    await expect(fresh(at, halves).applications.openSecrets(id, [DOB])).rejects.toThrow(SealError);
    expect(await at.database.run(sql`select 1 as one from key_destructions`)).toEqual([]);
  });

  test('values that an earlier release sealed stay readable, get their key half from a duty, and can then be erased', async () => {
    const at = await openStore(open);
    const { sealer, database } = at;
    // As the earlier release wrote it: wrapped by the key file alone.
    const id = await make(
      buildStore({ ...at, sealer: { ...sealer, newDataKey: (of) => sealer.newDataKey(of) } }),
    );
    expect(
      (
        await database.run<{ dataKey: string }>(
          sql`select data_key from applications where id = ${id}`,
        )
      )[0]?.dataKey,
    ).toMatch(/^v1:[^:]+$/);
    expect(await opened(fresh(at), id)).toEqual(ALL);
    await rekey(fresh(at));
    const [row] = await database.run<{ dataKey: string }>(
      sql`select data_key from applications where id = ${id}`,
    );
    expect(row?.dataKey).toMatch(/^v1:\S+:half_[\w-]{22}$/);
    expect(await opened(fresh(at), id)).toEqual(ALL);
    const backup = await dump(at);
    await at.store.erase(id, 'operator');
    await restore(at, backup, id);
    await expect(fresh(at).applications.openSecrets(id, [DOB])).rejects.toThrow(SealError);
  });

  test('no row ever contains a key half', async () => {
    const at = await openStore(open);
    const id = await make(at.store);
    await rekey(at.store);
    await at.store.erase(await make(at.store), 'operator');
    const halves = await at.database.run<{ secret: string }>(sql`select secret from key_halves`);
    const backup = await dump(at);
    expect(halves.length).toBeGreaterThan(0);
    for (const { secret } of halves) expect(JSON.stringify(backup)).not.toContain(secret);
    expect(await opened(fresh(at), id)).toEqual(ALL);
  });

  test('the product does not start without the key halves', async () => {
    const at = await openStore(open);
    await make(at.store);
    const none: KeyHalves = { ...buildKeyHalves(at.database), find: async () => [] };
    await expect(fresh(at, none).keys.claim()).rejects.toThrow(
      'holds none of the key halves that this database needs',
    );
  });

  test('key halves can move to a database of their own, and everything still opens', async () => {
    const at = await openStore(open);
    const { database: apart } = await open({ empty: true });
    const id = await make(at.store);
    await separateKeyHalves(at.database, apart);
    await separateKeyHalves(at.database, apart);
    expect(await at.database.run(sql`select id from key_halves`)).toEqual([]);
    const store = fresh(at, buildSeparateKeyHalves(apart));
    expect(await opened(store, id)).toEqual(ALL);
    expect(await opened(store, await make(store))).toEqual(ALL);
  });
});

describe('halves in a folder', () => {
  test('are files that only their owner can read, flushed to disk, and gone once destroyed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signet-halves-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const halves = keyHalfFolder(join(folder, 'key-halves'));
    const [one, other] = [await halves.create(), await halves.create()];
    expect(
      await keyHalfFolder(join(folder, 'key-halves')).find([one.id, 'half_missing', other.id]),
    ).toEqual([one, other]);
    await halves.destroy([one.id, 'half_missing']);
    expect(await halves.find([one.id, other.id])).toEqual([other]);
    expect(readdirSync(join(folder, 'key-halves'))).toEqual([other.id]);
  });
});
