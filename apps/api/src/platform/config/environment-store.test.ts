import { beforeEach, expect, test } from 'vitest';
import { buildStore } from '../../store.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { openStore, type StoreUnderTest } from '../../testing/test-store.ts';
import { sql } from '../sql/sql.ts';
import { readConfig } from './config.ts';
import { ENVIRONMENTS } from './environments.ts';

const SANDBOX_KEY = 'sandbox-reviewer-robin';

forEachDatabase('the environment of a database', (open) => {
  let at: StoreUnderTest;
  beforeEach(async () => {
    at = await openStore(open);
  });
  const away = () => buildStore({ ...at, acceptsSamples: false });

  test.each(ENVIRONMENTS.filter((name) => name !== 'local'))(
    'one of "local" does not start as "%s"',
    async (other) => {
      await at.store.environment.claim('local');
      await at.store.environment.claim('local');
      await expect(away().environment.claim(other)).rejects.toThrow(
        `the database belongs to SIGNET_ENV=local, and this process was started with SIGNET_ENV=${other}`,
      );
    },
  );

  test('of processes that start at once in two environments, those of one fail', async () => {
    const starts = await Promise.allSettled(
      ['test', 'ote', 'test', 'ote'].map((name) => away().environment.claim(name)),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test.each([
    ['reviewers', () => at.store.reviewers.seed(readConfig({}).reviewers)],
    ['referral_partners', () => at.store.referralPartners.seed(readConfig({}).partnerSeed, true)],
  ])(
    'rows that a sandbox seeded into %s stop a start elsewhere, even in a database without a name',
    async (table, seed) => {
      await seed();
      await expect(away().environment.claim('test')).rejects.toThrow(
        `rows that the sandbox seeded (${table}); SIGNET_ENV=test needs one of its own`,
      );
      expect(await at.database.run(sql`select name from database_environment`)).toEqual([]);
    },
  );

  test('rows that a sandbox seeded are ignored in any other environment', async () => {
    await at.store.reviewers.seed(readConfig({}).reviewers);
    await at.store.referralPartners.seed(readConfig({}).partnerSeed, true);
    expect(await at.store.reviewers.byKey(SANDBOX_KEY)).toMatchObject({ name: 'Robin' });
    expect((await at.store.referralPartners.rows()).length).toBeGreaterThan(0);
    expect(await away().reviewers.byKey(SANDBOX_KEY)).toBeUndefined();
    expect(await away().referralPartners.rows()).toEqual([]);
  });
});
