import { keysOf } from '@signet/rulebook/core/keys-of';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database, Db, Tx } from './platform/sql/database.ts';
import { literalSql, type Query, sql, statementOf } from './platform/sql/sql.ts';
import { buildStore } from './store.ts';
import { onPostgres } from './testing/for-each-database.ts';
import { doDuties } from './testing/test-duties.ts';
import { openStore, type StoreUnderTest, submittedTestApplication } from './testing/test-store.ts';

const PLAN = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(PLAN).optional();
  },
});
type Plan = z.infer<typeof PLAN>;
const PLANS = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: PLAN })) }));

/** Tables that are read as a whole, and why they stay small. */
const SMALL: Readonly<Record<string, string>> = {
  staff_audit_head: 'has one row',
  insight_progress: 'has one row',
  audit_verified: 'is emptied by each checkpoint',
};

const readAsAWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(readAsAWhole),
];

/** Asks for the plan of each statement before it runs. */
function explaining(database: Database, note: (table: string, text: string) => void): Database {
  const explain = async (db: Db, query: Query): Promise<void> => {
    const { text, values } = statementOf(query);
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return;
    const { rows } = await db.boss.executeSql(`explain (format json) ${text}`, values);
    for (const { 'QUERY PLAN': plans } of PLANS.parse(rows))
      for (const { Plan } of plans)
        for (const table of readAsAWhole(Plan)) note(table, text.replaceAll(/\s+/g, ' '));
  };
  const on = <Of extends Db>(db: Of): Of => ({
    ...db,
    run: async (query) => {
      await explain(db, query);
      return db.run(query);
    },
  });
  const within = (tx: Tx): Tx => on(tx);
  return {
    ...on(database),
    transaction: (work) => database.transaction((tx) => work(within(tx))),
    commitWith: (work) => database.commitWith((tx) => work(within(tx))),
  };
}

onPostgres('the statements of duties', (open) => {
  let at: StoreUnderTest;
  let database: Database;
  beforeAll(async () => {
    at = await openStore(open);
    await submittedTestApplication(at.store);
    const [row] = await at.database.run<{ name: string }>(sql`select current_database() as name`);
    // Whatever an index can find is then found by it, however few rows there are.
    await at.database.run(literalSql(`alter database ${row?.name} set enable_seqscan = off`));
    database = await at.second();
  });

  test('read no table as a whole that grows', { timeout: 120_000 }, async () => {
    const found: string[] = [];
    let running = '';
    const store = buildStore({
      ...{ sealer: at.sealer, clock: at.clock, objects: at.objects },
      database: explaining(database, (table, text) => {
        if (SMALL[table] === undefined) found.push(`${running} ${table}: ${text}`);
      }),
    });
    for (const id of keysOf(store.duties)) {
      running = id;
      await doDuties(store, [id]);
    }
    expect(found).toEqual([]);
  });

  test('delete whatever has a period after which it is deleted', () => {
    const swept = keysOf(RETENTION).filter((id) => RETENTION[id].ending === 'deleted');
    const duties: readonly string[] = keysOf(at.store.duties);
    expect(swept.filter((id) => !duties.includes(`forget.${id}`))).toEqual([]);
  });
});
