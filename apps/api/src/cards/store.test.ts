import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';
import type { AuthenticatedCard } from './port.ts';

const visa: AuthenticatedCard = {
  customerId: 'cus_1',
  methodId: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  fingerprint: 'print-1',
};

forEachDatabase('cards', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const rowsOf = (id: string) =>
    at.database.run(sql`select (select count(*) from cards where application_id = ${id}) as cards,
      (select count(*) from cards where application_id = ${id} and is_primary) as primaries`);

  test('20 tokens of the same card at once make one row', async () => {
    const { id } = await submittedTestApplication(at.store);
    const added = await runConcurrently(20, (turn) =>
      at.store.cards.add({ id, card: { ...visa, methodId: `pm_${turn}` }, actor: 'x' }),
    );
    expect(new Set(added.map(({ cardId }) => cardId)).size).toBe(1);
    expect(await rowsOf(id)).toEqual([{ cards: 1, primaries: 1 }]);
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test('another card replaces it, and the first can be restored from its row', async () => {
    const { id } = await submittedTestApplication(at.store);
    const first = await at.store.cards.add({ id, card: visa, actor: 'x' });
    expect(first).toMatchObject({
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2030,
    });
    const other = {
      ...visa,
      methodId: 'pm_2',
      fingerprint: 'print-2',
      brand: 'amex',
      last4: '0005',
    } as const;
    const second = await at.store.cards.add({ id, card: other, actor: 'x' });
    expect(await at.store.cards.primary(id)).toEqual(second);
    expect(
      await at.store.cards.add({ id, card: { ...visa, expiryYear: 2033 }, actor: 'x' }),
    ).toEqual({ ...first, expiryYear: 2033 });
    expect(await rowsOf(id)).toEqual([{ cards: 2, primaries: 1 }]);
  });

  test('allows ten attempts a day, counted correctly in parallel', async () => {
    const { id } = await submittedTestApplication(at.store);
    const tried = await runConcurrently(15, () => at.store.cards.countTry(id));
    expect(tried.filter(Boolean)).toHaveLength(10);
    await at.clock.advance(25 * 3_600_000);
    expect(await at.store.cards.countTry(id)).toBe(true);
  });

  test.each([
    ['a number in place of its last four digits', 'last4', '4242424242424242'],
    ['a number in place of the token', 'vendor_method_id', '4242424242424242'],
    ['a thirteenth month', 'expiry_month', 13],
    ['an invalid network', 'brand', 'other'],
  ])('the table refuses %s', async (_what, column, value) => {
    const { id } = await submittedTestApplication(at.store);
    await at.store.cards.add({ id, card: visa, actor: 'x' });
    const set = {
      last4: sql`last4 = ${value}::text`,
      vendor_method_id: sql`vendor_method_id = ${value}::text`,
      brand: sql`brand = ${value}::text`,
    };
    const change =
      column === 'expiry_month'
        ? sql`expiry_month = ${value}::integer`
        : set[column as keyof typeof set];
    await expect(
      at.database.run(sql`update cards set ${change} where application_id = ${id}`),
    ).rejects.toMatchObject({ code: '23514' });
  });

  test('erasing an application deletes its cards', async () => {
    const { id } = await submittedTestApplication(at.store);
    await at.store.cards.add({ id, card: visa, actor: 'x' });
    await at.store.cards.countTry(id);
    await at.store.erase(id, 'operator:ana');
    expect(
      await at.database.run(
        sql`select 1 from cards where application_id = ${id} union all select 1 from card_tries where application_id = ${id}`,
      ),
    ).toEqual([]);
  });
});
