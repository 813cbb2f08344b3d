import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { newApplication, newUser, openStore, type StoreUnderTest } from '../testing/test-store.ts';

const MAIL = { channel: 'email', template: 'wayBack', to: 'ana@example.com', subject: 'x', text: 'x' } as const;

forEachDatabase('a message that is written once', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const count = async (applicationId: string) => {
    const [row] = await at.database.run<{ outbox: number; jobs: number }>(sql`
      select (select count(*) from outbox where application_id = ${applicationId}) as outbox,
        (select count(*) from jobs where application_id = ${applicationId} and kind = 'send-message') as jobs`);
    return [Number(row?.outbox), Number(row?.jobs)];
  };

  test('waits once for an application, however often it is added, and once for another one', async () => {
    const [one, other] = await Promise.all(
      [0, 1].map(async () => (await at.store.applications.create(newApplication(await newUser(at.store)))).id),
    );
    for (let times = 0; times < 2; times += 1) await at.store.outbox.addOnce({ ...MAIL, applicationId: one ?? '' });
    await at.store.outbox.addOnce({ ...MAIL, applicationId: other ?? '' });
    expect([await count(one ?? ''), await count(other ?? '')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await at.store.outbox.add({ ...MAIL, applicationId: one ?? '' });
    expect(await count(one ?? '')).toEqual([2, 2]);
  });
});
