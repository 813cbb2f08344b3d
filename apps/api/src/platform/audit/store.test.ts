import { beforeAll, expect, test } from 'vitest';
import { buildStore } from '../../store.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { loadOrThrow, openStore, runConcurrently, type StoreUnderTest, submittedTestApplication } from '../../testing/test-store.ts';
import { sql } from '../sql/sql.ts';

forEachDatabase('audit', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  /** What somebody with the owner's rights does: the trigger is put aside for one statement. */
  const asOwner = async (change: ReturnType<typeof sql>) => {
    await at.database.run(sql`alter table audit disable trigger user`);
    await at.database.run(change);
    await at.database.run(sql`alter table audit enable trigger user`);
  };
  const chain = async () => {
    const { id } = await submittedTestApplication(at.store);
    await at.store.banks.defer({ id, actor: 'Zoë | "quoted" | ñ' });
    return id;
  };

  test('the chain of an application holds, whatever stands in it', async () => {
    const id = await chain();
    await runConcurrently(10, () => at.store.applications.openSecrets(id, ['applicant.dob']));
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 13 });
  });

  test('the chain holds where the clock ticks between two parts of one write', async () => {
    let ticks = 1_795_000_000_000;
    const clock = { ...at.clock, now: () => (ticks += 1) };
    const store = buildStore({ database: at.database, sealer: at.sealer, clock });
    const { id, round } = await submittedTestApplication(store);
    await store.applications.recordDecision({
      id,
      round,
      outcome: 'PENDING',
      rowId: 'x',
      evidence: {},
      version: 'v1',
      decidedBy: 'rules',
      actor: 'rules',
    });
    expect(await store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test.each([
    ['changed', sql`update audit set actor = 'nobody' where seq = 2 and application_id = `],
    ['removed', sql`delete from audit where seq = 2 and application_id = `],
    ['emptied', sql`delete from audit where application_id = `],
  ])('the database refuses that a row is %s, and where the owner forces it the chain shows it', async (_what, change) => {
    const id = await chain();
    await expect(at.database.run(sql`${change}${id}`)).rejects.toThrow(/append-only/);
    await asOwner(sql`${change}${id}`);
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: false });
  });

  test('a tail that was cut together with the head shows at the checkpoint', async () => {
    const id = await chain();
    const { hash } = await at.store.audit.checkpoint();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await asOwner(sql`delete from audit where application_id = ${id} and seq > 1`);
    await at.database.run(
      sql`update applications set audit_seq = 1, audit_head = (select hash from audit where application_id = ${id}) where id = ${id}`,
    );
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 1 });
    expect(await at.store.audit.verifyCheckpoints()).toMatchObject({ ok: false });
  });

  test('checkpoints are a chain of their own', async () => {
    const fresh = await openStore(open);
    const { id } = await submittedTestApplication(fresh.store);
    await fresh.store.audit.checkpoint();
    await fresh.store.applications.openSecrets(id, []);
    await fresh.store.audit.checkpoint();
    expect(await fresh.store.audit.verifyCheckpoints()).toEqual({ ok: true });
    await expect(fresh.database.run(sql`update audit_checkpoints set at = 0`)).rejects.toThrow(/append-only/);
    await fresh.database.run(sql`alter table audit_checkpoints disable trigger user`);
    await fresh.database.run(sql`update audit_checkpoints set heads = '[]' where seq = 1`);
    expect(await fresh.store.audit.verifyCheckpoints()).toEqual({ ok: false, brokenAt: 1 });
  });

  test('every change writes one row', async () => {
    const id = await chain();
    const rows = await at.database.run<{ action: string }>(sql`select action from audit where application_id = ${id} order by seq`);
    expect(rows.map(({ action }) => action)).toEqual(['application.created', 'application.sent', 'bank.deferred']);
    expect((await loadOrThrow(at.store, id)).version).toBe(3);
  });
});
