import type { Problem } from '@signet/rulebook/core/problem';
import { afterAll, describe, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  breakVendor,
  clearVendorFaults,
  type ProblemReply,
  signInPersona,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import {
  applicationAwaitingDocument,
  applicationAwaitingPhotoId,
  canadianApplicationAwaitingPhotoId,
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
  postVerification,
  postVerificationSession,
  postWebhook,
  webhookEvent,
} from '../testing/test-inquiries.ts';

const inquiryIdOf = async (
  ...asked: Parameters<typeof postIdentificationSession>
): Promise<string> => (await postIdentificationSession(...asked)).body.inquiryId;
const TEMPLATE = /itmpl_\w+/;

onPostgres('inquiries', (openDatabase) => {
  const at = testApi(openDatabase);

  /** The template the vendor used for an inquiry. */
  const templateOf = async (inquiryId: string): Promise<string | undefined> => {
    const { persona } = at.deps.config;
    const answer = await fetch(`${persona.url}/inquiries/${inquiryId}`, {
      headers: { authorization: `Bearer ${persona.apiKey}` },
    });
    return TEMPLATE.exec(await answer.text())?.[0];
  };
  const statusOf = async (asked: Awaited<ReturnType<typeof applicationAwaitingPhotoId>>) =>
    (await waitForDecision(at, asked.visitor, asked.id)).status.id;

  test.each([
    ['pass', 'approvedNoBank', 'APPROVED'],
    ['fraud', 'declined', 'DECLINED'],
    ['review', 'inReview', 'PENDING'],
  ] as const)('photo ID, %s: the application is %s', async (act, status, decision) => {
    const asked = await applicationAwaitingPhotoId(at);
    expect(asked.view.page).toBe('identification');
    expect(asked.view.inquiry).toMatchObject({
      mode: 'identification',
      attemptsLeft: 5,
      selfieOptional: false,
      manualReviewAvailable: false,
    });
    const { status: code, body } = await postIdentificationSession(asked);
    expect([code, body.isInquiryCompleted, typeof body.sessionToken, body.host]).toEqual([
      200,
      false,
      'string',
      at.deps.config.persona.frameHost,
    ]);
    expect(
      (await postIdentification(asked, { inquiryId: body.inquiryId })).body.inquirySessionStatus,
    ).toBe('IN_PROGRESS');
    await finishAtVendor(at, body.inquiryId, act);
    const told = await postIdentification(asked, { inquiryId: body.inquiryId });
    expect(told.body).toMatchObject({
      inquirySessionStatus: 'RECEIVED',
      applicantId: asked.id,
      application: { page: 'verifying' },
    });
    const view = await waitForDecision(at, asked.visitor, asked.id);
    expect([view.status.id, view.decision]).toEqual([status, decision]);
    expect(view.inquiry).toBeUndefined();
    expect((await at.deps.store.audit.verify(asked.id)).ok).toBe(true);
  });

  test.each([
    ['pass', 'approvedNoBank'],
    ['fail', 'inReview'],
    ['review', 'inReview'],
  ] as const)('a document of the business, %s: the application is %s', async (act, status) => {
    const asked = await applicationAwaitingDocument(at);
    expect([asked.view.page, asked.view.decision, asked.view.inquiry?.mode]).toEqual([
      'verification',
      'APPROVED_PENDING',
      'verification',
    ]);
    const inquiryId = await (await postVerificationSession(asked)).body.inquiryId;
    expect(await templateOf(inquiryId)).toBe('itmpl_verification_US');
    await finishAtVendor(at, inquiryId, act);
    expect((await postVerification(asked, { inquiryId })).body.inquirySessionStatus).toBe(
      'RECEIVED',
    );
    expect(await statusOf(asked)).toBe(status);
  });

  test('an expired inquiry is no failure, and a new one can pass', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const first = await inquiryIdOf(asked);
    await finishAtVendor(at, first, 'timeout');
    const told = await postIdentification(asked, { inquiryId: first });
    expect(told.body.inquirySessionStatus).toBe('TIMEOUT');
    expect(told.body.application).toMatchObject({
      page: 'identification',
      inquiry: { lastStatus: 'TIMEOUT', attemptsLeft: 5 },
    });
    const second = await inquiryIdOf(asked, { inquiryId: first });
    expect(second).not.toBe(first);
    await finishAtVendor(at, second, 'pass');
    await postIdentification(asked, { inquiryId: second });
    expect(await statusOf(asked)).toBe('approvedNoBank');
  });

  test('reopening continues the inquiry with a new session and no new attempt', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const first = await postIdentificationSession(asked);
    const again = await postIdentificationSession(asked, { inquiryId: first.body.inquiryId });
    expect(again.body.inquiryId).toBe(first.body.inquiryId);
    expect(again.body.sessionToken).not.toBe(first.body.sessionToken);
    expect(again.body.application.inquiry).toMatchObject({
      inquiryId: first.body.inquiryId,
      attemptsLeft: 4,
    });
    await finishAtVendor(at, first.body.inquiryId, 'pass');
    const over = await postIdentificationSession(asked);
    expect(over.body).toMatchObject({ inquiryId: first.body.inquiryId, isInquiryCompleted: true });
    expect(over.body.sessionToken).toBeUndefined();
    expect(await statusOf(asked)).toBe('approvedNoBank');
  });

  test('foreign, unknown and other-mode inquiries get the same 404', async () => {
    const [own, other] = [
      await applicationAwaitingPhotoId(at),
      await applicationAwaitingPhotoId(at),
    ];
    const theirs = await inquiryIdOf(other);
    await finishAtVendor(at, theirs, 'pass');
    const answers: ProblemReply[] = [];
    for (const inquiryId of [theirs, 'inq_none', '../../x']) {
      answers.push(
        await postIdentificationSession<Problem>(own, { inquiryId }),
        await postIdentification<Problem>(own, { inquiryId }),
      );
    }
    answers.push(await postVerification<Problem>(other, { inquiryId: theirs }));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['404 application.notFound']),
    );
    expect((await waitForDecision(at, own.visitor, own.id)).decision).toBe('PENDING');
    const { visitor } = await signInPersona(at, 'ana');
    expect((await postIdentificationSession({ visitor, id: own.id, view: own.view })).status).toBe(
      404,
    );
  });

  test('refuses anything the browser sends besides the inquiry id', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    expect((await postIdentification(asked, { inquiryId, status: 'completed' })).status).toBe(422);
    // The open one: docs/decisions/0031.
    expect((await postIdentification(asked, {})).body.inquirySessionStatus).toBe('IN_PROGRESS');
    expect((await postIdentification(asked, { inquiryId })).body.inquirySessionStatus).toBe(
      'IN_PROGRESS',
    );
  });

  test('polling and webhook settle an inquiry once, whichever comes first', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    await finishAtVendor(at, inquiryId, 'pass');
    const raw = webhookEvent(inquiryId);
    const [told, ...polls] = await Promise.all([
      postWebhook(at, raw),
      ...Array.from({ length: 5 }, () => postIdentification(asked, { inquiryId })),
    ]);
    expect(told?.statusCode).toBe(202);
    expect(polls.map(({ body }) => body.inquirySessionStatus)).toEqual(Array(5).fill('RECEIVED'));
    expect(await statusOf(asked)).toBe('approvedNoBank');
    const story = await at.deps.store.reviews.story(asked.id);
    expect(story.audit.filter(({ action }) => action === 'inquiry.settled')).toHaveLength(1);
    expect((await postIdentification(asked, { inquiryId })).body.inquirySessionStatus).toBe(
      'RECEIVED',
    );
  });

  test('a finished or never requested step is a 409 with the next page', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const reply = await postVerificationSession<Problem>(asked, {});
    expect([reply.status, reply.body.code, reply.body.data?.page]).toEqual([
      409,
      'application.stepUpClosed',
      'identification',
    ]);
    const inquiryId = await inquiryIdOf(asked);
    await finishAtVendor(at, inquiryId, 'pass');
    await postIdentification(asked, { inquiryId });
    await statusOf(asked);
    const late = await postIdentificationSession<Problem>(asked, { inquiryId });
    expect([late.status, late.body.code, late.body.data?.page]).toEqual([
      409,
      'application.stepUpClosed',
      'bank',
    ]);
  });

  test('twenty windows at once use at most five attempts in one inquiry', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => postIdentificationSession(asked)),
    );
    expect(replies.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const ids = new Set(
      replies.filter(({ status }) => status === 200).map(({ body }) => body.inquiryId),
    );
    expect(ids.size).toBe(1);
    expect(
      (await postIdentification(asked, { inquiryId: [...ids][0] })).body.application.inquiry
        ?.attemptsLeft,
    ).toBe(4);
  });

  test('allows five attempts in six hours, then offers a person, and later opens again', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const early = await postIdentification<Problem>(asked, {
      requestManualReview: true,
    });
    expect([early.status, early.body.code]).toEqual([409, 'application.stepUpClosed']);
    const inquiryId = await inquiryIdOf(asked);
    await finishAtVendor(at, inquiryId, 'timeout');
    await postIdentification(asked, { inquiryId });
    const tries = [1, 2, 3, 4, 5].map((back) => at.clock.now() - back);
    await at.database.run(
      sql`update inquiry_attempts set attempted_at = array(select jsonb_array_elements_text(${JSON.stringify(tries)}::jsonb)::bigint) where application_id = ${asked.id}`,
    );
    const spent = await postIdentificationSession<Problem>(asked);
    expect([spent.status, spent.body.code, spent.headers['retry-after']]).toEqual([
      429,
      'inquiry.attemptsExceeded',
      String(spent.body.data?.seconds),
    ]);
    const { body } = await asked.visitor.get(`/api/v2/applications/${asked.id}`);
    expect(body.inquiry).toMatchObject({ attemptsLeft: 0, manualReviewAvailable: true });
    expect(body.inquiry?.nextTryAt).toBeGreaterThan(at.clock.now() + 5 * 3_600_000);
    expect(
      (await postIdentification(asked, { requestManualReview: true })).body.inquirySessionStatus,
    ).toBe('RECEIVED');
    expect(await statusOf(asked)).toBe('inReview');
    const offset = at.clock.offsetMs();
    const again = {
      id: asked.id,
      mode: 'identification',
      withSelfie: true,
      consented: false,
      actor: 'test',
    } as const;
    await at.clock.moveTo(offset + 6 * 3_600_000 - 60_000);
    expect(await at.deps.store.inquiries.reserveTry(again)).toMatchObject({ ok: false });
    await at.clock.moveTo(offset + 6 * 3_600_000 + 1000);
    expect(await at.deps.store.inquiries.reserveTry(again)).toMatchObject({ ok: true });
    await at.clock.moveTo(offset);
  });

  describe('the selfie in Canada', () => {
    const ontario = {
      'applicant.address.territory': 'ON',
      'company.address.territory': 'ON',
      'applicant.address.zip': 'M5V 2A4',
      'company.address.zip': 'M5V 2A4',
    };

    test('in Quebec needs its own consent, which is stored before the vendor call', async () => {
      const asked = await canadianApplicationAwaitingPhotoId(at);
      expect(asked.view.inquiry?.selfieOptional).toBe(true);
      const refused = await postIdentificationSession<Problem>(asked, {
        withSelfie: true,
      });
      expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
        422,
        { code: 'inquiry.consentRequired', field: 'selfieConsent' },
      ]);
      expect(
        (await asked.visitor.get(`/api/v2/applications/${asked.id}`)).body.inquiry?.attemptsLeft,
      ).toBe(5);
      const inquiryId = await inquiryIdOf(asked, { withSelfie: true, selfieConsent: true });
      expect(await templateOf(inquiryId)).toBe('itmpl_identification_CA');
      const { audit } = await at.deps.store.reviews.story(asked.id);
      const tried = audit.find(({ action }) => action === 'inquiry.tried');
      const begun = audit.find(({ action }) => action === 'inquiry.begun');
      expect(JSON.parse(tried?.detail ?? '{}')).toMatchObject({
        withSelfie: true,
        selfieConsent: true,
      });
      expect(tried?.seq).toBeLessThan(begun?.seq ?? 0);
    });

    test('in Quebec the alternative is available at any time, and ends the first way', async () => {
      const asked = await canadianApplicationAwaitingPhotoId(at);
      const first = await inquiryIdOf(asked, { withSelfie: true, selfieConsent: true });
      const second = await inquiryIdOf(asked, { inquiryId: first, withSelfie: false });
      expect(await templateOf(second)).toBe('itmpl_identification_noselfie_CA');
      expect(
        (await postIdentification(asked, { inquiryId: first })).body.inquirySessionStatus,
      ).toBe('TIMEOUT');
      await finishAtVendor(at, second, 'pass');
      await postIdentification(asked, { inquiryId: second });
      expect((await waitForDecision(at, asked.visitor, asked.id)).decision).toBe('APPROVED');
    });

    test('outside Quebec a request for the alternative never lowers the check', async () => {
      const asked = await canadianApplicationAwaitingPhotoId(at, ontario);
      expect(asked.view.inquiry?.selfieOptional).toBe(false);
      expect(await templateOf(await inquiryIdOf(asked, { withSelfie: false }))).toBe(
        'itmpl_identification_CA',
      );
    });
  });

  describe('a vendor out of order', () => {
    afterAll(() => clearVendorFaults(at));

    test.each(['500', '503', 'garbage', 'wrong-schema', 'reset', '429'])(
      '%s: nothing is lost, no attempt is used, and it works later',
      async (mode) => {
        const asked = await applicationAwaitingPhotoId(at);
        await breakVendor(at, 'persona', mode, { times: 1, path: '/api/v1/inquiries' });
        const refused = await postIdentificationSession<Problem>(asked);
        expect([refused.status, refused.body.code]).toEqual([500, 'inquiry.sessionTokenMissing']);
        const { body } = await asked.visitor.get(`/api/v2/applications/${asked.id}`);
        expect([body.page, body.inquiry?.attemptsLeft]).toEqual(['identification', 5]);
        const inquiryId = await inquiryIdOf(asked);
        await breakVendor(at, 'persona', mode, { times: 1, path: '/api/v1/inquiries' });
        const down = await postIdentification<Problem>(asked, { inquiryId });
        expect([down.status, down.body.code]).toEqual([503, 'provider.unavailable']);
        expect((await postIdentification(asked, { inquiryId })).body.inquirySessionStatus).toBe(
          'IN_PROGRESS',
        );
      },
    );

    test('an outage between creating and opening leaves the inquiry for the next attempt', async () => {
      const asked = await applicationAwaitingPhotoId(at);
      await breakVendor(at, 'persona', '503', { times: 1, path: '/resume' });
      expect((await postIdentificationSession(asked)).status).toBe(500);
      const again = await postIdentificationSession(asked);
      expect([again.status, again.body.application.inquiry?.attemptsLeft]).toEqual([200, 4]);
    });
  });

  test('after a closed tab the job checks after ten minutes, an hour and a day', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    const offset = at.clock.offsetMs();
    await at.clock.moveTo(offset + 600_000);
    expect((await waitForDecision(at, asked.visitor, asked.id)).inquiry).toMatchObject({
      inquiryId,
    });
    await finishAtVendor(at, inquiryId, 'pass');
    await at.clock.moveTo(offset + 600_000 + 3_600_000);
    const stored = await at.deps.store.applications.loadForWork(asked.id);
    expect(stored?.inquiries).toMatchObject([
      { id: inquiryId, status: 'RECEIVED', result: 'passed' },
    ]);
    await at.clock.moveTo(offset);
    expect(stored?.stepUps.find(({ type }) => type === 'GOV_ID_SELFIE')?.result).toBe('done');
  });
});
