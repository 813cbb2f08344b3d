import type { ApplicationView } from '@signet/rulebook/application-view';
import { DAY_MS } from '@signet/rulebook/core/dates';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import {
  applicationAwaitingPhotoId,
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
} from '../testing/test-inquiries.ts';
import { changeReminderTimes, runRemindChanges } from './change-reminder-jobs.ts';
import { type PastChangeRequest, REMIND_CHANGES_JOB } from './change-request-store.ts';
import { changeRequestsView } from './change-words.ts';

const SSN = 'applicant.governmentIdentification.value';
const NAME = { changeable: 'applicantName', reason: 'notAsOnId', line: 'With both last names.' };
type Story = ReplyOf<'explainApplication'>;

onPostgres('changes that a reviewer asks for', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);

  /** An application that a source leaves to a person of ours, claimed by somebody of the staff. */
  async function claimedCase(reviewer: StaffVisitor) {
    const { visitor, view } = await approvedApplication(at, 'ana', { [SSN]: '0004' });
    const { body } = await reviewer.call<ReplyOf<'claimReview'>>('claimReview', { id: view.id });
    return { visitor, id: view.id, version: body.review.version };
  }

  async function asked(marks: object[] = [NAME], businessDays = 10) {
    const robin = await staffVisitor(desk, 'robin');
    const found = await claimedCase(robin);
    const { id, version } = found;
    const body = { marks, businessDays };
    const reply = await robin.call('requestChanges', { id, version, body });
    return { ...found, robin, reply };
  }

  const answer = (visitor: TestVisitor, id: string, body: object) =>
    visitor.send<{ application: ApplicationView } & Problem>(
      'POST',
      `/api/v2/applications/${id}/step-ups/changes`,
      body,
    );
  const viewOf = async (visitor: TestVisitor, id: string) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body;
  const storyOf = async (reviewer: StaffVisitor, id: string) =>
    (await reviewer.call<Story>('explainApplication', { id })).body;

  test('the applicant gets exactly the marked answers, by mail and on their page', async () => {
    const { visitor, id, robin, reply } = await asked();
    expect(reply.status).toBe(200);
    const view = await viewOf(visitor, id);
    expect([view.page, view.status.id, view.status.waitingOn]).toEqual([
      'changes',
      'stepUp',
      'applicant',
    ]);
    expect(view.changes?.marks).toEqual([
      {
        changeable: 'applicantName',
        what: 'Your name',
        why: 'Enter it exactly as on your photo ID.',
        line: 'With both last names.',
      },
    ]);
    const story = await storyOf(robin, id);
    expect(story.changes).toMatchObject([
      { state: 'open', marks: [{ before: expect.stringMatching(/^Ana Ruiz[a-z]*$/) }] },
    ]);
    expect(story.changeable).toEqual([]);
    expect(story.review.cases).toEqual([]);
  });

  test('only what is marked is accepted, and nothing else changes', async () => {
    const { visitor, id } = await asked();
    const before = await viewOf(visitor, id);
    const reply = await answer(visitor, id, {
      applicant: { name: { firstName: 'Ana', lastName: 'Ruiz Silva' } },
      company: { name: 'Something Else LLC' },
    });
    expect([reply.status, reply.body.code, reply.body.errors]).toEqual([
      422,
      'request.validationFailed',
      [expect.objectContaining({ field: 'company.name' })],
    ]);
    expect(await viewOf(visitor, id)).toMatchObject({
      version: before.version,
      applicant: { name: before.applicant.name },
      company: before.company,
    });
  });

  test('an answer opens a round and returns to the reviewer who asked, with the difference', async () => {
    const { visitor, id, robin } = await asked();
    const reply = await answer(visitor, id, {
      applicant: { name: { firstName: 'Ana', lastName: 'Ruiz Silva' } },
    });
    expect([reply.status, reply.body.application.page]).toEqual([200, 'verifying']);
    await waitForDecision(at, visitor, id);
    const { history } = (await viewOf(visitor, id)).home;
    expect(history[0]?.what).toBe('You sent the changes we asked for');
    const mine = await robin.call<ReplyOf<'listReviews'>>('listReviews', { query: '?view=mine' });
    expect(mine.body.reviews.filter((row) => row.id === id)).toMatchObject([
      { case: 'decision', isResubmitted: true },
    ]);
    const sam = await staffVisitor(desk, 'sam');
    const theirs = await sam.call<ReplyOf<'listReviews'>>('listReviews', { query: '?view=mine' });
    expect(theirs.body.reviews.filter((row) => row.id === id)).toEqual([]);
    expect((await storyOf(robin, id)).changes).toMatchObject([
      {
        state: 'answered',
        marks: [
          {
            before: expect.stringMatching(/^Ana Ruiz[a-z]*$/),
            now: 'Ana Ruiz Silva',
            isChanged: true,
          },
        ],
      },
    ]);
  });

  /** A photo ID that the vendor leaves to a person of ours, and a request for another one. */
  async function askedForPhotoId() {
    const inquiry = await applicationAwaitingPhotoId(at);
    const first = await postIdentificationSession(inquiry);
    await finishAtVendor(at, first.body.inquiryId, 'review');
    await postIdentification(inquiry);
    const { visitor, id } = inquiry;
    await waitForDecision(at, visitor, id);
    const robin = await staffVisitor(desk, 'robin');
    const { body } = await robin.call<ReplyOf<'claimReview'>>('claimReview', { id });
    const reply = await robin.call('requestChanges', {
      ...{ id, version: body.review.version },
      body: { marks: [{ changeable: 'photoId', reason: 'unreadable' }], businessDays: 5 },
    });
    return { inquiry, visitor, id, robin, reply, first: first.body.inquiryId };
  }

  test('a document is asked for once more on the page that takes it, and comes back with both', async () => {
    const { inquiry, visitor, id, robin, reply, first } = await askedForPhotoId();
    expect(reply.status).toBe(200);
    const view = await viewOf(visitor, id);
    expect([view.page, view.changes?.marks]).toEqual([
      'identification',
      [
        {
          ...{ changeable: 'photoId', what: 'Your photo ID' },
          why: 'We couldn’t read it. Take the photo again in good light.',
        },
      ],
    ]);
    expect((await answer(visitor, id, { applicant: { name: { firstName: 'X' } } })).status).toBe(
      409,
    );
    const second = await postIdentificationSession(inquiry);
    await finishAtVendor(at, second.body.inquiryId, 'review');
    await postIdentification(inquiry);
    await waitForDecision(at, visitor, id);
    const mine = await robin.call<ReplyOf<'listReviews'>>('listReviews', { query: '?view=mine' });
    expect(mine.body.reviews.filter((row) => row.id === id)).toMatchObject([
      { case: 'decision', isResubmitted: true },
    ]);
    const story = await storyOf(robin, id);
    expect(story.changes).toMatchObject([
      {
        state: 'answered',
        marks: [{ changeable: 'photoId', document: { before: first, now: second.body.inquiryId } }],
      },
    ]);
    expect((await viewOf(visitor, id)).changes).toBeUndefined();
  });

  test('a withdrawn request for a document leaves its step as it was', async () => {
    const { visitor, id, robin } = await askedForPhotoId();
    expect((await robin.call('cancelChanges', { id })).status).toBe(200);
    const { page, home } = await viewOf(visitor, id);
    expect(page).not.toBe('identification');
    expect(home.history.map(({ id: event }) => event)).not.toContain('changesSent');
  });

  test('an address can be asked for like any answer, and shows the current one', async () => {
    const robin = await staffVisitor(desk, 'robin');
    const { visitor, id, version } = await claimedCase(robin);
    const before = await storyOf(robin, id);
    expect(before.changeable).toContain('emailAddress');
    expect(before.changeableNow.emailAddress).toContain('@');
    const marks = [{ changeable: 'emailAddress', reason: 'noMailArrives' }];
    const body = { marks, businessDays: 5 };
    expect((await robin.call('requestChanges', { id, version, body })).status).toBe(200);
    const emailAddress = `read.${id.slice(-4)}@example.com`;
    const reply = await answer(visitor, id, { applicant: { email: { emailAddress } } });
    expect(reply.status).toBe(200);
    expect((await storyOf(robin, id)).changes[0]?.marks).toMatchObject([
      { before: before.changeableNow.emailAddress, now: emailAddress, isChanged: true },
    ]);
  });

  test('shows values of an earlier release without marking them as changed', async () => {
    const { id } = await claimedCase(await staffVisitor(desk, 'robin'));
    const application = await at.deps.store.applications.loadForWork(id);
    if (application === undefined) throw new Error('an application that was sent is there');
    const answered = (before: string): PastChangeRequest => ({
      ...{ id: 'chg_1', reviewer: { id: 'rev_1', name: 'Robin' }, by: '2026-12-11' },
      ...{ askedAt: 1, finishedAt: 2, result: 'answered' },
      marks: [{ changeable: 'salesRange', reason: 'outOfDate', before }],
    });
    const isChangedFrom = (before: string) =>
      changeRequestsView([answered(before)], application, 'en-US')[0]?.marks[0]?.isChanged;
    expect(['25,001–100,000', 'band1', 'band2'].map(isChangedFrom)).toEqual([
      undefined,
      false,
      true,
    ]);
  });

  test('stores nothing of a number that is typed again', async () => {
    const { visitor, id, robin } = await asked([
      { changeable: 'applicantTaxId', reason: 'mistyped' },
    ]);
    const [request] = (await storyOf(robin, id)).changes;
    expect(request?.marks[0]?.before).toBeUndefined();
    const empty = await answer(visitor, id, {});
    expect(empty.body.errors).toMatchObject([{ code: 'ssn.required', field: SSN }]);
    const reply = await answer(visitor, id, {
      applicant: { governmentIdentification: { value: '900100007' } },
    });
    expect(reply.status).toBe(200);
  });

  test.each([
    ['nothing is marked', [], 'marks'],
    ['a reason of another mark', [{ ...NAME, reason: 'mailbox' }], 'marks.0.reason'],
    ['the same twice', [NAME, NAME], 'marks.1.reason'],
    [
      'a document beside an answer',
      [NAME, { changeable: 'photoId', reason: 'unreadable' }],
      'marks',
    ],
    [
      'a document that was never sent',
      [{ changeable: 'businessDocument', reason: 'expired' }],
      'marks.0.changeable',
    ],
    ['a number in a line', [{ ...NAME, line: 'Use 123 456 789.' }], 'marks.0.line'],
    [
      'what this applicant was never asked',
      [{ changeable: 'homeAddress', reason: 'mailbox' }],
      'marks.0.changeable',
    ],
  ])('refused: %s', async (_name, marks, field) => {
    const { reply } = await asked(marks);
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'field.invalid', field }] },
    });
  });

  test('the preview is what is sent, and sends nothing', async () => {
    const robin = await staffVisitor(desk, 'robin');
    const { id, visitor } = await claimedCase(robin);
    const preview = await robin.call<ReplyOf<'previewChanges'>>('previewChanges', {
      id,
      body: { marks: [NAME], businessDays: 5 },
    });
    expect(preview.body.shown.email.text).toContain(
      'Your name: Enter it exactly as on your photo ID. With both last names.',
    );
    expect((await viewOf(visitor, id)).changes).toBeUndefined();
  });

  test('a withdrawn request leaves the page as it was, and another one may be asked', async () => {
    const { visitor, id, robin } = await asked();
    expect((await robin.call('cancelChanges', { id })).status).toBe(200);
    const view = await viewOf(visitor, id);
    expect([view.page, view.changes]).toEqual(['success', undefined]);
    expect((await robin.call('cancelChanges', { id })).status).toBe(409);
    const claim = await robin.call<ReplyOf<'claimReview'>>('claimReview', { id });
    const again = await robin.call('requestChanges', {
      id,
      version: claim.body.review.version,
      body: { marks: [NAME], businessDays: 5 },
    });
    expect(again.status).toBe(200);
    expect((await storyOf(robin, id)).changes.map(({ state }) => state)).toEqual([
      'open',
      'withdrawn',
    ]);
  });

  test('an open request has three reminders, and a former one none', async () => {
    const { visitor, id, robin } = await asked();
    const templates = async () =>
      (await storyOf(robin, id)).messages
        .map(({ template }) => template)
        .filter((template) => template.startsWith('changes'));
    const requestOf = async () => (await at.deps.store.applications.loadForWork(id))?.changeRequest;
    const requestId = (await requestOf())?.id ?? '';
    const remind = (nth: number, of = requestId) =>
      runRemindChanges(at.deps, {
        ...{ id: `remind ${nth}`, kind: REMIND_CHANGES_JOB, attempts: 0 },
        ...{ applicationId: id, payload: { nth, requestId: of } },
      });
    for (const nth of [0, 0, 1, 2]) await remind(nth);
    const all = ['changesReminder', 'changesSecondReminder', 'changesLastReminder'];
    expect(await templates()).toEqual(all);
    expect((await viewOf(visitor, id)).status.by?.to).toBe((await requestOf())?.by);
    expect((await viewOf(visitor, id)).home.by).toBe((await requestOf())?.by);
    await robin.call('cancelChanges', { id });
    await remind(0);
    const { version } = (await robin.call<ReplyOf<'claimReview'>>('claimReview', { id })).body
      .review;
    await robin.call('requestChanges', { id, version, body: { marks: [NAME], businessDays: 5 } });
    await remind(0);
    expect(await templates()).toEqual(all);
    await remind(0, (await requestOf())?.id);
    expect(await templates()).toEqual([...all, 'changesReminder']);
  });

  test.each([
    [5, 1],
    [10, 3],
    [20, 3],
  ])(
    'of a request for %s business days there are %s reminders, before its last day',
    async (days, count) => {
      const { id } = await asked([NAME], days);
      const application = await at.deps.store.applications.loadForWork(id);
      const { changeRequest } = application ?? {};
      const times = application ? changeReminderTimes(application, days, at.deps) : [];
      expect(times).toHaveLength(count);
      for (const time of times) expect(time).toBeLessThan(changeRequest?.dueAt ?? 0);
    },
  );

  test('stores the rules’ facts with their decision, without personal data', async () => {
    const { id } = await asked();
    const { decisions } = await at.deps.store.reviews.story(id);
    const [first] = decisions;
    expect(first?.applied).toMatchObject({ market: 'US', applicationLevel: 'FULL', done: [] });
    const words = JSON.stringify(decisions.map(({ applied }) => applied));
    expect(words).not.toMatch(/Ana|Ruiz|@|\d{4}/);
  });

  test('returns to the queue after the last day, and declines nothing', async () => {
    const { id, robin } = await asked([NAME], 5);
    const casesOf = async () => (await storyOf(robin, id)).review.cases.map((row) => row.case);
    expect(await casesOf()).toEqual([]);
    const dueNow = at.deps.clock.now() - DAY_MS;
    await at.database.run(sql`update change_requests set due_at = ${dueNow}::bigint
      where application_id = ${id}`);
    expect(await casesOf()).toEqual(['changes.overdue']);
    expect((await storyOf(robin, id)).review.decisions).toEqual(['APPROVED', 'DECLINED']);
  });
});
