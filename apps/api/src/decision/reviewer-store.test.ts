import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { openStore, runConcurrently, type StoreUnderTest } from '../testing/test-store.ts';

forEachDatabase('reviewers', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  const added = async (name: string) => {
    const made = await at.store.reviewers.add(name);
    if (made === undefined) throw new Error('the name is taken');
    return made;
  };

  test('each has their own key, stored as a hash only', async () => {
    const [mara, ivo] = [await added('Mara'), await added('Ivo')];
    expect(mara.key).toMatch(/^reviewer_[\w-]{43}$/);
    expect(await at.store.reviewers.byKey(mara.key)).toEqual(mara.reviewer);
    expect(await at.store.reviewers.byKey(ivo.key)).toEqual(ivo.reviewer);
    expect(await at.store.reviewers.byKey(`${mara.key}x`)).toBeUndefined();
    expect(JSON.stringify(await at.database.run(sql`select * from reviewers`))).not.toContain(
      mara.key.slice(9),
    );
  });

  test('of 5 requests for one name at once, one gets it', async () => {
    const made = await runConcurrently(5, () => at.store.reviewers.add('Nora'));
    expect(made.filter((one) => one !== undefined)).toHaveLength(1);
  });

  test('a revoked key grants no access, and its name may be reused', async () => {
    const first = await added('Tomas');
    expect(await at.store.reviewers.revoke('Tomas')).toBe(true);
    expect(await at.store.reviewers.revoke('Tomas')).toBe(false);
    expect(await at.store.reviewers.byKey(first.key)).toBeUndefined();
    const second = await added('Tomas');
    expect(await at.store.reviewers.byKey(second.key)).toEqual(second.reviewer);
    const both = (await at.store.reviewers.list()).filter(({ name }) => name === 'Tomas');
    expect(both.map(({ id, revokedAt }) => [id, revokedAt])).toEqual(
      expect.arrayContaining([
        [first.reviewer.id, at.clock.now()],
        [second.reviewer.id, undefined],
      ]),
    );
  });

  test('adds each configured reviewer once, with the current key', async () => {
    await at.store.reviewers.seed([{ name: 'Robin', key: 'sandbox-reviewer-old' }]);
    const before = await at.store.reviewers.byKey('sandbox-reviewer-old');
    await at.store.reviewers.seed([{ name: 'Robin', key: 'sandbox-reviewer-new' }]);
    expect(await at.store.reviewers.byKey('sandbox-reviewer-old')).toBeUndefined();
    expect(await at.store.reviewers.byKey('sandbox-reviewer-new')).toEqual(before);
  });
});
