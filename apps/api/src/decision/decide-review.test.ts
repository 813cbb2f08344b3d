import type { Problem } from '@signet/rulebook/core/problem';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  mailSubjects,
  newVisitor,
  submittedApplication,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { claimByHand, decideByHand } from '../testing/test-reviews.ts';

const KEY = { authorization: 'Bearer sandbox-reviewer-robin' };
type Queue = { reviews: { id: string; reason?: { code: string; message: string } }[] };

onPostgres('reviews', (open) => {
  const at = testApi(open);

  /** An application in manual review, because of its magic identity value. */
  const inReview = async () => {
    const made = await approvedApplication(at, 'ana', {
      'applicant.governmentIdentification.value': '0004',
    });
    return { ...made, path: `/api/v2/reviews/${made.view.id}` };
  };
  const queue = async () => (await newVisitor(at).get<Queue>('/api/v2/reviews', KEY)).body.reviews;

  test('lists what waits for a reviewer, and not what waits for the applicant', async () => {
    const { view } = await inReview();
    const asked = await submittedApplication(at, 'ana');
    const reviews = await queue();
    expect(reviews.find(({ id }) => id === view.id)?.reason).toEqual({
      code: 'review',
      message: 'A source asks for a manual review.',
    });
    expect(reviews.map(({ id }) => id)).not.toContain(asked.view.id);
  });

  test('an approval sends a mail, and the next page is the bank', async () => {
    const { view, visitor, who } = await inReview();
    const done = await decideByHand(at, view.id, { decision: 'APPROVED', reason: 'review.passed' });
    expect(done.status).toBe(200);
    const after = await waitForDecision(at, visitor, view.id);
    expect(after).toMatchObject({
      decision: 'APPROVED',
      page: 'bank',
      status: { reason: { code: 'review.passed' } },
    });
    expect((await mailSubjects(at, who))[0]).toContain('You’re approved');
    expect((await queue()).map(({ id }) => id)).not.toContain(view.id);
    expect(await at.deps.store.audit.verify(view.id)).toMatchObject({ ok: true });
    const robin = await at.deps.store.reviewers.byKey('sandbox-reviewer-robin');
    const { decisions, audit } = await at.deps.store.reviews.story(view.id);
    expect(decisions.at(-1)).toMatchObject({ decidedBy: 'person', reviewers: [robin] });
    const line = audit.findLast(({ action }) => action === 'decision.recorded');
    expect(line?.actor).toBe(`reviewer:${robin?.id}`);
    expect(JSON.parse(line?.detail ?? '')).toMatchObject({ reviewers: [robin?.id] });
  });

  test('a final decision stays', async () => {
    const { view, visitor } = await inReview();
    const decide = (decision: string, reason: string) =>
      decideByHand(at, view.id, { decision, reason });
    const both = await Promise.all([
      decide('APPROVED', 'review.passed'),
      decide('DECLINED', 'review.refused'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both.find(({ status }) => status === 200);
    const { body } = await visitor.get(`/api/v2/applications/${view.id}`);
    expect(body.decision).toBe(first?.body.review?.decision);
    expect((await decide('DECLINED', 'person.fraud')).body.code).toBe('application.stepUpClosed');
  });

  test('a decline by a reviewer reads like any other decline', async () => {
    const { view, visitor } = await inReview();
    await decideByHand(at, view.id, { decision: 'DECLINED', reason: 'person.fraud' });
    const { body } = await visitor.get(`/api/v2/applications/${view.id}`);
    expect(body).toMatchObject({
      decision: 'DECLINED',
      page: 'success',
      status: {
        reason: { code: 'notApproved' },
        decidedBy: 'person',
        decidedOn: at.clock.today('US'),
      },
    });
    expect(JSON.stringify(body)).not.toContain('fraud');
  });

  test('a declined person who applies under another e-mail address goes to review, and may be approved', async () => {
    const first = await inReview();
    await decideByHand(at, first.view.id, { decision: 'DECLINED', reason: 'review.refused' });
    const last = 'applicant.name.lastName';
    const same = {
      [last]: first.who.answers[last] ?? '',
      'applicant.governmentIdentification.value': '0004',
    };
    const { view, visitor } = await submittedApplication(at, 'ana', same);
    expect((await queue()).find(({ id }) => id === view.id)?.reason?.code).toBe('duplicate');
    const { decisions } = await at.deps.store.reviews.story(view.id);
    expect(decisions.at(-1)?.evidence.duplicate).toBe('declined');
    const approval = { decision: 'APPROVED', reason: 'review.passed' };
    const proposed = await decideByHand(at, view.id, approval);
    expect(proposed.body.review).toMatchObject({
      decision: 'PENDING',
      proposal: { reviewer: { name: 'Robin' } },
      confirmed: ['APPROVED'],
    });
    expect((await decideByHand(at, view.id, approval)).body.code).toBe('review.ownProposal');
    expect((await claimByHand(at, view.id, 'Sam')).body).toMatchObject({
      code: 'review.claimedByOther',
      data: { name: 'Robin' },
    });
    await at.clock.moveTo(at.clock.offsetMs() + DECISION_LIMITS.reviewLeaseMs);
    expect((await decideByHand(at, view.id, approval, 'Sam')).status).toBe(200);
    expect((await waitForDecision(at, visitor, view.id)).decision).toBe('APPROVED');
  });

  test.each([
    ['a reason of the other decision', { decision: 'APPROVED', reason: 'person.fraud' }, KEY, 422],
    ['an unknown reason', { decision: 'DECLINED', reason: 'mood' }, KEY, 422],
    ['another decision', { decision: 'APPROVED_PENDING', reason: 'review.passed' }, KEY, 422],
    ['no key', { decision: 'APPROVED', reason: 'review.passed' }, {}, 404],
    [
      'a wrong key',
      { decision: 'APPROVED', reason: 'review.passed' },
      { authorization: 'Bearer sandbox-reviewer-robyn' },
      404,
    ],
  ] as const)('%s decides nothing', async (_what, body, headers, status) => {
    const { view, visitor, path } = await inReview();
    expect(
      (
        await newVisitor(at).send('POST', path, body, {
          version: view.version,
          headers: { ...headers },
        })
      ).status,
    ).toBe(status);
    expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.decision).toBe('PENDING');
  });

  test('a decision names the version it saw and needs a claim', async () => {
    const { view, path } = await inReview();
    const said = { decision: 'APPROVED', reason: 'review.passed' };
    const send = (version?: number) =>
      newVisitor(at).send<Problem>('POST', path, said, { headers: KEY, version });
    const { version } = (await claimByHand(at, view.id, 'Sam')).body.review;
    expect([(await send()).body.code, (await send(version)).body.code]).toEqual([
      'application.versionRequired',
      'review.claimedByOther',
    ]);
    await at.clock.moveTo(at.clock.offsetMs() + DECISION_LIMITS.reviewLeaseMs);
    expect((await send(version)).body.code).toBe('review.notClaimed');
    await claimByHand(at, view.id, 'Robin');
    expect([(await send(version - 1)).status, (await send(version)).status]).toEqual([412, 200]);
  });

  test('an applicant’s session opens no desk', async () => {
    const { view, visitor, path } = await inReview();
    expect((await visitor.get('/api/v2/reviews')).status).toBe(404);
    expect(
      (await visitor.send('POST', path, { decision: 'APPROVED', reason: 'review.passed' })).status,
    ).toBe(404);
    expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.decision).toBe('PENDING');
  });
});
