import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeEach, expect, test } from 'vitest';
import { forEachDatabase, onPostgres } from '../../testing/for-each-database.ts';
import { doDuties } from '../../testing/test-duties.ts';
import { openStore, runConcurrently, type StoreUnderTest } from '../../testing/test-store.ts';
import { sql } from '../sql/sql.ts';
import { auditDetail } from './audit-detail.ts';

onPostgres('the log of the desk', (open) => {
  let at: StoreUnderTest;
  beforeEach(async () => {
    at = await openStore(open);
  });
  const add = (lines: number) =>
    runConcurrently(lines, () =>
      at.store.staffLog.add({
        actor: 'reviewer:rev_1',
        action: 'staff.signedIn',
        detail: auditDetail({ roles: ['auditor'] }),
      }),
    );
  const asOwner = async (change: ReturnType<typeof sql>) => {
    await at.database.run(sql`alter table staff_audit disable trigger user`);
    await at.database.run(change);
    await at.database.run(sql`alter table staff_audit enable trigger user`);
  };

  test('is one chain, even with parallel writers', async () => {
    await add(10);
    expect(await at.store.staffLog.verify()).toEqual({ ok: true, rows: 10 });
    expect(await at.store.staffLog.brokenBetween(4, 7)).toBeUndefined();
  });

  test('verifies when empty, and its duty logs the number of rows and the last hash', async () => {
    expect(await at.store.staffLog.verify()).toEqual({ ok: true, rows: 0 });
    await add(2);
    const { broken, lines } = await doDuties(at.store, ['audit.staff']);
    expect(broken).toEqual([]);
    expect(lines).toContainEqual(
      expect.stringMatching(/^the log of the desk has 2 rows and ends with [0-9a-f]{64}$/),
    );
  });

  test('is verified in batches, and a change behind the first batch is found', async () => {
    for (let lines = 0; lines < LIMITS.rowsAtOnce; lines += 10) await add(10);
    await add(1);
    await asOwner(
      sql`update staff_audit set actor = 'nobody' where seq = ${LIMITS.rowsAtOnce + 1}::integer`,
    );
    const { broken } = await doDuties(at.store, ['audit.staff']);
    expect(broken).toEqual([`row ${LIMITS.rowsAtOnce + 1} of the desk`]);
  });

  test.each([
    ['changed', sql`update staff_audit set detail = '{}' where seq = 2`, 2],
    ['taken out of the middle', sql`delete from staff_audit where seq = 2`, 2],
    ['cut off at its end', sql`delete from staff_audit where seq = 3`, 3],
    ['written without a key', sql`update staff_audit set key_id = '' where seq = 3`, 3],
  ])(
    'the database refuses that a line is %s; if it is forced, verifying fails',
    async (_what, change, brokenAt) => {
      await add(3);
      await expect(at.database.run(change)).rejects.toThrow(/append-only/);
      await asOwner(change);
      expect(await at.store.staffLog.verify()).toEqual({ ok: false, brokenAt });
    },
  );
});

forEachDatabase('a line of the desk', (open) => {
  test('is chained to the one before', async () => {
    const { store } = await openStore(open);
    const line = { actor: 'rules', action: 'view.removed', detail: auditDetail({}) };
    await store.staffLog.add(line);
    await store.staffLog.add(line);
    expect(await store.staffLog.verify()).toEqual({ ok: true, rows: 2 });
  });
});
