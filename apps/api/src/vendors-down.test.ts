import type { Problem } from '@signet/rulebook/errors';
import { LIMITS } from '@signet/rulebook/limits';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forEachDatabase } from '../../../tools/test-database.ts';
import {
  type ApiUnderTest,
  answered,
  approved,
  breakVendor,
  codeOf,
  mailOf,
  mendVendors,
  newVisitor,
  openApi,
  sent,
  settled,
  TERMS,
} from './api-fixture.ts';

const many = { times: 50 };
const MODES = ['500', '503', '429', 'garbage', 'wrong-schema', 'reset'] as const;

forEachDatabase('a vendor that is down', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await openApi(open);
  });
  afterAll(() => at.close());
  afterEach(() => mendVendors(at));

  describe('identity', () => {
    test.each(MODES)('answers %s: unknown is never a failed check, and the background finishes once', async (mode) => {
      const { visitor, view, who } = await answered(at, 'ana');
      await breakVendor(at, 'persona', mode, many);
      await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TERMS);
      await settled(at, visitor, view.id);
      await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, { code: await codeOf(at, who) });
      const waiting = await settled(at, visitor, view.id);
      expect([waiting.decision, waiting.page, waiting.status.reason?.code]).toEqual(['PENDING', 'success', 'source.unknown']);
      await mendVendors(at);
      await at.clock.moveTo(at.clock.offsetMs() + LIMITS.recheckMs[2]);
      expect((await settled(at, visitor, view.id)).decision).toBe('APPROVED');
      expect((await mailOf(at, who)).filter((subject) => subject.includes('approved'))).toHaveLength(1);
    });

    test('that breaks on one person alone three times is our own fault', async () => {
      const { visitor, view } = await sent(at, 'ana', { 'applicant.governmentIdentification.value': '0007' });
      const now = await settled(at, visitor, view.id);
      expect([now.decision, now.page]).toEqual(['ERROR', 'error']);
    });
  });

  describe('codes', () => {
    test.each(['500', '503', 'reset', 'garbage'])('%s at the first code: the page says so and sends it later', async (mode) => {
      await breakVendor(at, 'twilio', mode, many);
      const { visitor, view, who } = await sent(at, 'ana');
      expect([view.page, view.otp?.sentAt]).toEqual(['otp', undefined]);
      const path = `/api/v2/applications/${view.id}/otp-code`;
      await mendVendors(at);
      await at.clock.moveTo(at.clock.offsetMs() + LIMITS.codeResendMs[0]);
      expect((await visitor.send('POST', path)).status).toBe(200);
      expect(await codeOf(at, who)).toMatch(/^\d{6}$/);
    });

    test('a check that nobody answers keeps the application as it is', async () => {
      const { visitor, view, who } = await sent(at, 'ana');
      await breakVendor(at, 'twilio', '503', { times: 1, path: 'VerificationCheck' });
      const path = `/api/v2/applications/${view.id}/step-ups/otp`;
      const code = await codeOf(at, who);
      expect((await visitor.send<Problem>('POST', path, { code }, { key: 'same' })).body.code).toBe('provider.down');
      expect((await visitor.send('POST', path, { code }, { key: 'same' })).status).toBe(200);
    });
  });

  describe('bank', () => {
    test.each(MODES)('%s while a typed account is checked: it is saved and checked later', async (mode) => {
      const { visitor, view, who } = await approved(at, 'ana');
      const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
      await breakVendor(at, 'plaid', mode, many);
      const saved = await visitor.send<{ bank: { status: string } }>(
        'POST',
        `/api/v2/applications/${view.id}/financial-instruments/manual`,
        bank,
      );
      expect([saved.status, saved.body.bank.status]).toEqual([200, 'PENDING']);
      await mendVendors(at);
      await at.clock.moveTo(at.clock.offsetMs() + LIMITS.recheckMs[0]);
      expect((await settled(at, visitor, view.id)).bank?.status).toBe('VERIFIED');
    });

    test('no window without its token: the person is told to try again', async () => {
      const { visitor, view } = await approved(at, 'ana');
      await breakVendor(at, 'plaid', '500');
      const reply = await visitor.get<Problem>(`/api/v2/applications/${view.id}/financial-instruments/plaid/token`);
      expect([reply.status, reply.body.code]).toEqual([502, 'bank.link']);
    });

    test.each([
      ['an account that does not exist', { accountNumber: '000111111116' }, 'bank.notFound', 'accountNumber'],
      ['an account in another name', { accountNumber: '000999999992' }, 'bank.nameDiffers', 'fullName'],
    ])('%s is refused at its field', async (_what, changed, code, field) => {
      const { visitor, view, who } = await approved(at, 'ana');
      const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
      const reply = await visitor.send<Problem>('POST', `/api/v2/applications/${view.id}/financial-instruments/manual`, {
        ...bank,
        ...changed,
      });
      expect([reply.status, reply.body.errors?.[0]]).toMatchObject([422, { code, field }]);
    });
  });

  test('mail is tried again and sent once', async () => {
    await breakVendor(at, 'smtp', '500', { times: 1 });
    const { visitor, view, who } = await approved(at, 'ana');
    await at.clock.moveTo(at.clock.offsetMs() + 5_000);
    await expect.poll(() => mailOf(at, who), { timeout: 15_000 }).toContain('Your application is approved – Poynt');
    expect((await settled(at, visitor, view.id)).decision).toBe('APPROVED');
  });

  test('sign-in tells the person and keeps the way', async () => {
    const visitor = newVisitor(at);
    await breakVendor(at, 'oidc', '503', many);
    const reply = await visitor.get('/auth/callback?state=unknown&code=x');
    expect([reply.status, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(reply.text).toContain('/auth/start?path=%2F');
  });
});
