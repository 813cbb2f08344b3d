import type { ReplyOf } from '@signet/rulebook/endpoints';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';

type Reply = ReplyOf<'readAdministration'>;

onPostgres('administration', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);

  test('says who is signed in, what runs and what is set, and nothing of an application', async () => {
    const [dana, sam] = [await staffVisitor(desk, 'dana'), await staffVisitor(desk, 'sam')];
    const { dutyTimes } = at.deps.store;
    await dutyTimes.begin(['forget.codes']);
    await dutyTimes.finish('forget.codes');
    const { body } = await dana.call<Reply>('readAdministration');
    const { body: own } = await sam.call<ReplyOf<'getStaffSession'>>('getStaffSession');
    expect(body.people.find(({ id }) => id === own.staff.id)).toMatchObject({
      ...{ roles: ['reviewer'], sessions: 1 },
    });
    expect(body.retention.find(({ id }) => id === 'codes')).toMatchObject({ isLate: false });
    expect(body.seals.map(({ name, current }) => [name, current])).toContainEqual(['audit', 1]);
    expect(body.flags.find(({ flag }) => flag === 'phoneAuthEnabled')?.isOn).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/app_|@/);
  });

  test('sessions that are ended are over with the next call, and the log says by whom', async () => {
    const [dana, robin, ansel] = [
      await staffVisitor(desk, 'dana'),
      await staffVisitor(desk, 'robin'),
      await staffVisitor(desk, 'ansel'),
    ];
    const { body: own } = await robin.call<ReplyOf<'getStaffSession'>>('getStaffSession');
    const { id } = own.staff;
    expect((await ansel.call('endSessionsOf', { id })).status).toBe(404);
    expect((await robin.call('readAdministration')).status).toBe(404);
    expect((await dana.call('endSessionsOf', { id: 'rev_nobody' })).status).toBe(404);
    const { body } = await dana.call<ReplyOf<'endSessionsOf'>>('endSessionsOf', { id });
    expect(body.ended).toBeGreaterThan(0);
    expect((await robin.call('getStaffSession')).status).toBe(401);
    const { body: audit } = await ansel.call<ReplyOf<'listAudit'>>('listAudit', { body: {} });
    expect(JSON.stringify(audit.lines[0])).toContain('endedByAdministrator');
  });

  test('an administrator decides no application', () => {
    const held = permissionsOf(['administrator']);
    expect(held.filter((one) => /^(case|secret|document|search|story)\./.test(one))).toEqual([]);
    expect(permissionsOf(['reviewer']).filter((one) => one.startsWith('admin.'))).toEqual([]);
  });
});
