import { beforeEach, expect, test } from 'vitest';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { checkpoint, sweep } from '../../testing/test-duties.ts';
import { applicationWithPhone, openStore, type StoreUnderTest } from '../../testing/test-store.ts';
import { sql } from '../sql/sql.ts';
import { isAuditRowWhole } from './chain.ts';

const NAME = 'Joe’s Diner';

forEachDatabase('a detail of the audit log', (open) => {
  let at: StoreUnderTest;
  let id = '';
  beforeEach(async () => {
    at = await openStore(open);
    ({ id } = await applicationWithPhone(at.store));
    const { userId, version } = (await at.store.applications.loadForWork(id)) ?? {
      userId: '',
      version: 0,
    };
    await at.store.applications.saveAnswers({
      id,
      userId,
      version,
      answers: {},
      actor: 'ana',
      more: { storeName: NAME },
    });
  });
  const details = () =>
    at.database.run<{ detail: string }>(
      sql`select detail from audit where application_id = ${id} order by seq`,
    );
  const asOwner = async (change: ReturnType<typeof sql>) => {
    await at.database.run(sql`alter table audit disable trigger user`);
    await at.database.run(change);
    await at.database.run(sql`alter table audit enable trigger user`);
  };
  /** Writes the newest row as an earlier release did, with the name in it and rightly signed. */
  const asBefore = async () => {
    const [row] = await at.database.run<{
      seq: number;
      at: number;
      actor: string;
      action: string;
      keyId: string;
      before: string;
    }>(
      sql`select w.seq, w.at, w.actor, w.action, w.key_id, b.hash as before from audit w join audit b on b.application_id = w.application_id and b.seq = w.seq - 1
        where w.application_id = ${id} order by w.seq desc limit 1`,
    );
    if (row === undefined) throw new Error('no row');
    const detail = JSON.stringify({ paths: ['company.dba'], storeName: NAME });
    const { seq, actor, action, before } = row;
    const content = JSON.stringify([row.at, actor, action, detail]);
    const text = [before, seq, id, row.at, actor.length, actor, action.length, action, detail].join(
      '|',
    );
    const hash = at.sealer.auditMac({ id: row.keyId, content }, text);
    await asOwner(
      sql`update audit set detail = ${detail}, hash = ${hash} where application_id = ${id} and seq = ${seq}`,
    );
    await at.database.run(sql`update applications set audit_head = ${hash} where id = ${id}`);
    return seq;
  };

  test('names what was saved, without the store’s name', async () => {
    expect((await details()).at(-1)).toEqual({ detail: '{"paths":["storeName"]}' });
  });

  test('of an earlier release loses the name, and chain and checkpoints still verify', async () => {
    await asBefore();
    await checkpoint(at.store);
    const signed = sql`select seq, root from audit_checkpoints`;
    const before = await at.database.run(signed);
    await sweep(at.store);
    expect(JSON.stringify(await details())).not.toContain('Joe');
    expect((await details()).at(-1)).toEqual({ detail: '{"paths":["company.dba","storeName"]}' });
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
    await at.store.banks.defer({ id, actor: 'ana' });
    expect(await at.store.audit.verifyAll()).toMatchObject({ broken: [] });
    expect(await at.database.run(signed)).toEqual(before);
  });

  test.each([
    [
      'the detail that stands there',
      (seq: number) =>
        sql`update audit set detail = '{"paths":[]}' where application_id = ${id} and seq = ${seq}`,
    ],
    [
      'its actor',
      (seq: number) =>
        sql`update audit set actor = 'nobody' where application_id = ${id} and seq = ${seq}`,
    ],
  ])('after a redaction a change of %s is still found', async (_what, change) => {
    const seq = await asBefore();
    await sweep(at.store);
    await expect(at.database.run(change(seq))).rejects.toThrow(/append-only/);
    await asOwner(change(seq));
    expect(await at.store.audit.verify(id)).toEqual({ ok: false, brokenAt: seq });
  });

  test('redacted without the audit key fails to verify', async () => {
    const seq = await asBefore();
    await at.database.run(
      sql`insert into audit_redactions (application_id, seq, detail, signature, redacted_at) values (${id}, ${seq}, '{}', 'forged', 0)`,
    );
    await at.database.run(
      sql`update audit set detail = '{}' where application_id = ${id} and seq = ${seq}`,
    );
    expect(await at.store.audit.verify(id)).toEqual({ ok: false, brokenAt: seq });
  });

  test('of a broken chain is not redacted, because that would hide the change', async () => {
    await asBefore();
    await asOwner(sql`update audit set actor = 'nobody' where application_id = ${id} and seq = 1`);
    await sweep(at.store);
    expect(JSON.stringify(await details())).toContain(NAME);
    expect(
      isAuditRowWhole(
        { before: '', seq: 1, applicationId: id },
        { seq: 2, at: 0, actor: '', action: '', detail: '', hash: '' },
        at.sealer,
      ),
    ).toBe(false);
  });
});
