import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { submittedApplication, testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';

onPostgres('the audit log at the desk', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  type Lines = ReplyOf<'listAudit'>;

  test('is read newest first, by reference, action and person', async () => {
    const { view } = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    const [ansel, priya] = [await staffVisitor(desk, 'ansel'), await staffVisitor(desk, 'priya')];
    const path = 'applicant.dob';
    const body = { path, reason: 'lookUpAtSource', ticket: 'T-1' };
    expect((await priya.call('showSecret', { id: view.id, body })).status).toBe(200);
    const list = async (filters: object) =>
      (await ansel.call<Lines>('listAudit', { body: filters })).body;
    const { lines, staff } = await list({ reference: view.reference });
    expect(lines.map(({ at: time }) => time)).toEqual(
      lines.map(({ at: time }) => time).toSorted((one, other) => other - one),
    );
    expect(lines[0]).toMatchObject({ action: 'secret.shown', staff: { name: 'Priya Nair' } });
    const shownBy = staff.find(({ name }) => name === 'Priya Nair')?.id;
    const shown = await list({ staffId: shownBy, action: 'secret.shown' });
    expect(shown.lines.map(({ reference }) => reference)).toEqual([view.reference]);
  });

  test('says that a chain is whole, and where it is not', async () => {
    const { view } = await submittedApplication(at, 'ana');
    const ansel = await staffVisitor(desk, 'ansel');
    const verify = async () =>
      (await ansel.call<ReplyOf<'verifyChain'>>('verifyChain', { id: view.reference })).body;
    const brokenOf = async (body: object) =>
      (await ansel.call<Lines>('listAudit', { body })).body.broken;
    const broken = { reference: view.reference, brokenAt: 1 };
    expect(await verify()).toMatchObject({ ok: true });
    expect(await brokenOf({ reference: view.reference })).toEqual([]);
    await at.database.run(sql`alter table audit disable trigger all`);
    await at.database.run(
      sql`update audit set detail = '{}' where application_id = ${view.id} and seq = 1`,
    );
    await at.database.run(sql`alter table audit enable trigger all`);
    expect(await verify()).toEqual({ ok: false, brokenAt: 1 });
    expect(await brokenOf({ reference: view.reference })).toEqual([broken]);
    expect(await brokenOf({})).toContainEqual(broken);
  });
});
