import type { Problem } from '@signet/rulebook/core/problem';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { mailSubjects, newVisitor, testApi, waitForDecision } from '../testing/test-api.ts';
import { finishAtVendor } from '../testing/test-inquiries.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitationLinks,
  PARTNER_DETAILS,
  partnerIn,
} from '../testing/test-partners.ts';
import {
  claimByHand,
  decideByHand,
  REVIEWER_HEADERS,
  settleByHand,
  type TestReviewer,
} from '../testing/test-reviews.ts';

type Applicant = Awaited<ReturnType<typeof askedForPartners>>;
const FAILS = { ...PARTNER_DETAILS, governmentIdentification: { value: '0001' } };
const LOOKED_AT = { ...PARTNER_DETAILS, governmentIdentification: { value: '0004' } };
const daysMs = 24 * 3_600_000;

onPostgres('a reviewer settles an owner', (open) => {
  const at = testApi(open);

  const send = async (applicant: Applicant) => {
    const { body } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    await applicant.submit({}, body.version);
    return waitForDecision(at, applicant.visitor, applicant.id);
  };
  const refresh = ({ visitor, id }: Applicant) => waitForDecision(at, visitor, id);
  const queueOf = async (id: string) => {
    const { body } = await newVisitor(at).get<ReplyOf<'listReviews'>>(
      '/api/v2/reviews',
      REVIEWER_HEADERS.Robin,
    );
    return body.reviews.filter((row) => row.id === id && row.case !== 'decision');
  };
  const story = async (id: string) =>
    (
      await newVisitor(at).get<ReplyOf<'explainApplication'>>(
        `/api/v2/reviews/${id}`,
        REVIEWER_HEADERS.Robin,
      )
    ).body;
  const settle = (
    { id }: Applicant,
    ownerId: string,
    said: { case: string; action: string; reason?: string },
    who?: TestReviewer,
  ) => settleByHand(at, id, { ...said, ownerId }, who);
  /** An owner whose check failed before the list was submitted. */
  const failedEarly = async (details: object = LOOKED_AT) => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details(details);
    await at.queue.runDue();
    await send(applicant);
    return { applicant, lena };
  };
  const CONFIRM = { case: 'owner.failed', action: 'confirmOwner', reason: 'owner.sourceWrong' };

  test('confirms an owner by the evidence, and the application is decided again', async () => {
    const { applicant, lena } = await failedEarly();
    const [row] = await queueOf(applicant.id);
    expect(row).toMatchObject({
      case: 'owner.failed',
      owner: { id: lena.ownerId, name: 'Lena Webb', watchList: 'clear', confirmed: [] },
    });
    expect(row?.actions.map(({ label }) => label)).toEqual([
      'Confirm the owner',
      'Ask the owner again',
      'Decline the owner',
    ]);
    const { owners } = await story(applicant.id);
    expect(owners).toMatchObject([
      {
        name: 'Lena Webb',
        verification: 'inReview',
        checks: [{ rowId: '13-review', evidence: { person: 'review' } }],
      },
    ]);
    expect((await settle(applicant, lena.ownerId, CONFIRM)).status).toBe(200);
    expect(await refresh(applicant)).toMatchObject({ decision: 'APPROVED', page: 'bank' });
    expect((await lena.record()).body).toMatchObject({
      page: 'owner-success',
      verification: 'verified',
    });
    expect((await story(applicant.id)).owners[0]?.checks.at(-1)).toMatchObject({
      decidedBy: 'person',
      outcome: 'verified',
      reviewer: { name: 'Robin' },
      reason: { code: 'owner.sourceWrong' },
    });
    await at.queue.runDue();
    const told = await sandboxClient(at.sandbox).mails(lena.email);
    expect(
      told.filter(({ subject }) => subject === 'You’re verified for Webb Plumbing LLC'),
    ).toHaveLength(1);
    expect(
      (await mailSubjects(at, applicant.who)).filter(
        (subject) => subject === 'Lena Webb is verified',
      ),
    ).toHaveLength(1);
    expect(await at.deps.store.audit.verify(applicant.id)).toMatchObject({ ok: true });
  });

  test('asks an owner again with a new link, and photo ID then settles it', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details({ ...PARTNER_DETAILS, governmentIdentification: { value: '0003' } });
    await at.queue.runDue();
    const showPhotoId = async (how: 'pass' | 'fail') => {
      await finishAtVendor(at, (await lena.startPhotoId()).body.inquiryId, how);
      await lena.refreshPhotoId();
      await at.queue.runDue();
    };
    await showPhotoId('fail');
    await showPhotoId('fail');
    await send(applicant);
    expect((await queueOf(applicant.id)).map((row) => row.case)).toEqual(['owner.failed']);
    expect(
      (await settle(applicant, lena.ownerId, { case: 'owner.failed', action: 'askOwnerAgain' }))
        .status,
    ).toBe(200);
    expect(await refresh(applicant)).toMatchObject({ decision: 'APPROVED_PENDING' });
    expect(await queueOf(applicant.id)).toEqual([]);
    const [link] = await invitationLinks(at, lena.email);
    expect(link?.token).not.toBe(lena.token);
    expect((await lena.open(link?.token ?? '')).status).toBe(200);
    expect((await lena.record()).body).toMatchObject({ page: 'owner-identification' });
    await showPhotoId('pass');
    expect((await lena.record()).body.page).toBe('owner-success');
    expect((await refresh(applicant)).decision).toBe('APPROVED');
  });

  test('declines an owner, after which an approval needs two reviewers', async () => {
    const { applicant, lena } = await failedEarly(FAILS);
    const said = { case: 'owner.failed', action: 'declineOwner', reason: 'owner.notProven' };
    expect((await settle(applicant, lena.ownerId, said)).status).toBe(200);
    expect(await refresh(applicant)).toMatchObject({ decision: 'PENDING' });
    expect(await queueOf(applicant.id)).toEqual([]);
    expect((await story(applicant.id)).review).toMatchObject({
      cases: [{ case: 'decision' }],
      confirmed: ['APPROVED'],
    });
    expect((await lena.record()).body).toMatchObject({
      page: 'owner-success',
      verification: 'inReview',
    });
    const approve = { decision: 'APPROVED', reason: 'review.passed' };
    expect((await decideByHand(at, applicant.id, approve)).body.review?.proposal).toMatchObject({
      reviewer: { name: 'Robin' },
    });
    expect(
      (await decideByHand(at, applicant.id, { decision: 'DECLINED', reason: 'review.refused' }))
        .status,
    ).toBe(200);
    expect(await refresh(applicant)).toMatchObject({ decision: 'DECLINED' });
  });

  test('needs two reviewers for an owner who denied, because no watch list was asked', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await send(applicant);
    await lena.deny();
    await refresh(applicant);
    const said = { case: 'owner.denied', action: 'confirmOwner', reason: 'owner.provenOtherwise' };
    const first = await settle(applicant, lena.ownerId, said);
    expect(first.body.review.cases.find((row) => row.owner)).toMatchObject({
      owner: { proposedBy: { name: 'Robin' }, confirmed: ['confirmOwner'] },
    });
    expect((await refresh(applicant)).decision).toBe('PENDING');
    expect((await settle(applicant, lena.ownerId, said)).body.code).toBe('review.ownProposal');
    await at.clock.moveTo(at.clock.offsetMs() + DECISION_LIMITS.reviewLeaseMs);
    expect((await settle(applicant, lena.ownerId, said, 'Sam')).status).toBe(200);
    expect((await refresh(applicant)).decision).toBe('APPROVED');
  });

  test('asks an owner again after 14 days of silence, with a new deadline and one mail to the applicant', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await send(applicant);
    await at.clock.moveTo(at.clock.offsetMs() + 14 * daysMs);
    await at.queue.runDue();
    await at.queue.runDue();
    await applicant.visitor.signIn(mailTo(applicant.who));
    expect((await refresh(applicant)).decision).toBe('PENDING');
    expect((await queueOf(applicant.id)).map((row) => [row.case, row.owner?.id])).toEqual([
      ['owner.overdue', lena.ownerId],
    ]);
    expect(
      (await settle(applicant, lena.ownerId, { case: 'owner.overdue', action: 'askOwnerAgain' }))
        .status,
    ).toBe(200);
    for (let turn = 0; turn < 2; turn++) await at.queue.runDue(); // their time begins with the mail
    const view = await refresh(applicant);
    expect(view.decision).toBe('APPROVED_PENDING');
    expect(partnerIn(view, lena.email)?.invitation?.answerBy).toBeGreaterThan(
      at.clock.now() + 13 * daysMs,
    );
    await at.queue.runDue();
    expect(
      (await mailSubjects(at, applicant.who)).filter(
        (subject) => subject === 'Lena Webb hasn’t confirmed yet',
      ),
    ).toHaveLength(1);
  });

  test.each([
    ['without an owner', (_id: string) => ({ ...CONFIRM }), 422],
    [
      'with somebody who is none',
      (_id: string) => ({ ...CONFIRM, ownerId: 'urn:own:0000-0000-0000-0000-0000' }),
      409,
    ],
    [
      'another case of the same owner',
      (id: string) => ({ ...CONFIRM, case: 'owner.denied', ownerId: id }),
      409,
    ],
    [
      'an owner in a case that is about none',
      (id: string) => ({ case: 'job.failing', action: 'tryAgain', ownerId: id }),
      422,
    ],
    [
      'a reason of another action',
      (id: string) => ({ ...CONFIRM, reason: 'owner.fraud', ownerId: id }),
      422,
    ],
  ])('settles nothing %s', async (_what, said, status) => {
    const { applicant, lena } = await failedEarly();
    const { version } = (await claimByHand(at, applicant.id, 'Robin')).body.review;
    const reply = await newVisitor(at).send<Problem>(
      'POST',
      `/api/v2/reviews/${applicant.id}/cases`,
      said(lena.ownerId),
      {
        headers: REVIEWER_HEADERS.Robin,
        version,
      },
    );
    expect(reply.status).toBe(status);
    expect((await lena.record()).body.verification).toBe('inReview');
  });
});
