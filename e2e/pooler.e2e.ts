import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import { continueTo, expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { test as base, expect, nextPersonaNumber } from '@signet/testing/browser/test';
import { startTestPooler } from '@signet/testing/test-pooler';
import { type ProductWorld, startWorld } from '@signet/testing/world';
import pg from 'pg';

/** A product whose every statement goes through PgBouncer in transaction mode. */
const test = base.extend<object, { world: ProductWorld }>({
  world: [
    async ({ browserName }, use, { workerIndex }) => {
      const world = await startWorld(
        `${browserName}-pooled-${workerIndex}`,
        'postgres',
        'all',
        undefined,
        async (databaseUrl) => {
          const client = new pg.Client({ connectionString: databaseUrl });
          await client.connect();
          const name = new URL(databaseUrl).pathname.slice(1);
          await client.query(`alter database ${name} set statement_timeout = '30s'`);
          await client.end();
          return startTestPooler(databaseUrl, { connections: 5 });
        },
      );
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('Ana signs up and links her bank behind a pooler of five connections', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const faults = watchConsole(page);
  await page.goto('/');
  await continueTo({ page, world, person }, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
  await page.getByRole('link', { name: 'Link your bank' }).click();
  await page.getByRole('button', { name: 'Connect your bank' }).click();
  await linkInPlaidWindow(page);
  await expectScreen(page, world, 'bank-success');
  const subjects = async () =>
    (await world.mailbox(mailTo(person)).messages()).map(({ subject }) => subject);
  await expect
    .poll(subjects)
    .toEqual(['Your bank account is linked', 'You’re approved: link your bank']);
  expect(faults()).toEqual([]);
});
