import { beforeAll, expect, test } from 'vitest';
import { buildStore } from '../../store.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { checkpoint, doDuties } from '../../testing/test-duties.ts';
import {
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../../testing/test-store.ts';
import { sql } from '../sql/sql.ts';

const covering = (seq: number, heads: number) => ({
  broken: [],
  lines: [expect.stringContaining(`checkpoint ${seq} covers ${heads} heads`)],
});

forEachDatabase('the audit log', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  /** Simulates the table owner: disables the trigger for one statement. */
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

  test('an application’s chain verifies, with any text in it and parallel writes', async () => {
    const id = await chain();
    await runConcurrently(10, () => at.store.applications.openSecrets(id, ['applicant.dob']));
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 13 });
  });

  test('the chain verifies when the clock ticks within one write', async () => {
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
  ])(
    'the database refuses that a row is %s; if the table’s owner forces it, verifying fails',
    async (_what, change) => {
      const id = await chain();
      await expect(at.database.run(sql`${change}${id}`)).rejects.toThrow(/append-only/);
      await asOwner(sql`${change}${id}`);
      expect(await at.store.audit.verify(id)).toMatchObject({ ok: false });
    },
  );

  test('rows cut off together with the stored head are found by the last checkpoint, each hour', async () => {
    const { store, database, clock } = await openStore(open);
    const { id } = await submittedTestApplication(store);
    await store.banks.defer({ id, actor: 'ana' });
    expect(await checkpoint(store)).toMatchObject({
      broken: [],
      lines: [expect.stringMatching(/with root [0-9a-f]{64}$/)],
    });
    await database.run(sql`alter table audit disable trigger user`);
    await database.run(sql`delete from audit where application_id = ${id} and seq > 1`);
    await database.run(
      sql`update applications set audit_seq = 1, audit_head = (select hash from audit where application_id = ${id}) where id = ${id}`,
    );
    const cut = { applicationId: id, brokenAt: 3 };
    expect((await checkpoint(store)).broken).toEqual([`row 3 of ${id}`]);
    await clock.advance(3_600_000);
    expect((await checkpoint(store)).broken).toEqual([`row 3 of ${id}`]);
    expect((await store.audit.verifyAll()).broken).toEqual([cut]);
    expect(await store.audit.verify(id)).toEqual({ ok: false, brokenAt: 3 });
  });

  test('a changed row that is hashed again without the key is found', async () => {
    const { store, database, clock } = await openStore(open);
    const { id } = await submittedTestApplication(store);
    await checkpoint(store);
    await clock.advance(25 * 3_600_000);
    await store.banks.defer({ id, actor: 'ana' });
    const rewritten = sql`encode(sha256(convert_to(concat_ws('|', (select w.hash from audit w where w.application_id = audit.application_id and w.seq = 2),
      seq, application_id, at, 'nobody', action, detail), 'UTF8')), 'hex')`;
    await database.run(sql`alter table audit disable trigger user`);
    await database.run(
      sql`update audit set actor = 'nobody', key_id = null, hash = ${rewritten} where application_id = ${id} and seq = 3`,
    );
    await database.run(
      sql`update applications set audit_head = (select hash from audit where application_id = ${id} and seq = 3) where id = ${id}`,
    );
    expect((await checkpoint(store)).broken).toEqual([`row 3 of ${id}`]);
  });

  test('a row’s key id is not valid for another row', async () => {
    const [one, other] = [await chain(), await chain()];
    await asOwner(sql`update audit set key_id = (select w.key_id from audit w where w.application_id = ${other} and w.seq = 3)
      where application_id = ${one} and seq = 3`);
    expect(await at.store.audit.verify(one)).toEqual({ ok: false, brokenAt: 3 });
  });

  test('a log of an earlier release without keys still verifies', async () => {
    const { store, database, clock } = await openStore(open);
    const { id } = await submittedTestApplication(store);
    const plain = (
      seq: number,
    ) => sql`encode(sha256(convert_to(concat_ws('|', coalesce((select w.hash from audit w where w.application_id = audit.application_id
      and w.seq = ${seq - 1}::integer), ''), seq, application_id, at, actor, action, detail), 'UTF8')), 'hex')`;
    await database.run(sql`alter table audit disable trigger user`);
    for (const seq of [1, 2])
      await database.run(
        sql`update audit set key_id = null, hash = ${plain(seq)} where application_id = ${id} and seq = ${seq}::integer`,
      );
    await database.run(
      sql`update applications set audit_head = (select hash from audit where application_id = ${id} and seq = 2) where id = ${id}`,
    );
    const heads = sql`(select json_build_array(json_build_array(id, audit_seq, audit_head))::text from applications where id = ${id})`;
    await database.run(sql`insert into audit_checkpoints (seq, at, heads, before, hash) values (1, ${clock.now()}, ${heads}, '',
      encode(sha256(convert_to(concat_ws('|', '', 1, ${clock.now()}::bigint, ${heads}), 'UTF8')), 'hex'))`);
    await store.banks.defer({ id, actor: 'ana' });
    expect(await checkpoint(store)).toMatchObject(covering(2, 1));
    await clock.advance(49 * 3_600_000);
    expect((await store.audit.verifyAll()).broken).toEqual([]);
  });

  test('a checkpoint covers the heads that have moved; its leaves are append-only, and a missing one is found', async () => {
    const { store, database, clock } = await openStore(open);
    const { id } = await submittedTestApplication(store);
    const other = await submittedTestApplication(store);
    expect(await checkpoint(store)).toMatchObject(covering(1, 2));
    await clock.advance(3_600_000);
    await store.applications.openSecrets(id, []);
    expect(await checkpoint(store)).toMatchObject(covering(2, 1));
    expect(
      await database.run(sql`select application_id from audit_leaves where checkpoint = 2`),
    ).toEqual([{ applicationId: id }]);
    expect(await store.audit.verifyAll()).toEqual({
      applications: 2,
      rows: 5,
      checkpoints: 2,
      broken: [],
    });

    await expect(database.run(sql`update audit_checkpoints set at = 0`)).rejects.toThrow(
      /append-only/,
    );
    await expect(database.run(sql`delete from audit_leaves`)).rejects.toThrow(/append-only/);
    await database.run(sql`alter table audit_leaves disable trigger user`);
    await database.run(sql`delete from audit_leaves where application_id = ${other.id}`);
    expect((await store.audit.verifyAll()).broken).toEqual([{ checkpoint: 1 }]);
  });

  test('a checkpoint covers verified heads only, no forged ones', async () => {
    const { store, database } = await openStore(open);
    const { id } = await submittedTestApplication(store);
    const leaves = sql`select application_id from audit_leaves`;
    await doDuties(store, ['audit.checkpoint']);
    expect(await database.run(leaves)).toEqual([]);
    await database.run(sql`insert into audit_verified (application_id, seq, hash, signature)
      values (${id}, 2, 'another', 'forged')`);
    const { broken } = await doDuties(store, ['audit.checkpoint']);
    expect(broken).toEqual([`the head of ${id} that waits for a checkpoint`]);
    expect(await database.run(leaves)).toEqual([]);
    await checkpoint(store);
    expect(await database.run(leaves)).toEqual([{ applicationId: id }]);
    expect(await database.run(sql`select 1 as one from audit_verified`)).toEqual([]);
  });

  test('every change writes one row', async () => {
    const id = await chain();
    const rows = await at.database.run<{ action: string }>(
      sql`select action from audit where application_id = ${id} order by seq`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'application.created',
      'application.sent',
      'bank.deferred',
    ]);
    expect((await loadOrThrow(at.store, id)).version).toBe(3);
  });
});
