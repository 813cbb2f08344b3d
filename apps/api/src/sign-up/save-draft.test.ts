import type { Problem } from '@signet/rulebook/core/problem';
import { describe, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, testApi } from '../testing/test-api.ts';

onPostgres('a save of a draft', (open) => {
  const at = testApi(open);

  /** A draft that was just read, and a call that saves the business name over a version of it. */
  const begun = async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const path = `/api/v2/applications/${encodeURIComponent(view.id)}`;
    const save = (version: number, dba: string) =>
      visitor.send('PUT', path, { company: { dba } }, { version });
    const { body } = await visitor.get(path);
    return { visitor, path, id: view.id, version: body.version, save };
  };

  test('answers what a reload shows', async () => {
    const { visitor, path, version, save } = await begun();
    const saved = await save(version, 'Ana Bakes');
    expect(saved.status).toBe(200);
    const { serverNow: _then, ...answered } = saved.body;
    const { serverNow: _now, ...reloaded } = (await visitor.get(path)).body;
    expect(answered).toEqual(reloaded);
    expect(answered.company.dba).toBe('Ana Bakes');
  });

  test('follows another save', async () => {
    const { version, save } = await begun();
    for (const more of [0, 1, 2])
      expect((await save(version + more, `Ana ${more}`)).status).toBe(200);
  });

  test('is refused with an old version', async () => {
    const { version, save } = await begun();
    expect((await save(version, 'One')).status).toBe(200);
    expect((await save(version, 'Two')).status).toBe(412);
  });

  test('succeeds once of two at once', async () => {
    const { version, save } = await begun();
    const both = await Promise.all([save(version, 'One'), save(version, 'Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  describe('where the session has ended', () => {
    test.each([
      ['a change', 'Someone else'],
      ['what stands there already', 'Same'],
    ])('refuses %s', async (_what, dba) => {
      const { version, save, visitor } = await begun();
      const saved = await save(version, 'Same');
      const token = visitor.cookies.get('sid') ?? '';
      await at.deps.store.sessions.end(token);
      const refused = await save(saved.body.version, dba);
      expect([refused.status, (refused.body as unknown as Problem).code]).toEqual([
        401,
        'auth.sessionExpired',
      ]);
    });
  });

  test('is refused for another person who knows id and version', async () => {
    const { path, version } = await begun();
    const { visitor: other } = await completedApplication(at, 'marcus');
    expect((await other.send('PUT', path, { company: { dba: 'Mine' } }, { version })).status).toBe(
      404,
    );
  });

  test('follows what another process has written', async () => {
    const { id, version, save } = await begun();
    await at.database.run(sql`update applications set version = version + 1 where id = ${id}`);
    expect((await save(version, 'Too late')).status).toBe(412);
    expect((await save(version + 1, 'In time')).status).toBe(200);
  });

  test('still refuses an invalid answer', async () => {
    const { visitor, path, version } = await begun();
    const refused = await visitor.send<Problem>(
      'PUT',
      path,
      { company: { gpv: 'much' } },
      { version },
    );
    expect(refused.status).toBe(422);
  });
});
