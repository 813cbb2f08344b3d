import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { newApplication, newUser, openStore, type StoreUnderTest, submittedTestApplication } from '../testing/test-store.ts';

forEachDatabase('accounts', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  test('a person’s applications, the newest first, and nobody else’s', async () => {
    const userId = await newUser(at.store);
    const first = await at.store.applications.create(newApplication(userId));
    await at.clock.advance(1_000);
    const second = await at.store.applications.create(newApplication(userId, { market: 'CA', currency: 'CAD', level: 'BASIC' }));
    await submittedTestApplication(at.store);
    expect(await at.store.accounts.of(userId)).toMatchObject([
      { id: second.id, currency: 'CAD', applicationLevel: 'BASIC' },
      { id: first.id, currency: 'USD', applicationLevel: 'FULL', decision: 'PENDING', answers: { 'applicant.name.firstName': 'Ana' } },
    ]);
    expect(await at.store.accounts.of(await newUser(at.store))).toEqual([]);
  });

  test('each is what a look at it alone shows', async () => {
    const { id, userId } = await submittedTestApplication(at.store);
    expect(await at.store.accounts.of(userId)).toEqual([await at.store.applications.load(id, userId)]);
  });

  test('the stores of a business come in pages by name, each once; nobody else finds them', async () => {
    const { id, userId } = await submittedTestApplication(at.store);
    const businessId = id.slice('urn:app:'.length);
    const wish = { userId, businessId };
    const all = await at.store.accounts.stores(wish);
    expect([all.stores.map((store) => store.id), all.next]).toEqual([[id], undefined]);
    expect((await at.store.accounts.stores({ ...wish, search: 'no such store' })).stores).toEqual([]);
    expect((await at.store.accounts.stores({ ...wish, userId: await newUser(at.store) })).stores).toEqual([]);
    for (const after of ['', 'nonsense', Buffer.from('{"a":1}').toString('base64url')])
      expect((await at.store.accounts.stores({ ...wish, after })).stores).toHaveLength(1);
    const last = Buffer.from(JSON.stringify(['\u{10ffff}', 'z'])).toString('base64url');
    expect((await at.store.accounts.stores({ ...wish, after: last })).stores).toEqual([]);
  });
});
