import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import type { Problem } from '@signet/rulebook/core/problem';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { addBusinessDays } from '../application/sla.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  mailSubjects,
  submittedApplication,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';

const DECLINED = { 'applicant.governmentIdentification.value': '0001' };
const OUR_FAULT = { 'applicant.governmentIdentification.value': '0007' };
const SUPPORT = 'help@poynt.example';

onPostgres('a request that a person looks at it', (open) => {
  const at = testApi(open);

  const ask = (visitor: TestVisitor, id: string, body: object, more: object = {}) =>
    visitor.send<ApplicationView & Problem>(
      'POST',
      `/api/v2/applications/${id}/review-requests`,
      body,
      more,
    );
  const add = (visitor: TestVisitor, id: string, message: string, more: object = {}) =>
    visitor.send<ApplicationView & Problem>(
      'POST',
      `/api/v2/applications/${id}/review-requests/additions`,
      { message },
      more,
    );
  const supportMails = async (reference: string) =>
    (await sandboxClient(at.sandbox).mails(SUPPORT)).filter(({ subject = '' }) =>
      subject.includes(reference),
    );

  test('reaches support with its reference and tells its person the day, on the page and by mail', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana', DECLINED);
    const by = addBusinessDays(at.clock.today('US'), 2, 'US', 'OR');
    const { status, body } = await ask(visitor, view.id, {
      message: 'We moved in May.\nThe lease names us.',
      contact: '(503) 555-0124',
    });
    expect([status, body.reviewRequest]).toEqual([200, { requestedAt: expect.any(Number), by }]);
    await expect
      .poll(async () => (await supportMails(view.reference)).length, { timeout: 20_000 })
      .toBe(1);
    const [mail] = await supportMails(view.reference);
    for (const line of [
      'We moved in May.\nThe lease names us.',
      '(503) 555-0124',
      view.reference,
      formatDay(by, 'en-US'),
      mailTo(who),
    ])
      expect(mail?.text).toContain(line);
    await expect
      .poll(() => mailSubjects(at, who), { timeout: 20_000 })
      .toContain('We’ll take another look at your application');
    expect(await at.deps.store.audit.verify(view.id)).toMatchObject({ ok: true });
    const told = JSON.stringify(
      await at.database.run(
        sql`select detail from audit where application_id = ${view.id} and action = 'review.requested'`,
      ),
    );
    expect([told.includes(by), told.includes('lease')]).toEqual([true, false]);
  });

  test.each([
    ['nothing', { message: '  ' }, 'reviewRequest.empty', 'message'],
    [
      'a Social Security number',
      { message: 'it is 123-45-6789' },
      'reviewRequest.numberIncluded',
      'message',
    ],
    [
      'a card',
      { message: 'hello', contact: '4242 4242 4242 4242' },
      'request.validationFailed',
      'contact',
    ],
  ])(
    'with %s is refused at its field, and nothing is kept or sent',
    async (_what, body, code, field) => {
      const { visitor, view } = await submittedApplication(at, 'ana', DECLINED);
      const refused = await ask(visitor, view.id, body);
      expect([
        refused.status,
        refused.body.code,
        refused.body.errors?.map((one) => one.field),
      ]).toEqual([422, code, [field]]);
      expect(
        await at.database.run(
          sql`select id from review_requests where application_id = ${view.id}`,
        ),
      ).toEqual([]);
      expect(await supportMails(view.reference)).toEqual([]);
    },
  );

  test('is sent once for each key, and a few times a day at most', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana', DECLINED);
    const once = await ask(visitor, view.id, { message: 'hello' }, { key: 'one' });
    expect((await ask(visitor, view.id, { message: 'hello' }, { key: 'one' })).text).toBe(
      once.text,
    );
    const answer = () =>
      at.database.run(
        sql`update review_requests set answered_at = requested_at, outcome = 'answered' where application_id = ${view.id}`,
      );
    for (let more = 1; more < DECISION_LIMITS.reviewRequestsPerDay; more++) {
      await answer();
      expect((await ask(visitor, view.id, { message: 'again' })).status).toBe(200);
    }
    await answer();
    const refused = await ask(visitor, view.id, { message: 'and again' });
    expect([refused.status, refused.body.code]).toEqual([429, 'reviewRequest.tooMany']);
    await at.clock.moveTo(at.clock.offsetMs() + 25 * 3_600_000);
    await visitor.signIn(`${view.applicant.email.emailAddress}`);
    expect((await ask(visitor, view.id, { message: 'a day later' })).status).toBe(200);
  });

  test('is refused while one is open', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana', DECLINED);
    const both = await Promise.all(
      ['hello', 'hello again'].map((message) => ask(visitor, view.id, { message })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask(visitor, view.id, { message: 'once more' })).body.code).toBe(
      'application.stepUpClosed',
    );
    expect(
      await at.database.run(sql`select id from review_requests where application_id = ${view.id}`),
    ).toHaveLength(1);
  });

  test('takes an addition to the same inbox under the same subject, and its day stays', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana', DECLINED);
    const asked = await ask(visitor, view.id, { message: 'We moved in May.' });
    const added = await add(visitor, view.id, 'The lease is signed.', { key: 'one' });
    expect([added.status, added.body.reviewRequest]).toEqual([200, asked.body.reviewRequest]);
    expect((await add(visitor, view.id, 'The lease is signed.', { key: 'one' })).text).toBe(
      added.text,
    );
    await expect
      .poll(async () => (await supportMails(view.reference)).length, { timeout: 20_000 })
      .toBe(2);
    const mails = await supportMails(view.reference);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
    expect(mails.map(({ text = '' }) => text.includes('The lease is signed.')).sort()).toEqual([
      false,
      true,
    ]);
    const told = JSON.stringify(
      await at.database.run(
        sql`select action, detail from audit where application_id = ${view.id} and action = 'review.added'`,
      ),
    );
    expect([told.includes('review.added'), told.includes('lease')]).toEqual([true, false]);
  });

  test('takes an addition only while it is open, and without numbers', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana', DECLINED);
    expect((await add(visitor, view.id, 'hello')).body.code).toBe('application.stepUpClosed');
    await ask(visitor, view.id, { message: 'hello' });
    for (const [message, code] of [
      [' ', 'reviewRequest.empty'],
      ['it is 123-45-6789', 'reviewRequest.numberIncluded'],
    ] as const) {
      const { status, body } = await add(visitor, view.id, message);
      expect([status, body.code, body.errors?.map(({ field }) => field)]).toEqual([
        422,
        code,
        ['message'],
      ]);
    }
  });

  test('is refused while the application is in review anyway', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana', OUR_FAULT);
    expect([view.status.id, (await ask(visitor, view.id, { message: 'hello' })).body.code]).toEqual(
      ['error', 'application.stepUpClosed'],
    );
  });

  test('is for one’s own declined application only', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    expect((await ask(visitor, view.id, { message: 'hello' })).body.code).toBe(
      'application.stepUpClosed',
    );
    const { view: theirs } = await submittedApplication(at, 'marcus');
    expect((await ask(visitor, theirs.id, { message: 'hello' })).status).toBe(404);
  });
});
