import type { ReplyOf } from '@signet/rulebook/endpoints';
import { BLIND_SAMPLE } from '@signet/rulebook/policy/blind-sample';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, submittedApplication, testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { drawBlindLook } from './blind-look-store.ts';

type Taken = ReplyOf<'takeBlindLook'>;
type Sample = ReplyOf<'readBlindSample'>;

onPostgres('the blind sample', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const people = {} as Record<'mei' | 'robin' | 'sam', StaffVisitor>; // signed in below
  let approved: Awaited<ReturnType<typeof approvedApplication>>;

  beforeAll(async () => {
    for (const one of ['mei', 'robin', 'sam'] as const) people[one] = await staffVisitor(desk, one);
    approved = await approvedApplication(at, 'ana');
    await submittedApplication(at, 'ana', { 'applicant.name.lastName': 'Watchlisted' });
  });

  const take = async (by: StaffVisitor) => (await by.call<Taken>('takeBlindLook')).body;
  const sample = async () => (await people.mei.call<Sample>('readBlindSample')).body;
  const answer = (by: StaffVisitor, id: string, said: string) =>
    by.call('answerBlindLook', { id, body: { answer: said } });

  test('an approval of the rules is drawn, and what was left to a person is not', async () => {
    const looks = await at.database.run<{ id: string; outcome: string }>(
      sql`select application_id as id, outcome from blind_looks`,
    );
    expect(looks.map(({ id }) => id)).toContain(approved.view.id);
    expect(looks.filter(({ id }) => id !== approved.view.id)).toEqual([]);
  });

  test('whoever looks reads what the rules knew, and nothing that says how they decided', async () => {
    const { look } = await take(people.robin);
    expect(look?.evidence).toMatchObject({ watchList: 'clear' });
    expect(look?.typed.some(({ path }) => path === 'applicant.name.lastName')).toBe(true);
    const text = JSON.stringify(look);
    expect(text).not.toContain(approved.view.reference);
    expect(text).not.toContain(approved.view.id);
    expect(text).not.toMatch(/APPROVED|DECLINED|outcome|all\.clear/);
  });

  test('one look is with one person, who gets the same again', async () => {
    const first = await take(people.robin);
    expect((await take(people.robin)).look?.id).toBe(first.look?.id);
    expect((await take(people.sam)).look?.id).not.toBe(first.look?.id);
    expect((await answer(people.sam, first.look?.id ?? '', 'approve')).status).toBe(404);
  });

  test('an answer is counted by row, and changes nothing that the applicant sees', async () => {
    const path = `/api/v2/applications/${encodeURIComponent(approved.view.id)}`;
    const read = async () => {
      const { body, etag } = await approved.visitor.get(path);
      const { serverNow: _now, ...view } = body;
      return { view, etag };
    };
    const before = await read();
    const mails = () => at.database.run(sql`select id from outbox order by id`);
    const mailed = await mails();
    const { look } = await take(people.robin);
    expect((await answer(people.robin, look?.id ?? '', 'ask')).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(await mails()).toEqual(mailed);
    const [row] = (await sample()).rows;
    expect(row).toMatchObject({
      ...{ answered: 1, agreed: 0, said: { approve: 0, ask: 1, decline: 0 } },
      examples: [approved.view.reference],
    });
    expect((await answer(people.robin, look?.id ?? '', 'approve')).status).toBe(404);
  });

  test('both acts are on record, and what was answered is', async () => {
    const lines = await at.database.run<{ action: string; detail: string }>(
      sql`select action, detail from audit where application_id = ${approved.view.id}
        and action like 'look.%' order by seq`,
    );
    expect(lines.at(-1)).toMatchObject({ action: 'look.answered' });
    expect(lines.filter(({ action }) => action === 'look.taken').length).toBeGreaterThan(0);
  });

  test('a round that is stored again has the same lot, and half of many are in a half', () => {
    const deps = { sealer: at.deps.sealer, clock: at.clock, blindSamplePercent: 50 };
    const rounds = Array.from({ length: 400 }, (_, nth) => ({ id: `urn:app:${nth}`, round: 1 }));
    const drawn = () =>
      rounds.filter((round) => {
        let isDrawn = false;
        const tx = { send: () => (isDrawn = true) };
        drawBlindLook(deps, tx, { ...round, decision: 'APPROVED' });
        return isDrawn;
      });
    const first = drawn();
    expect(drawn()).toEqual(first);
    expect(Math.abs(first.length - 200)).toBeLessThan(60);
  });

  test('a look that nobody takes ends after a week, and is counted as unseen', async () => {
    await approvedApplication(at, 'ana', {
      'applicant.name.firstName': 'Maya',
      'applicant.name.lastName': 'Unseen',
    });
    const before = await sample();
    expect(before.waiting).toBeGreaterThan(0);
    await at.clock.moveTo(BLIND_SAMPLE.openMs + 1);
    expect((await take(await staffVisitor(desk, 'sam'))).look).toBeUndefined();
    const mei = await staffVisitor(desk, 'mei');
    const { body } = await mei.call<Sample>('readBlindSample');
    expect(body).toMatchObject({
      ...{ waiting: 0, expired: before.waiting, answered: before.answered },
    });
  });

  test('only reviewers look, and only who reads the lab sees the counts', async () => {
    const mei = await staffVisitor(desk, 'mei');
    const robin = await staffVisitor(desk, 'robin');
    expect((await mei.call('takeBlindLook')).status).toBe(404);
    expect((await robin.call('readBlindSample')).status).toBe(404);
  });
});
