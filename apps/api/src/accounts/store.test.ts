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
});
