import { FOLDED_LETTERS, foldName } from '@signet/rulebook/accounts/folded-name';
import { ACCOUNT_LIMITS } from '@signet/rulebook/accounts/limits';
import { beforeAll, expect, test } from 'vitest';
import { literalSql, sql } from '../platform/sql/sql.ts';
import { forEachDatabase, onPostgres } from '../testing/for-each-database.ts';
import {
  newApplication,
  newUser,
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';

forEachDatabase('accounts', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  test('lists a person’s own applications, the newest first', async () => {
    const userId = await newUser(at.store);
    const first = await at.store.applications.create(newApplication(userId));
    await at.clock.advance(1_000);
    const second = await at.store.applications.create(
      newApplication(userId, { market: 'CA', currency: 'CAD', level: 'BASIC' }),
    );
    await submittedTestApplication(at.store);
    expect(await at.store.accounts.of(userId)).toMatchObject([
      { id: second.id, currency: 'CAD', applicationLevel: 'BASIC' },
      {
        id: first.id,
        currency: 'USD',
        applicationLevel: 'FULL',
        decision: 'PENDING',
        answers: { 'applicant.name.firstName': 'Ana' },
      },
    ]);
    expect(await at.store.accounts.of(await newUser(at.store))).toEqual([]);
  });

  test('shows each application in the list exactly as by itself', async () => {
    const { id, userId } = await submittedTestApplication(at.store);
    expect(await at.store.accounts.of(userId)).toEqual([
      await at.store.applications.load(id, userId),
    ]);
  });

  test('pages through the stores of a business by name, each once', async () => {
    const { id, userId } = await submittedTestApplication(at.store);
    const businessId = id.slice('urn:app:'.length);
    const wish = { userId, businessId };
    const all = await at.store.accounts.stores(wish);
    expect([all.stores.map((store) => store.id), all.next]).toEqual([[id], undefined]);
    expect((await at.store.accounts.stores({ ...wish, search: 'no such store' })).stores).toEqual(
      [],
    );
    expect(
      (await at.store.accounts.stores({ ...wish, userId: await newUser(at.store) })).stores,
    ).toEqual([]);
    for (const after of ['', 'nonsense', Buffer.from('{"a":1}').toString('base64url')])
      expect((await at.store.accounts.stores({ ...wish, after })).stores).toHaveLength(1);
    const last = Buffer.from(JSON.stringify(['\u{10ffff}', 'z'])).toString('base64url');
    expect((await at.store.accounts.stores({ ...wish, after: last })).stores).toEqual([]);
  });

  test.each([
    ['Café Zoé', 'cafe', 'CAFÉ', 'zoe'],
    ['Terry’s Œuvre', "terry's", 'TERRY’S', 'oeuvre'],
    ['Łódź Deli', 'lodz', 'ŁÓDŹ'],
  ])('finds the store %s in any spelling of its name', async (name, ...searches) => {
    const { id, userId } = await submittedTestApplication(at.store);
    await at.database.run(sql`update businesses set dba = ${name} where application_id = ${id}`);
    for (const search of searches) {
      const { stores } = await at.store.accounts.stores({
        userId,
        businessId: id.slice('urn:app:'.length),
        search,
      });
      expect([search, stores.map((store) => store.id)]).toEqual([search, [id]]);
    }
  });

  test('the database folds every letter of a name like the rulebook', async () => {
    const letters = Array.from({ length: 0x24f - 0x20 }, (_none, at) =>
      String.fromCodePoint(0x20 + at),
    );
    const others = Array.from({ length: 0x100 }, (_none, at) => String.fromCodePoint(0x1e00 + at));
    const names = [
      ...letters,
      ...others,
      ...Object.keys(FOLDED_LETTERS),
      'ﬁ',
      '\u00a0',
      'ᑕᓐ',
      'ʔ',
      'é'.normalize('NFD'),
    ].filter((name) => name !== '');
    const rows = await at.database.run<{ name: string; folded: string }>(
      sql`select name, folded_name(name) as folded from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) name`,
    );
    expect(rows.filter(({ name, folded }) => folded !== foldName(name))).toEqual([]);
  });
});

onPostgres('ten thousand stores of a business', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  test('uses an index for order and pages, and finds one by part of its name', async () => {
    const { id, userId } = await submittedTestApplication(at.store);
    const businessId = id.slice('urn:app:'.length);
    const own: Record<string, string> = {
      id: "'urn:app:store-' || n",
      business_id: `'${businessId}'`,
      store_name: "'Shop ' || lpad(n::text, 5, '0')",
      referral_url_id: "'store-' || n",
      reference: "'S' || n",
    };
    const columns = await at.database.run<{ name: string }>(
      sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'applications'`,
    );
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => own[name] ?? `t.${name}`);
    const copies = literalSql(
      `insert into applications (${names}) select ${values} from applications t, generate_series(1, 10000) n`,
    );
    await at.database.run(sql`${copies} where t.id = ${id}`);
    const wish = { userId, businessId };
    const found: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { stores, next } = await at.store.accounts.stores({ ...wish, after });
      found.push(...stores.map(({ storeName }) => storeName ?? 'the business'));
      after = next;
    }
    const shops = Array.from(
      { length: 3 * ACCOUNT_LIMITS.storesPerPage - 1 },
      (_none, at) => `Shop ${String(at + 1).padStart(5, '0')}`,
    );
    expect(found).toEqual(['the business', ...shops]);
    const search = async (words: string) =>
      (await at.store.accounts.stores({ ...wish, search: words })).stores.map(
        (one) => one.storeName,
      );
    expect([await search('SHOP 09999'), await search('0999'), await search('%')]).toEqual([
      ['Shop 09999'],
      ['Shop 00999', ...Array.from({ length: 10 }, (_none, last) => `Shop 0999${last}`)],
      [],
    ]);
    await at.database.run(sql`analyze applications`);
    const plan = await at.database.run<Record<string, string>>(
      sql`explain select id from applications where business_id = ${businessId} and (folded_name(store_name), id) > (${'shop 05000'}, ${''}) order by folded_name(store_name), id limit 51`,
    );
    expect(JSON.stringify(plan)).toContain('applications_stores_by_folded_name');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});
