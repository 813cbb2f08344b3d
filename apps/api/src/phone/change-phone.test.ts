import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { codeIn, sandboxClient } from '@signet/testing/sandbox-client';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  newestCode,
  submittedApplication,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { numberEnding, TEST_PHONE } from '../testing/test-phones.ts';
import { runSendCode } from './jobs.ts';

type Told = ReplyOf<'changePhone'> & Problem;

onPostgres('changing the number after submission', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const newNumber = (): string => String(numberEnding('0140')[TEST_PHONE]);
  const texts = (phone: string) => sandboxClient(at.sandbox).phoneMessages(`+1${phone}`);
  const asked = async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}`;
    const change = (phone: string, more = {}) =>
      visitor.send<Told>(
        'POST',
        `${path}/phone`,
        { applicant: { phone: { localPhoneNumber: phone } } },
        more,
      );
    const tryCode = (code: string) => visitor.send<Told>('POST', `${path}/step-ups/otp`, { code });
    return {
      visitor,
      view,
      who,
      path,
      change,
      tryCode,
      now: async () => (await visitor.get(path)).body,
    };
  };
  const error = ({ status, body }: { status: number; body: Problem }) => [
    status,
    body.code,
    body.errors?.[0]?.field,
  ];

  test('texts the new number its own code, and voids the old one', async () => {
    const { visitor, view, who, change, tryCode } = await asked();
    const old = await newestCode(at, who);
    const phone = newNumber();
    const changed = await change(phone, { key: 'change' });
    expect(changed.status).toBe(200);
    expect(changed.body.application.otp).toMatchObject({
      phone: `••• ••• ${phone.slice(-4)}`,
      changesLeft: 2,
      attemptsLeft: 5,
    });
    expect(changed.body.application.applicant.phone.localPhoneNumber).toBe(phone);
    expect((await change(phone, { key: 'change' })).body).toMatchObject({ attempts: 5 });
    const sent = await texts(phone);
    expect(sent).toHaveLength(1);
    const code = codeIn(sent) ?? '';
    if (old !== code) expect((await tryCode(old)).body.code).toBe('otp.incorrect');
    expect((await tryCode(code)).status).toBe(200);
    expect((await waitForDecision(at, visitor, view.id)).decision).toBe('APPROVED');
    const { audit } = await at.deps.store.reviews.story(view.id);
    expect(audit.filter(({ action }) => action === 'phone.changed')).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain(phone);
    expect(await at.deps.store.audit.verify(view.id)).toMatchObject({ ok: true });
  });

  test('allows three changes a day with a text each, and refuses the fourth', async () => {
    const { change, view } = await asked();
    for (let left = PHONE_LIMITS.phoneChangesPerDay - 1; left >= 0; left -= 1)
      expect((await change(newNumber())).body.application.otp?.changesLeft).toBe(left);
    const phone = newNumber();
    const calls = (await sandboxClient(at.sandbox).calls('twilio')).length;
    expect(error(await change(phone))).toEqual([429, 'phone.changeLimitExceeded', TEST_PHONE]);
    expect(await sandboxClient(at.sandbox).calls('twilio')).toHaveLength(calls);
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.phoneChangeWindowMs);
    expect((await at.deps.store.applications.loadForWork(view.id))?.phoneChangesLeft).toBe(
      PHONE_LIMITS.phoneChangesPerDay,
    );
  });

  test('eight parallel changes text each allowed number once', async () => {
    const { change, now } = await asked();
    const numbers = Array.from({ length: 8 }, newNumber);
    const replies = await Promise.all(numbers.map((phone) => change(phone)));
    const done = replies.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(done.length).toBeLessThanOrEqual(PHONE_LIMITS.phoneChangesPerDay);
    const refusals: readonly string[] = [
      'application.versionConflict',
      'phone.changeLimitExceeded',
    ];
    expect(
      replies.filter(({ status, body }) => status !== 200 && !refusals.includes(body.code)),
    ).toEqual([]);
    const rung = await Promise.all(numbers.map(async (phone) => (await texts(phone)).length));
    expect(rung.filter((count) => count > 0).length).toBeLessThanOrEqual(done.length);
    expect((await now()).otp?.changesLeft).toBe(PHONE_LIMITS.phoneChangesPerDay - done.length);
  });

  test.each([
    ['nothing', '', 'phone.required'],
    ['too few digits', '41555', 'phone.digits'],
    ['an internet number', '4155550199', 'phone.unsupportedLineType'],
  ])('%s is refused at its field, and costs no change', async (_what, phone, code) => {
    const { change, now } = await asked();
    const reply = await change(phone);
    expect([reply.status, reply.body.errors?.[0]]).toMatchObject([
      422,
      { code, field: TEST_PHONE },
    ]);
    expect((await now()).otp?.changesLeft).toBe(PHONE_LIMITS.phoneChangesPerDay);
  });

  test('refuses the same number, and the number of an owner', async () => {
    const { view, who, change } = await asked();
    expect(error(await change(who.answers[TEST_PHONE] ?? ''))).toEqual([
      422,
      'phone.unchanged',
      TEST_PHONE,
    ]);
    const theirs = newNumber();
    const owner = (
      phone: string,
    ) => sql`insert into people (id, application_id, role, first_name, local_phone_number, listed_at, created_at)
      values (${`urn:own:${phone}`}, ${view.id}, 'owner', 'Lena', ${phone}, 1, 1)`;
    await at.database.run(owner(theirs));
    expect(error(await change(theirs))).toEqual([422, 'phone.usedByOwner', TEST_PHONE]);
    const { version, userId } = (await at.deps.store.applications.loadForWork(view.id)) ?? {
      version: 0,
      userId: '',
    };
    const underLock = { id: view.id, userId, version, phone: theirs, actor: 'test' };
    await expect(at.deps.store.phoneChanges.change(underLock)).rejects.toMatchObject({
      code: 'phone.usedByOwner',
    });
    expect(await texts(theirs)).toEqual([]);
  });

  test('counts attempts by phone, also after changing away and back', async () => {
    const { who, change, tryCode } = await asked();
    const own = who.answers[TEST_PHONE] ?? '';
    const wrong = (await newestCode(at, who)) === '000000' ? '111111' : '000000';
    expect((await tryCode(wrong)).body.data).toEqual({ count: 4 });
    expect((await change(newNumber())).body.attempts).toBe(5);
    expect((await change(own)).body.attempts).toBe(4);
  });

  test('starts the new phone with its own limits after a locked one', async () => {
    const { view, change, now, who } = await asked();
    await newestCode(at, who);
    await at.database.run(
      sql`update otp_codes set lifetime_attempts = ${PHONE_LIMITS.otpAttemptsLifetime}::integer where application_id = ${view.id}`,
    );
    expect((await now()).otp?.locked).toBe(true);
    expect((await change(newNumber())).body.application.otp).toMatchObject({
      locked: false,
      attemptsLeft: 5,
    });
  });

  test('changes the number even if no code can be sent, and a job sends it later', async () => {
    const { view, change } = await asked();
    const phone = newNumber();
    await breakVendor(at, 'twilio', '503', { path: '/Verifications' });
    const reply = await change(phone);
    expect([reply.status, reply.body.application.otp?.sentAt]).toEqual([200, undefined]);
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    await runSendCode(at.deps, {
      id: 'again',
      kind: 'send-otp',
      applicationId: view.id,
      payload: {},
      attempts: 1,
    });
    expect(await texts(phone)).toHaveLength(1);
  });

  test('refuses a change once the phone is verified', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    const body = { applicant: { phone: { localPhoneNumber: newNumber() } } };
    const reply = await visitor.send<Told>('POST', `/api/v2/applications/${view.id}/phone`, body);
    expect([reply.status, reply.body.code]).toEqual([409, 'application.stepUpClosed']);
  });
});
