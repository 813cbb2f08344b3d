import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  applicationWithPhone,
  openStore,
  STORE_TEST_TERMS,
  type StoreUnderTest,
} from '../testing/test-store.ts';

forEachDatabase('category choices', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const stored = () =>
    at.database.run(
      sql`select words, shown, chosen, chosen_in from category_choices order by chosen`,
    );
  const send = async (choice?: { words: string[]; shown?: number; chosen: number }, times = 1) => {
    const { id, userId } = await applicationWithPhone(at.store);
    for (let time = 0; time < times; time += 1)
      await at.store.applications.onboard({
        id,
        userId,
        terms: STORE_TEST_TERMS,
        actor: userId,
        choice,
      });
  };

  test('stores a choice once at submission, without the application or a day', async () => {
    await send({ words: ['pizza', 'sushi'], shown: 2, chosen: 5 }, 2);
    expect(await stored()).toEqual([
      { words: ['pizza', 'sushi'], shown: 2, chosen: 5, chosenIn: '2026-11' },
    ]);
  });

  test('stores nothing without a usable word', async () => {
    const before = await stored();
    await send({ words: [], shown: 1, chosen: 12 });
    await send();
    expect(await stored()).toEqual(before);
  });

  test('stores a choice that was made without a suggestion', async () => {
    await send({ words: ['bakery'], chosen: 31 });
    expect(await stored()).toContainEqual(
      expect.objectContaining({ words: ['bakery'], chosen: 31 }),
    );
  });
});
