import { ACCOUNT_LIMITS } from '@signet/rulebook/accounts/limits';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  withNewestInUse,
  withNewVersion,
  withoutFormerVersions,
} from '../platform/seal/key-file.ts';
import { buildSealer } from '../platform/seal/seal.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore } from '../store.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { rekey, sweep } from '../testing/test-duties.ts';
import {
  loadOrThrow,
  newUser,
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';
import type { NewStore } from './new-application.ts';

const DOB = 'applicant.dob';
const NUMBER = 'applicant.governmentIdentification.value';
const COMPANY = 'company.governmentIdentification.value';

forEachDatabase('a further store of a business', (open) => {
  let at: StoreUnderTest;
  let numbers = 0;
  beforeAll(async () => {
    at = await openStore(open);
  });

  const decide = async (id: string, outcome: 'APPROVED' | 'DECLINED') => {
    const { round } = await loadOrThrow(at.store, id);
    await at.store.applications.recordDecision({
      id,
      round,
      outcome,
      rowId: 'x',
      evidence: {},
      version: 'v',
      decidedBy: 'rules',
      actor: 'rules',
    });
  };
  const business = async (outcome: 'APPROVED' | 'DECLINED' = 'APPROVED') => {
    numbers += 1;
    const secrets = {
      [DOB]: { value: '1980-01-31' },
      [NUMBER]: { value: String(900_200_000 + numbers), sourceType: 'SSN9' as const },
      [COMPANY]: { value: String(123_400_000 + numbers), sourceType: 'FEIN' as const },
    };
    const { id, userId, business: own } = await submittedTestApplication(at.store, { secrets });
    await decide(id, outcome);
    return {
      id,
      userId,
      businessId: own.id,
      told: Object.fromEntries(Object.entries(secrets).map(([path, { value }]) => [path, value])),
    };
  };
  const opening = (
    { userId, businessId }: Pick<NewStore, 'userId' | 'businessId'>,
    storeName?: string,
  ) =>
    at.store.applications.openStore({
      userId,
      businessId,
      storeName,
      portal: 'POYNT',
      locale: 'en-US',
      actor: userId,
    });
  const openOne = async (of: Pick<NewStore, 'userId' | 'businessId'>, storeName?: string) => {
    const opened = await opening(of, storeName);
    return opened.application;
  };
  const sendStore = async ({ id, userId }: { id: string; userId: string }) =>
    at.store.applications.onboard({ id, userId, terms: { id: 't', version: '1' }, actor: userId });
  const secretsOf = (id: string) => at.store.applications.openSecrets(id, [DOB, NUMBER, COMPANY]);
  const sealedRows = async (businessId: string): Promise<number> => {
    const [row] = await at.database.run<{
      rows: number;
    }>(sql`select (select count(tax_id_sealed) + count(birth_date_sealed) from people
      where application_id = ${`urn:app:${businessId}`})::integer + (select count(tax_id_sealed) from businesses where id = ${businessId})::integer as rows`);
    return row?.rows ?? 0;
  };

  describe('shares its people', () => {
    test('asks and copies nothing: people, business and their secrets are the same rows', async () => {
      const one = await business();
      const store = await openOne(one, 'Harbour Street');
      const home = await loadOrThrow(at.store, one.id);
      expect(store).toMatchObject({
        intent: 'ADD_STORE',
        storeName: 'Harbour Street',
        decision: 'PENDING',
        userId: one.userId,
      });
      expect([store.people, store.business, store.answers, store.secretsOnFile]).toEqual([
        home.people,
        home.business,
        home.answers,
        home.secretsOnFile,
      ]);
      expect(await sealedRows(one.businessId)).toBe(3);
      expect(await secretsOf(store.id)).toEqual(one.told);
      const log = await at.database.run<{ action: string; detail: string }>(
        sql`select action, detail from audit where application_id = ${store.id} order by seq`,
      );
      expect(log.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
        ['application.created', { businessId: one.businessId }],
        ['secret.read', { paths: [DOB, NUMBER, COMPANY] }],
      ]);
      expect(await at.store.audit.verify(store.id)).toEqual({ ok: true, rows: 2 });
    });

    test('is not a duplicate of its own business', async () => {
      const one = await business();
      const store = await openOne(one);
      expect(await at.store.applications.duplicates(store.id)).toBe('none');
      expect(await at.store.applications.duplicates(one.id)).toBe('none');
    });

    test('cannot change the answers of the business', async () => {
      const one = await business();
      const { id, userId, version } = await openOne(one);
      await at.store.applications.saveAnswers({
        id,
        userId,
        version,
        answers: { 'company.dba': 'Somebody else' },
        actor: userId,
      });
      expect((await loadOrThrow(at.store, one.id)).answers['company.dba']).toBeUndefined();
      expect((await loadOrThrow(at.store, id)).answers['company.dba']).toBeUndefined();
    });

    test('the person’s export lists shared data once', async () => {
      const one = await business();
      const store = await openOne(one);
      const [user] = await at.database.run<{ emailAddress: string }>(
        sql`select email_address from users where id = ${one.userId}`,
      );
      const told = await at.store.exportPerson(user?.emailAddress ?? '');
      expect(told.applications?.map(({ id }) => id).sort()).toEqual([one.id, store.id].sort());
      expect([told.people?.length, told.businesses?.length, told.secret_answers?.length]).toEqual([
        1, 1, 1,
      ]);
    });
  });

  describe('is opened', () => {
    test('by the business’s own applicant, once it is approved at FULL level', async () => {
      const [mine, refused] = [await business(), await business('DECLINED')];
      const stranger = await newUser(at.store);
      await expect(
        opening({ userId: stranger, businessId: mine.businessId }),
      ).rejects.toMatchObject({ code: 'application.notFound' });
      await expect(opening({ userId: mine.userId, businessId: 'none' })).rejects.toMatchObject({
        code: 'application.notFound',
      });
      await expect(opening(refused)).rejects.toMatchObject({ code: 'application.notApproved' });
      await at.database.run(
        sql`update applications set application_level = 'BASIC' where id = ${mine.id}`,
      );
      await expect(opening(mine)).rejects.toMatchObject({ code: 'application.notApproved' });
    });

    test('one at a time, even when requested many times at once', async () => {
      const one = await business();
      const opened = await Promise.all(Array.from({ length: 8 }, () => opening(one)));
      expect(opened.filter((each) => each.created)).toHaveLength(1);
      expect(new Set(opened.map((each) => each.application.id)).size).toBe(1);
    });

    test('a limited number of times in a day', async () => {
      const one = await business();
      for (let nth = 0; nth < ACCOUNT_LIMITS.storesPerBusinessDay; nth += 1)
        await sendStore(await openOne(one, `Store ${nth}`));
      await expect(opening(one)).rejects.toMatchObject({ code: 'store.limitExceeded' });
      await at.clock.advance(ACCOUNT_LIMITS.storeWindowMs);
      expect(await opening(one)).toMatchObject({ created: true });
    });
  });

  describe('when one of them is erased', () => {
    test('erasing a store that was never submitted keeps the people', async () => {
      const one = await business();
      const { id } = await openOne(one, 'Harbour Street');
      await at.store.erase(id, 'operator');
      expect(await sealedRows(one.businessId)).toBe(3);
      expect(await secretsOf(one.id)).toEqual(one.told);
      expect(
        await at.database.run(
          sql`select 1 as one from applications where id = ${id} and store_name is null`,
        ),
      ).toHaveLength(1);
    });

    test('people are kept while any store needs them, and erased with the last one', async () => {
      const one = await business();
      const { id } = await openOne(one);
      await sendStore({ id, userId: one.userId });
      await at.database.run(
        sql`update applications set decision = 'DECLINED' where id = ${one.id}`,
      );
      await at.store.erase(one.id, 'operator');
      expect(await secretsOf(id)).toEqual(one.told);
      const key = async () =>
        (
          await at.database.run<{ dataKey?: string }>(
            sql`select data_key from businesses where id = ${one.businessId}`,
          )
        )[0]?.dataKey;
      expect(await key()).toBeDefined();
      await decide(id, 'DECLINED');
      await at.store.erase(id, 'operator');
      expect(await sealedRows(one.businessId)).toBe(0);
      expect(await secretsOf(id)).toEqual({});
      expect(await key()).toBeUndefined();
      for (const each of [one.id, id])
        expect(await at.store.audit.verify(each)).toMatchObject({ ok: true });
    });

    test('when two stores are erased at once, the second one erases the people too', async () => {
      const one = await business();
      const { id } = await openOne(one);
      await sendStore({ id, userId: one.userId });
      await decide(id, 'DECLINED');
      await at.database.run(
        sql`update applications set decision = 'DECLINED' where id = ${one.id}`,
      );
      await Promise.all([at.store.erase(one.id, 'operator'), at.store.erase(id, 'operator')]);
      expect(await sealedRows(one.businessId)).toBe(0);
    });

    test('tax IDs of a declined store are deleted in time unless another store needs them', async () => {
      const [alone, shared] = [await business(), await business()];
      for (const one of [alone, shared]) {
        const { id } = await openOne(one);
        await sendStore({ id, userId: one.userId });
        await decide(id, 'DECLINED');
      }
      await at.database.run(
        sql`update decisions set outcome = 'DECLINED' where application_id = ${alone.id}`,
      );
      await at.database.run(
        sql`update applications set decision = 'DECLINED' where id = ${alone.id}`,
      );
      await at.clock.advance(RETENTION.declined.keepMs + 1);
      await sweep(at.store);
      expect([await sealedRows(alone.businessId), await sealedRows(shared.businessId)]).toEqual([
        0, 3,
      ]);
    });
  });

  test('its people can be opened after a key rotation, and after the old key is gone', async () => {
    const one = await business();
    const store = await openOne(one);
    await at.database.run(sql`update applications set decision = 'DECLINED' where id = ${one.id}`);
    await at.store.erase(one.id, 'operator');
    const both = withNewestInUse(
      withNewVersion(withNewVersion(at.keys, 'keyEncryption'), 'fingerprint'),
      'keyEncryption',
    );
    const keys = withNewestInUse(both, 'fingerprint');
    await rekey(buildStore({ database: at.database, sealer: buildSealer(keys), clock: at.clock }));
    const later = buildStore({
      database: at.database,
      sealer: buildSealer(withoutFormerVersions(keys, 'keyEncryption')),
      clock: at.clock,
    });
    const rows = await at.database.run<{ dataKey: string; taxIdHmac: string }>(
      sql`select data_key, tax_id_hmac from businesses where id = ${one.businessId}`,
    );
    expect(rows).toEqual([
      { dataKey: expect.stringMatching(/^v2:/), taxIdHmac: expect.stringMatching(/^v2:/) },
    ]);
    for (const id of [one.id, store.id])
      expect(await later.applications.openSecrets(id, [DOB, NUMBER, COMPANY])).toEqual(one.told);
  });
});
