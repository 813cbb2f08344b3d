import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../apps/api/src/testing/for-each-database.ts';
import { openStore, type StoreUnderTest } from '../apps/api/src/testing/test-store.ts';
import { manageReviewers } from './reviewer.ts';

forEachDatabase('the reviewer command', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  test('shows a key once, lists people without it, and takes it back', async () => {
    expect(await manageReviewers(at.store, { list: true })).toEqual(['there are no reviewers yet']);
    const [line = '', key = ''] = await manageReviewers(at.store, { add: 'Ana María Ruiz' });
    expect(line).toContain('Ana María Ruiz is reviewer rev_');
    expect(await at.store.reviewers.byKey(key)).toMatchObject({ name: 'Ana María Ruiz' });
    await expect(manageReviewers(at.store, { add: 'Ana María Ruiz' })).rejects.toThrow('already');
    expect((await manageReviewers(at.store, { list: true })).join()).not.toContain(key);
    expect(await manageReviewers(at.store, { revoke: 'Ana María Ruiz' })).toEqual([
      'the key of Ana María Ruiz opens nothing any more',
    ]);
    expect(await at.store.reviewers.byKey(key)).toBeUndefined();
    expect((await manageReviewers(at.store, { list: true })).join()).toContain('revoked');
  });

  test.each([{}, { add: '' }, { add: '=key' }, { add: 'a'.repeat(61) }])(
    '%j shows how it is used',
    async (options) => {
      await expect(manageReviewers(at.store, options)).rejects.toThrow('npm run reviewer');
    },
  );

  test('nobody is revoked twice', async () => {
    await expect(manageReviewers(at.store, { revoke: 'Nobody' })).rejects.toThrow('no reviewer');
  });
});
