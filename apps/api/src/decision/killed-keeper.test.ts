import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { openStore, submittedTestApplication } from '../testing/test-store.ts';

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A worker that computes the marked cases. */
const KEEPER = `
  const { openDatabase } = await import(${here('../platform/sql/open-database.ts')});
  const { buildStore } = await import(${here('../store.ts')});
  const { movableClock } = await import(${here('../platform/clock.ts')});
  const database = await openDatabase(JSON.parse(process.argv[1]));
  const store = buildStore({ database, sealer: undefined, clock: movableClock() });
  await store.duties['cases.marked'].batch('', { info: () => undefined, error: console.error });`;

onPostgres('open cases, when whoever computes them is killed', (open) => {
  test('keep their marks, and the next reader computes them', { timeout: 60_000 }, async () => {
    const at = await openStore(open);
    const { id } = await submittedTestApplication(at.store);
    await at.database.run(sql`update applications set checking_since = null where id = ${id}`);
    const options = { databaseUrl: at.url, dataDir: '', statementTimeoutMs: 30_000 };
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    // Whoever computes has locked the marks, and waits for this row before it writes.
    const holding = at.database.transaction(async (tx) => {
      await tx.run(sql`select id from applications where id = ${id} for update`);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', KEEPER, JSON.stringify(options)],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const waiting = () =>
      at.database.run(sql`select 1 as one from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(waiting, { timeout: 40_000 }).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const marks = () =>
      at.database.run(sql`select id from case_marks where application_id = ${id}`);
    expect((await marks()).length).toBeGreaterThan(0);
    released.resolve();
    await holding;
    const reader = { reviewerId: 'rev_nobody', now: at.clock.now(), today: at.clock.today('US') };
    const { items } = await at.store.reviews.queue({ filters: {}, reader });
    expect(items).toMatchObject([{ id, reviewCase: 'decision' }]);
    expect(await marks()).toEqual([]);
  });
});
