import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { submittedApplication, testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';

onPostgres('saved views of the queue', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const people = {} as Record<'robin' | 'sam' | 'priya' | 'ansel', StaffVisitor>; // signed in below
  beforeAll(async () => {
    for (const one of ['robin', 'sam', 'priya', 'ansel'] as const)
      people[one] = await staffVisitor(desk, one);
    await submittedApplication(at, 'ana', { 'applicant.name.lastName': 'Watchlisted' });
  });

  const save = async (by: keyof typeof people, body: object) => {
    const filters = { risk: 'high', market: 'US' };
    const asked = { name: 'High in the US', filters, isShared: false, ...body };
    return people[by].call<ReplyOf<'saveView'> & { code?: string }>('saveView', { body: asked });
  };
  const savedOf = async (by: keyof typeof people) =>
    (await people[by].call<ReplyOf<'countReviews'>>('countReviews')).body.saved;
  const remove = async (by: keyof typeof people, id: string) =>
    (await people[by].call('removeView', { id })).status;

  test('a personal view is private, and shows its number of cases', async () => {
    const { body } = await save('robin', {});
    const { id: none } = (await save('robin', { filters: { market: 'CA' }, name: 'Canada' })).body;
    expect(await savedOf('robin')).toMatchObject([
      { id: none, name: 'Canada', count: 0, isShared: false, mayRemove: true },
      { id: body.id, name: 'High in the US', count: 1, filters: { risk: 'high', market: 'US' } },
    ]);
    expect(await savedOf('sam')).toEqual([]);
    expect(await remove('sam', body.id)).toBe(404);
    expect([await remove('robin', body.id), await remove('robin', none)]).toEqual([200, 200]);
    expect(await savedOf('robin')).toEqual([]);
  });

  test('a team view is visible to all, and removed by its author or a senior', async () => {
    const shared = { isShared: true, name: 'Cheques', filters: { case: 'bank.voidCheck' } };
    const { body } = await save('robin', shared);
    expect(await savedOf('sam')).toMatchObject([{ id: body.id, isShared: true, mayRemove: false }]);
    expect(await savedOf('ansel')).toMatchObject([{ id: body.id, count: 0 }]);
    expect(await remove('sam', body.id)).toBe(404);
    expect(await remove('priya', body.id)).toBe(200);
    expect(await savedOf('robin')).toEqual([]);
  });

  test('an auditor keeps views for themselves only', async () => {
    expect((await save('ansel', { isShared: true })).status).toBe(404);
    const { status, body } = await save('ansel', {});
    expect(status).toBe(200);
    expect(await remove('ansel', body.id)).toBe(200);
  });

  test('refuses an empty name, a number in it, and too many views', async () => {
    expect((await save('sam', { name: ' ' })).body.code).toBe('note.empty');
    expect((await save('sam', { name: 'Ana 123-45-6789' })).body.code).toBe('note.numberIncluded');
    for (let nth = 0; nth < DECISION_LIMITS.savedViewsPerPerson; nth += 1)
      expect((await save('sam', { name: `View ${nth}` })).status).toBe(200);
    expect((await save('sam', {})).body.code).toBe('view.tooMany');
  });
});
