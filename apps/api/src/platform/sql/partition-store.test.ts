import { RETENTION } from '@signet/rulebook/reference/retention';
import { beforeEach, expect, test } from 'vitest';
import { runMigrations } from '../../migrations/migrate.ts';
import { MIGRATIONS } from '../../migrations/migrations.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { doDuties } from '../../testing/test-duties.ts';
import {
  loadOrThrow,
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
} from '../../testing/test-store.ts';
import type { Database } from './database.ts';
import { identifier, sql } from './sql.ts';

const weekMs = 7 * 24 * 3_600_000;

const partitionsIn = async (database: Database, table: string): Promise<Record<string, number>> => {
  const rows = await database.run<{ name: string; rows: number }>(sql`
    select t.tableoid::regclass::text as name, count(*) as rows
    from ${identifier(table)} t group by 1 order by 1`);
  return Object.fromEntries(
    rows.map(({ name, rows }) => [name.replace(`partitions.${table}_`, ''), rows]),
  );
};
const tablesOf = async (database: Database, table: string): Promise<string[]> => {
  const rows = await database.run<{ name: string }>(sql`select c.relname as name
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::text::regclass order by 1`);
  return rows.map(({ name }) => name.replace(`${table}_`, ''));
};

forEachDatabase('partitions', (open) => {
  let at: StoreUnderTest;
  beforeEach(async () => {
    at = await openStore(open);
  });
  const event = (type: string) => at.store.analytics.add({ type, params: {} });
  const keep = () => doDuties(at.store, ['partitions.analytics', 'partitions.audit']);

  test('are created for the coming weeks and months, once, even by two concurrent workers', async () => {
    await Promise.all([keep(), keep()]);
    const weeks = await tablesOf(at.database, 'analytics');
    expect(weeks).toEqual(['2026_11_12', '2026_11_19', '2026_11_26', '2026_12_03', 'rest']);
    expect(await tablesOf(at.database, 'audit')).toEqual([
      ...['2026_11_01', '2026_12_01', '2027_01_01', '2027_02_01', 'rest', 'to_date'],
    ]);
    await keep();
    expect(await tablesOf(at.database, 'analytics')).toEqual(weeks);
  });

  test('take over rows written before they existed, and receive later ones', async () => {
    await event('pageView');
    const { id } = await submittedTestApplication(at.store);
    expect(await partitionsIn(at.database, 'analytics')).toEqual({ rest: 1 });
    expect(await partitionsIn(at.database, 'audit')).toEqual({ rest: 2 });
    await keep();
    await event('pageView');
    await at.store.banks.defer({ id, actor: 'ana' });
    expect(await partitionsIn(at.database, 'analytics')).toEqual({ '2026_11_12': 2 });
    expect(await partitionsIn(at.database, 'audit')).toEqual({ '2026_11_01': 3 });
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 3 });
    await at.clock.advance(20 * weekMs);
    await event('pageView');
    expect(await partitionsIn(at.database, 'analytics')).toEqual({ '2026_11_12': 2, rest: 1 });
    await keep();
    expect(await partitionsIn(at.database, 'analytics')).toEqual({
      '2026_11_12': 2,
      '2027_04_01': 1,
    });
  });

  test('are dropped once all their rows are past retention', async () => {
    await keep();
    await event('pageView');
    await at.clock.advance(weekMs);
    await keep();
    await event('pageView');
    await at.clock.advance(RETENTION.analytics.keepMs - 2 * weekMs);
    await keep();
    expect(await partitionsIn(at.database, 'analytics')).toEqual({
      '2026_11_12': 1,
      '2026_11_19': 1,
    });
    await at.clock.advance(weekMs);
    await keep();
    expect(await partitionsIn(at.database, 'analytics')).toEqual({ '2026_11_19': 1 });
    expect(await tablesOf(at.database, 'analytics')).not.toContain('2026_11_12');
  });

  test('of the audit log are never dropped because of age', async () => {
    await keep();
    const { id } = await submittedTestApplication(at.store);
    await at.clock.advance(10 * RETENTION.analytics.keepMs);
    await keep();
    expect(await partitionsIn(at.database, 'audit')).toEqual({ '2026_11_01': 2 });
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test.each(['2026_11_01', 'rest'])(
    'of the audit log reject changes, even when addressed directly: %s',
    async (name) => {
      if (name !== 'rest') await keep();
      const { id } = await submittedTestApplication(at.store);
      const own = identifier(`partitions.audit_${name}`);
      for (const change of [
        sql`update ${own} set actor = 'nobody' where application_id = ${id}`,
        sql`delete from ${own} where application_id = ${id}`,
        sql`truncate ${own}`,
        sql`truncate audit`,
      ])
        await expect(at.database.run(change)).rejects.toThrow(/append-only/);
    },
  );

  test('lose the events of an erased application', async () => {
    const { id } = await submittedTestApplication(at.store);
    const own = () => at.store.analytics.add({ type: 'pageView', params: {}, applicationId: id });
    await own();
    await keep();
    await own();
    await at.clock.advance(weekMs);
    await own();
    await at.store.erase(id, 'test');
    expect(await partitionsIn(at.database, 'analytics')).toEqual({});
    expect((await loadOrThrow(at.store, id)).id).toBe(id);
  });
});

forEachDatabase('rows from before there were partitions', (open) => {
  test('stay where they are and are found by the same queries', async () => {
    const { database } = await open({ empty: true });
    const upTo = (last: string) =>
      database.changingSchema((kysely) =>
        runMigrations(
          kysely,
          Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last)),
        ),
      );
    await upTo('0146');
    await database.run(sql`insert into analytics (type, params, at)
      select 'pageView', '{}', n * ${weekMs}::bigint from generate_series(2950, 2960) n`);
    await upTo('9999');
    await database.run(sql`insert into analytics (type, params, at) values
      ('pageView', '{}', ${2960 * weekMs + 1}::bigint), ('pageView', '{}', ${2961 * weekMs}::bigint)`);
    expect(await partitionsIn(database, 'analytics')).toEqual({ to_date: 12, rest: 1 });
    expect(await database.run(sql`select max(id) as newest from analytics`)).toEqual([
      { newest: 13 },
    ]);
  });
});
