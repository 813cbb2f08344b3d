import type { ReplyOf } from '@signet/rulebook/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, submittedApplication, testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';

onPostgres('who looks after a case', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const people = {} as Record<'robin' | 'sam' | 'priya' | 'jules', StaffVisitor>; // signed in below
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    for (const one of ['robin', 'sam', 'priya', 'jules'] as const) {
      people[one] = await staffVisitor(desk, one);
      const { body } = await people[one].call<ReplyOf<'getStaffSession'>>('getStaffSession');
      ids[one] = body.staff.id;
    }
  });

  const newCase = async (lastName = 'Watchlisted'): Promise<string> => {
    const { view } = await submittedApplication(at, 'ana', { 'applicant.name.lastName': lastName });
    return view.id;
  };
  const assign = (by: keyof typeof people, body: object) =>
    people[by].call<ReplyOf<'assignReviews'> & { code?: string }>('assignReviews', { body });
  const viewOf = async (by: keyof typeof people, view: string) => {
    const { body } = await people[by].call<ReplyOf<'listReviews'>>('listReviews', {
      query: `?view=${view}`,
    });
    return body.reviews.map(({ id }) => id);
  };

  test('a senior hands out many cases at once, with a reason on each', async () => {
    const cases = [await newCase(), await newCase()];
    const body = { ids: cases, staffId: ids.sam, reason: 'You know these sources.' };
    const { body: reply } = await assign('priya', body);
    expect(reply).toEqual({ done: cases, refused: [] });
    expect(await viewOf('sam', 'mine')).toEqual(expect.arrayContaining(cases));
    for (const id of cases) {
      const { body: story } = await people.robin.call<ReplyOf<'explainApplication'>>(
        'explainApplication',
        { id },
      );
      expect(story.review.assignee).toEqual({ id: ids.sam, name: 'Sam Okafor' });
      const { body: notes } = await people.robin.call<ReplyOf<'listNotes'>>('listNotes', { id });
      expect(notes.notes).toMatchObject([
        { about: 'handOut', text: body.reason, mentions: [{ name: 'Sam Okafor' }] },
      ]);
      expect(story.audit.at(-1)).toMatchObject({ action: 'case.assigned' });
    }
    const { body: taken } = await people.robin.call<ReplyOf<'takeNextReview'>>('takeNextReview');
    expect(cases).not.toContain(taken.review?.id);
  });

  test('a reviewer takes cases and returns their own, but assigns none to others', async () => {
    const id = await newCase();
    const toSam = { ids: [id], staffId: ids.sam, reason: 'Yours.' };
    expect((await assign('robin', toSam)).body.refused).toEqual([{ id, code: 'notYours' }]);
    expect((await assign('robin', { ids: [id], staffId: ids.robin })).body.done).toEqual([id]);
    expect((await assign('sam', { ids: [id] })).body.refused).toEqual([{ id, code: 'notYours' }]);
    expect((await assign('robin', { ids: [id] })).body.done).toEqual([id]);
    expect(await viewOf('robin', 'mine')).not.toContain(id);
  });

  test('assigning to another reviewer needs a reason, and support gets none', async () => {
    const id = await newCase();
    const silent = await assign('priya', { ids: [id], staffId: ids.sam });
    expect([silent.status, silent.body.code]).toEqual([422, 'note.empty']);
    const toJules = { ids: [id], staffId: ids.jules, reason: 'Look.' };
    expect((await assign('priya', toJules)).body.refused).toEqual([{ id, code: 'noReviewer' }]);
    expect((await assign('jules', { ids: [id] })).status).toBe(404);
  });

  test('skips reviewers who are away, and reassigns their cases', async () => {
    const id = await newCase();
    await assign('priya', { ids: [id], staffId: ids.sam, reason: 'Yours.' });
    const away = { staffId: ids.sam, until: '2999-12-31' };
    expect((await people.robin.call('setAway', { body: away })).status).toBe(404);
    const { body } = await people.priya.call<ReplyOf<'setAway'>>('setAway', { body: away });
    expect(body.colleagues.find((one) => one.id === ids.sam)?.awayUntil).toBe('2999-12-31');
    const other = await newCase();
    const toSam = { ids: [other], staffId: ids.sam, reason: 'Yours.' };
    expect((await assign('priya', toSam)).body.refused).toEqual([{ id: other, code: 'away' }]);
    const taken: (string | undefined)[] = [];
    do {
      const next = await people.robin.call<ReplyOf<'takeNextReview'>>('takeNextReview');
      taken.push(next.body.review?.id);
    } while (taken.at(-1) !== undefined && !taken.includes(id));
    expect(taken).toContain(id);
    await people.sam.call('setAway', { body: {} });
  });

  test('a postponed case is assigned to nobody, keeps its day, and can be claimed', async () => {
    const id = await newCase();
    const { body: before } = await people.sam.call<ReplyOf<'explainApplication'>>(
      'explainApplication',
      { id },
    );
    const putOff = await people.robin.call<ReplyOf<'lookAgain'>>('lookAgain', {
      ...{ id, body: { businessDays: 2, reason: 'The source answers on Thursday.' } },
    });
    expect(putOff.body.review.lookAgainOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await viewOf('sam', 'looking-again')).toContain(id);
    expect(await viewOf('sam', 'unclaimed')).not.toContain(id);
    expect(await viewOf('sam', 'all')).toContain(id);
    const { body: after } = await people.sam.call<ReplyOf<'explainApplication'>>(
      'explainApplication',
      { id },
    );
    expect(after.dueBy).toBe(before.dueBy);
    await people.sam.call('claimReview', { id });
    expect(await viewOf('sam', 'looking-again')).not.toContain(id);
  });

  test('a reviewer who knows the applicant loses claim and proposal, and cannot decide', async () => {
    const id = await newCase();
    const { body: claimed } = await people.robin.call<ReplyOf<'claimReview'>>('claimReview', {
      id,
    });
    const approve = {
      decision: 'APPROVED',
      reason: 'review.passed',
      note: 'Born in another year.',
    };
    const { version } = claimed.review;
    await people.robin.call('decideReview', { id, body: approve, version });
    const { body } = await people.robin.call<ReplyOf<'recuse'>>('recuse', { id });
    expect([body.review.proposal, body.review.heldBy]).toEqual([undefined, undefined]);
    const again = await people.robin.call('claimReview', { id });
    expect([again.status, again.body.code]).toEqual([404, 'application.notFound']);
    const toRobin = { ids: [id], staffId: ids.robin, reason: 'Yours.' };
    expect((await assign('priya', toRobin)).body.refused).toEqual([{ id, code: 'knowsThem' }]);
    expect((await people.sam.call('claimReview', { id })).status).toBe(200);
  });

  test('nobody reviews an application that names them', async () => {
    const { view } = await approvedApplication(at, 'ana', {
      'applicant.name.firstName': 'sam',
      'applicant.name.lastName': 'OKAFOR',
      'applicant.governmentIdentification.value': '0004',
    });
    const { body } = await people.sam.call<ReplyOf<'explainApplication'>>('explainApplication', {
      id: view.id,
    });
    expect(body.isClosedToReader).toBe(true);
    expect((await people.sam.call('claimReview', { id: view.id })).status).toBe(404);
    expect((await people.robin.call('claimReview', { id: view.id })).status).toBe(200);
  });
});
