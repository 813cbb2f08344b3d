import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  mailSubjects,
  newVisitor,
  submittedApplication,
  testApi,
} from '../testing/test-api.ts';
import {
  claimByHand,
  REVIEWER_HEADERS,
  settleByHand,
  type TestReviewer,
} from '../testing/test-reviews.ts';

/** Outlives the window in which identical bank calls share one response. */
const sharedMs = 11_000;
const DECLINED = { 'applicant.governmentIdentification.value': '0001' };

onPostgres('what a reviewer does about a case', (open) => {
  const at = testApi(open);

  const queueOf = async (id: string) => {
    const { body } = await newVisitor(at).get<ReplyOf<'listReviews'>>(
      '/api/v2/reviews',
      REVIEWER_HEADERS.Robin,
    );
    return body.reviews.filter((row) => row.id === id);
  };
  const withOtherName = async () => {
    const made = await approvedApplication(at, 'ana');
    const { accountNumberConfirm: _typedTwice, ...bank } = made.who.bank;
    const path = `/api/v2/applications/${made.view.id}/financial-instruments/manual`;
    const link = (more: object = {}) =>
      made.visitor.send<ReplyOf<'addManualAccount'> & Problem>('POST', path, { ...bank, ...more });
    expect((await link()).status).toBe(200);
    await at.database.run(
      sql`update bank_accounts set status = 'PENDING', check_result = 'other' where application_id = ${made.view.id}`,
    );
    return { ...made, link };
  };
  const shown = async ({ visitor, view }: Awaited<ReturnType<typeof withOtherName>>) =>
    (await visitor.get<ApplicationView>(`/api/v2/applications/${view.id}`)).body;
  const about = (reviewCase: string, action: string, reason?: string) => ({
    case: reviewCase,
    action,
    ...(reason === undefined ? {} : { reason }),
  });

  test('the queue lists the allowed actions', async () => {
    const { view } = await withOtherName();
    const [row] = await queueOf(view.id);
    expect(row?.case).toBe('bank.nameMismatch');
    expect(row?.actions.map(({ label }) => label)).toEqual([
      'Confirm the account',
      'Ask for another account',
      'Decline the account',
    ]);
    expect(row?.decisions).toEqual([]);
  });

  test('an account pays out after two confirmations with a reason, with a mail', async () => {
    const made = await withOtherName();
    const { id } = made.view;
    const said = about('bank.nameMismatch', 'confirm', 'bank.sameBusiness');
    const first = await settleByHand(at, id, said);
    expect([first.status, first.body.review.cases[0]?.account?.proposedBy?.name]).toEqual([
      200,
      'Robin',
    ]);
    expect((await shown(made)).bank?.status).toBe('PENDING');
    expect((await settleByHand(at, id, said)).body.code).toBe('review.ownProposal');
    await at.clock.moveTo(at.clock.offsetMs() + DECISION_LIMITS.reviewLeaseMs); // Robin's second claim ends
    const { status, body } = await settleByHand(at, id, said, 'Sam');
    expect([status, body.review.cases]).toEqual([200, []]);
    expect((await shown(made)).bank?.status).toBe('VERIFIED');
    await expect
      .poll(() => mailSubjects(at, made.who), { timeout: 20_000 })
      .toContain('Your bank account is confirmed');
  });

  test('a reviewer’s first confirmation lapses once anything else happens to the account', async () => {
    const made = await withOtherName();
    const said = about('bank.nameMismatch', 'confirm', 'bank.sameBusiness');
    await settleByHand(at, made.view.id, said);
    await at.database.run(
      sql`update bank_accounts set checked_at = ${at.clock.now() + 1}::bigint where application_id = ${made.view.id}`,
    );
    const second = await settleByHand(at, made.view.id, said, 'Sam');
    // Sam's word is the first one now.
    expect(second.body.review.cases[0]?.account?.proposedBy?.name).toBe('Sam');
    expect((await shown(made)).bank?.status).toBe('PENDING');
  });

  test('a declined account stays refused when typed again; another one is accepted', async () => {
    const made = await withOtherName();
    expect(
      (await settleByHand(at, made.view.id, about('bank.nameMismatch', 'decline'))).status,
    ).toBe(200);
    expect(await shown(made)).toMatchObject({ page: 'bank', bank: { status: 'FAILED' } });
    await expect
      .poll(() => mailSubjects(at, made.who), { timeout: 20_000 })
      .toContain('We couldn’t confirm your bank account');
    await at.clock.moveTo(at.clock.offsetMs() + sharedMs);
    const again = await made.link();
    expect([again.status, again.body.errors?.[0]]).toMatchObject([
      422,
      { code: 'bank.refused', field: 'accountNumber' },
    ]);
    expect((await made.link({ accountNumber: '000123456788' })).status).toBe(200);
    await at.clock.moveTo(at.clock.offsetMs() + sharedMs);
    expect((await made.link()).status).toBe(422);
    expect((await shown(made)).bank?.last4).toBe('6788');
  });

  test('an account may be typed again after a reviewer asked for another one', async () => {
    const made = await withOtherName();
    await settleByHand(at, made.view.id, about('bank.nameMismatch', 'askForAnother'));
    expect((await shown(made)).page).toBe('bank');
    await at.clock.moveTo(at.clock.offsetMs() + sharedMs);
    expect((await made.link()).body.bank?.status).toBe('VERIFIED');
  });

  test('an answered review request leaves the queue, and the page offers another', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana', DECLINED);
    await visitor.send('POST', `/api/v2/applications/${view.id}/review-requests`, {
      message: 'We moved in May.',
    });
    expect(
      (await queueOf(view.id)).map((row) => [row.case, row.actions.map(({ action }) => action)]),
    ).toEqual([['review.requested', ['answered', 'close']]]);
    expect((await settleByHand(at, view.id, about('review.requested', 'answered'))).status).toBe(
      200,
    );
    expect(await queueOf(view.id)).toEqual([]);
    expect(
      (await visitor.get<ApplicationView>(`/api/v2/applications/${view.id}`)).body.reviewRequest,
    ).toBeUndefined();
  });

  test('an undeliverable email is given up with a reason, also for a draft', async () => {
    const { view } = await submittedApplication(at, 'ana', DECLINED);
    await at.database.run(sql`update applications set onboarded_at = null where id = ${view.id}`);
    const made = await at.deps.store.outbox.add({
      channel: 'email',
      template: 'wayBack',
      to: '',
      text: '',
      applicationId: view.id,
    });
    await at.deps.store.outbox.failed(made.id);
    const [row] = await queueOf(view.id);
    expect([row?.case, row?.sentAt, row?.actions.at(-1)?.reasons.map(({ code }) => code)]).toEqual([
      'message.undelivered',
      undefined,
      ['message.toldOtherwise', 'message.noAddress', 'message.outOfDate'],
    ]);
    const settled = await settleByHand(
      at,
      view.id,
      about('message.undelivered', 'giveUp', 'message.noAddress'),
    );
    expect(settled.status).toBe(200);
    expect(
      await at.database.run(sql`select state, body_sealed from outbox where id = ${made.id}`),
    ).toEqual([{ state: 'dropped' }]);
  });

  test.each([
    ['an action of another case', about('bank.nameMismatch', 'tryAgain'), 422, 'action'],
    ['an unknown action', about('bank.nameMismatch', 'forget'), 422, 'action'],
    ['no reason where one is needed', about('message.undelivered', 'giveUp'), 422, 'reason'],
    [
      'a reason of something else',
      about('message.undelivered', 'giveUp', 'request.repeated'),
      422,
      'reason',
    ],
    ['no reason for releasing payouts', about('bank.nameMismatch', 'confirm'), 422, 'reason'],
    ['a reason where none is asked', about('bank.nameMismatch', 'decline', 'mood'), 422, 'reason'],
    ['a case that it does not stand in', about('bank.depositsFailed', 'decline'), 409, undefined],
  ])('%s settles nothing', async (_what, said, status, field) => {
    const made = await withOtherName();
    const reply = await settleByHand(at, made.view.id, said);
    expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
    expect((await shown(made)).bank?.status).toBe('PENDING');
  });

  test('settling names the version it saw and needs the claim, and nobody without a key settles', async () => {
    const made = await withOtherName();
    const said = about('bank.nameMismatch', 'decline');
    const send = (version: number | undefined, who?: TestReviewer) =>
      newVisitor(at).send<Problem>('POST', `/api/v2/reviews/${made.view.id}/cases`, said, {
        version,
        headers: who === undefined ? {} : REVIEWER_HEADERS[who],
      });
    const { version } = (await claimByHand(at, made.view.id, 'Sam')).body.review;
    expect((await send(version)).status).toBe(404);
    expect((await send(undefined, 'Sam')).status).toBe(428);
    expect((await send(version, 'Robin')).body.code).toBe('review.claimedByOther');
    expect((await send(version - 1, 'Sam')).status).toBe(412);
    expect((await send(version, 'Sam')).status).toBe(200);
    expect((await send(version + 1, 'Sam')).body.code).toBe('application.stepUpClosed');
    expect(await at.deps.store.audit.verify(made.view.id)).toMatchObject({ ok: true });
  });
});
