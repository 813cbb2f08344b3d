import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { sql } from '../platform/sql/sql.ts';
import type { Store } from '../store.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  breakVendor,
  clearVendorFaults,
  completedApplication,
  newestCode,
  newVisitor,
  submittedApplication,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { runSendCode } from './jobs.ts';

type Told = ReplyOf<'verifyOtp'> & Problem;

const throwBusy = () =>
  Promise.reject(
    Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  );

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

onPostgres('one-time codes', (open) => {
  const at = testApi(open);

  test('a wrong code uses an attempt and sends nothing, and the right one still passes', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}/step-ups/otp`;
    const code = await newestCode(at, who);
    const wrong = await visitor.send<Problem>('POST', path, { code: wrongFor(code) });
    expect([wrong.status, wrong.body.code, wrong.body.data]).toEqual([
      422,
      'otp.incorrect',
      { count: 4 },
    ]);
    expect(wrong.body.errors?.[0]).toMatchObject({
      field: 'code',
      message: 'That code doesn’t match. Check the text and try again. You have 4 tries left.',
    });
    expect(await newestCode(at, who)).toBe(code);
    expect((await visitor.send('POST', path, { code })).status).toBe(200);
  });

  test('twenty wrong codes at once are five attempts', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const code = wrongFor(await newestCode(at, who));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        visitor.send<Problem>('POST', `/api/v2/applications/${view.id}/step-ups/otp`, { code }),
      ),
    );
    // On a very busy machine the vendor may time out; the attempt still counts.
    const refusals: readonly (string | undefined)[] = [
      'otp.incorrect',
      'otp.attemptsExceeded',
      'provider.unavailable',
    ];
    expect(replies.filter(({ body }) => !refusals.includes(body.code))).toEqual([]);
    expect(
      replies.filter(({ body }) => body.code !== 'otp.attemptsExceeded').length,
    ).toBeLessThanOrEqual(PHONE_LIMITS.otpAttemptsPerCode);
    expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.otp?.attemptsLeft).toBe(0);
  });

  test('a repeated wrong attempt with one key counts once', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const send = async () =>
      visitor.send<Problem>(
        'POST',
        `/api/v2/applications/${view.id}/step-ups/otp`,
        { code: wrongFor(await newestCode(at, who)) },
        { key: 'try' },
      );
    expect([(await send()).body.data, (await send()).body.data]).toEqual([
      { count: 4 },
      { count: 4 },
    ]);
  });

  test.each<[string, (store: Store) => Store]>([
    [
      'the guess cannot be noted',
      (store) => ({ ...store, codeGuesses: { ...store.codeGuesses, note: throwBusy } }),
    ],
    [
      'the application cannot be read again',
      (store) => ({ ...store, applications: { ...store.applications, load: throwBusy } }),
    ],
  ])('answers a counted wrong code as wrong, never as busy, even if %s', async (_what, failing) => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const code = wrongFor(await newestCode(at, who));
    const store = failing(at.deps.store);
    const app = await buildApp({ ...at.deps, store }, { checks: {} });
    const path = `/api/v2/applications/${view.id}/step-ups/otp`;
    const other = newVisitor({ ...at, app });
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    const reply = await other.send<Problem>('POST', path, { code });
    await app.close();
    expect([reply.status, reply.body.code]).toEqual([422, 'otp.incorrect']);
    const { otp } = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
    expect(otp?.attemptsLeft).toBe(PHONE_LIMITS.otpAttemptsPerCode - 1);
  });

  test('an outage uses no attempt, and the right code still passes', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}/step-ups/otp`;
    const code = await newestCode(at, who);
    const times = PHONE_LIMITS.otpAttemptsPerCode + 1;
    await breakVendor(at, 'twilio', '503', { path: 'VerificationCheck', times });
    for (let turn = 0; turn < times; turn += 1)
      expect((await visitor.send<Problem>('POST', path, { code })).body.code).toBe(
        'provider.unavailable',
      );
    expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.otp?.attemptsLeft).toBe(
      PHONE_LIMITS.otpAttemptsPerCode,
    );
    expect((await visitor.send('POST', path, { code })).status).toBe(200);
  });

  test('a missing answer uses an attempt, because the vendor may have checked the code', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    await breakVendor(at, 'twilio', 'reset', { path: 'VerificationCheck' });
    const code = wrongFor(await newestCode(at, who));
    const reply = await visitor.send<Problem>(
      'POST',
      `/api/v2/applications/${view.id}/step-ups/otp`,
      { code },
    );
    await clearVendorFaults(at);
    expect(reply.body.code).toBe('provider.unavailable');
    expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.otp?.attemptsLeft).toBe(
      PHONE_LIMITS.otpAttemptsPerCode - 1,
    );
  });

  test('the right code twice at once verifies once, and both calls succeed', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const code = await newestCode(at, who);
    // Both in flight at once.
    await breakVendor(at, 'twilio', 'slow', { path: 'VerificationCheck', times: 2, ms: 300 });
    const send = () =>
      visitor.send<Told>('POST', `/api/v2/applications/${view.id}/step-ups/otp`, { code });
    const both = await Promise.all([send(), send()]);
    await clearVendorFaults(at);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // The second may already see the decision.
    for (const { body } of both) expect(['verifying', 'bank']).toContain(body.application?.page);
    const proofs = await at.database.run(
      sql`select seq from audit where application_id = ${view.id} and action = 'phone.proven'`,
    );
    expect(proofs).toHaveLength(1);
  });

  test('a crash between text and record sends no second text and loses no code', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const code = await newestCode(at, who);
    const inbox = `${at.sandbox}/control/phones/%2B1${who.answers['applicant.phone.localPhoneNumber']}`;
    const texts = async () => {
      const { messages } = z
        .object({ messages: z.array(z.unknown()) })
        .parse(await (await fetch(inbox)).json());
      return messages.length;
    };
    const before = await texts();
    // What a crash leaves behind: a reserved send with an unknown outcome.
    await at.database.run(
      sql`update otp_codes set vendor_sid = null, sent_at = null, expires_at = null where application_id = ${view.id}`,
    );
    await runSendCode(at.deps, {
      id: 'again',
      kind: 'send-otp',
      applicationId: view.id,
      payload: {},
      attempts: 1,
    });
    expect(await texts()).toBe(before);
    expect(
      (await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, { code })).status,
    ).toBe(200);
  });

  test('a code that is typed before its text is recorded is accepted', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const code = await newestCode(at, who);
    await at.database.run(
      sql`update otp_codes set vendor_sid = null, sent_at = null, expires_at = null where application_id = ${view.id}`,
    );
    const typed = visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, { code });
    const recorded = runSendCode(at.deps, {
      id: 'recorded',
      kind: 'send-otp',
      applicationId: view.id,
      payload: {},
      attempts: 1,
    });
    expect((await Promise.all([typed, recorded]))[0].status).toBe(200);
  });

  test.each([
    [
      'a press',
      async (view: ApplicationView, visitor: TestVisitor) =>
        void (await visitor.send('POST', `/api/v2/applications/${view.id}/otp-code`)),
    ],
    [
      'the background',
      (view: ApplicationView) =>
        runSendCode(at.deps, {
          id: 'late',
          kind: 'send-otp',
          applicationId: view.id,
          payload: {},
          attempts: 1,
        }),
    ],
  ])(
    'a code found by %s nine minutes after a crash expires ten minutes after its creation',
    async (_what, find) => {
      const { visitor, view, who } = await submittedApplication(at, 'ana');
      await newestCode(at, who);
      const { expiresAt = 0 } =
        (await visitor.get(`/api/v2/applications/${view.id}`)).body.otp ?? {};
      await at.database.run(
        sql`update otp_codes set vendor_sid = null, sent_at = null, expires_at = null where application_id = ${view.id}`,
      );
      await sandboxClient(at.sandbox).advance(9 * 60_000);
      await at.clock.moveTo(at.clock.offsetMs() + 9 * 60_000);
      await find(view, visitor);
      const found = (await visitor.get(`/api/v2/applications/${view.id}`)).body.otp?.expiresAt ?? 0;
      expect(Math.abs(found - expiresAt)).toBeLessThan(5_000);
    },
  );

  test('a used-up code is canceled at the vendor, and the next text brings a new one with five attempts', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}`;
    const old = await newestCode(at, who);
    for (let turn = 0; turn < PHONE_LIMITS.otpAttemptsPerCode; turn += 1)
      await visitor.send('POST', `${path}/step-ups/otp`, { code: wrongFor(old) });
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    const sent = await visitor.send<Told>('POST', `${path}/otp-code`);
    expect([sent.status, sent.body.attempts]).toEqual([200, PHONE_LIMITS.otpAttemptsPerCode]);
    expect(
      (await visitor.send('POST', `${path}/step-ups/otp`, { code: await newestCode(at, who) }))
        .status,
    ).toBe(200);
  });

  test('the text names the brand', async () => {
    const { who } = await submittedApplication(at, 'ana');
    const [text] = await sandboxClient(at.sandbox).phoneMessages(
      `+1${who.answers['applicant.phone.localPhoneNumber']}`,
    );
    expect(text?.text).toContain('Poynt');
  });

  test.each([
    ['is tried again by itself', 1, 1],
    ['is left to a press in the end', PHONE_LIMITS.otpFirstSendTries, 0],
  ])('a first code that could not be sent %s', async (_what, tries, more) => {
    const { view, who } = await submittedApplication(at, 'ana');
    const phone = who.answers['applicant.phone.localPhoneNumber'];
    await newestCode(at, who);
    await at.database.run(sql`delete from otp_codes where application_id = ${view.id}`);
    await at.database.run(sql`delete from phone_sends where phone = ${phone}`);
    await breakVendor(at, 'twilio', '500', { path: '/Verifications', times: 1 });
    await runSendCode(at.deps, {
      id: 'first',
      kind: 'send-otp',
      applicationId: view.id,
      payload: { tries },
      attempts: 1,
    });
    const code = () =>
      at.database.run(
        sql`select 1 from otp_codes where application_id = ${view.id} and sent_at is not null`,
      );
    expect(await code()).toHaveLength(0);
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    expect(await code()).toHaveLength(more);
  });

  test('a resend waits 30 seconds, and sends the same code', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const code = await newestCode(at, who);
    const path = `/api/v2/applications/${view.id}/otp-code`;
    const early = await visitor.send<Problem>('POST', path);
    expect([early.status, early.body.code]).toEqual([429, 'otp.resendTooSoon']);
    expect(early.headers['retry-after']).toBe(String(early.body.data?.seconds));
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    expect((await visitor.send('POST', path)).status).toBe(200);
    expect(await newestCode(at, who)).toBe(code);
  });

  test('photo ID replaces the code without waiving it', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp?skip=true`, {});
    const now = await waitForDecision(at, visitor, view.id);
    expect([now.decision, now.stepUpDetails.map(({ type }) => type)]).toEqual([
      'PENDING',
      ['OTP_SMS', 'GOV_ID_SELFIE'],
    ]);
  });

  test('a VoIP number is refused where it is typed', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const body = { applicant: { phone: { localPhoneNumber: '4155550199' } } };
    const reply = await visitor.send<Problem>('PUT', `/api/v2/applications/${view.id}`, body, {
      version: view.version,
    });
    expect([reply.status, reply.body.errors?.[0]]).toMatchObject([
      422,
      { code: 'phone.unsupportedLineType', field: 'applicant.phone.localPhoneNumber' },
    ]);
  });

  test('no reply contains the code', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const code = await newestCode(at, who);
    expect((await visitor.get(`/api/v2/applications/${view.id}`)).text).not.toContain(code);
  });
});
