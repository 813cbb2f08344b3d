import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildOpenId } from '../session/openid.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  completedApplication,
  mailSubjects,
  newestCode,
  newVisitor,
  submittedApplication,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { testEveryVendorFault, type VendorFaultStep } from '../testing/vendor-faults.ts';

const many = { times: 50 };
const MODES = ['500', '503', '429', 'garbage', 'wrong-schema', 'reset'] as const;

onPostgres('a vendor that is down', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));
  /** As after a restart: the next call discovers the provider again. */
  const forgetProvider = () => {
    at.deps.providers = {
      ...at.deps.providers,
      signIn: buildOpenId({ ...at.deps.config.oidc, timeoutMs: 1_000 }),
    };
  };

  describe('identity', () => {
    test.each(MODES)(
      'answers %s: unknown is never a failed check, and a job finishes once',
      async (mode) => {
        const { visitor, view, who } = await completedApplication(at, 'ana');
        await breakVendor(at, 'persona', mode, many);
        await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
        await waitForDecision(at, visitor, view.id);
        await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
          code: await newestCode(at, who),
        });
        const waiting = await waitForDecision(at, visitor, view.id);
        expect([waiting.decision, waiting.page, waiting.status.reason?.code]).toEqual([
          'PENDING',
          'success',
          'source.unavailable',
        ]);
        await clearVendorFaults(at);
        await at.clock.moveTo(at.clock.offsetMs() + LIMITS.recheckDelaysMs[2]);
        expect((await waitForDecision(at, visitor, view.id)).decision).toBe('APPROVED');
        expect(
          (await mailSubjects(at, who)).filter((subject) => subject.includes('approved')),
        ).toHaveLength(1);
      },
    );

    test('ends in our own error after failing three times for one person', async () => {
      const { visitor, view } = await submittedApplication(at, 'ana', {
        'applicant.governmentIdentification.value': '0007',
      });
      const now = await waitForDecision(at, visitor, view.id);
      expect([now.decision, now.page]).toEqual(['ERROR', 'error']);
    });
  });

  describe('codes', () => {
    test.each(['500', '503', 'reset', 'garbage'])(
      '%s at the first code is shown on the page, and a job sends it later',
      async (mode) => {
        await breakVendor(at, 'twilio', mode, many);
        const { view, who } = await submittedApplication(at, 'ana');
        expect([view.page, view.otp?.sentAt]).toEqual(['otp', undefined]);
        await clearVendorFaults(at);
        await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);

        expect(await newestCode(at, who)).toMatch(/^\d{6}$/);
      },
    );
  });

  describe('bank', () => {
    test.each([
      [
        'an account that does not exist',
        { accountNumber: '000111111116' },
        'bank.notFound',
        'accountNumber',
      ],
    ])('%s is refused at its field', async (_what, changed, code, field) => {
      const { visitor, view, who } = await approvedApplication(at, 'ana');
      const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
      const reply = await visitor.send<Problem>(
        'POST',
        `/api/v2/applications/${view.id}/financial-instruments/manual`,
        {
          ...bank,
          ...changed,
        },
      );
      expect([reply.status, reply.body.errors?.[0]]).toMatchObject([422, { code, field }]);
    });
  });

  const MAIL_AND_SIGN_IN: readonly VendorFaultStep[] = [
    {
      what: 'a mail is sent',
      vendor: 'smtp',
      path: '/',
      times: 50,
      arrange: async () => {
        const { visitor, view, who } = await submittedApplication(at, 'ana');
        const approvals = async () =>
          (await mailSubjects(at, who)).filter(
            (subject) => subject === 'You’re approved: link your bank',
          ).length;
        const decision = async () => (await waitForDecision(at, visitor, view.id)).decision;
        return {
          call: async () => {
            await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
              code: await newestCode(at, who),
            });
            return decision();
          },
          kept: approvals,
          again: async () => {
            const isSent = async () => {
              await at.clock.moveTo(at.clock.offsetMs() + 60_000);
              await at.queue.runDue();
              return approvals();
            };
            await expect.poll(isSent, { timeout: 20_000 }).toBe(1);
            await at.queue.runDue();
            return [await decision(), await approvals()];
          },
        };
      },
      works: 'APPROVED',
      down: 'APPROVED', // a decision never waits for mail
      keeps: 0,
      afterwards: ['APPROVED', 1],
    },
    {
      what: 'a sign-in begins',
      vendor: 'oidc',
      path: '/oidc/.well-known',
      arrange: async () => {
        forgetProvider();
        const visitor = newVisitor(at);
        return {
          call: async () => {
            const { status, headers, text } = await visitor.get('/auth/start?path=%2Fcategory');
            return [
              status,
              String(headers.location).startsWith(at.sandbox),
              text.includes('/auth/start?path=%2Fcategory'),
            ];
          },
          kept: async () => visitor.cookies.has('sid'),
        };
      },
      works: [303, true, false],
      down: [503, false, true],
      keeps: false,
    },
    {
      what: 'somebody is back from signing in',
      vendor: 'oidc',
      path: '/oidc/token',
      arrange: async () => {
        const visitor = newVisitor(at);
        return {
          call: async () => [
            await visitor.signIn('ana.back@example.com'),
            visitor.cookies.has('sid'),
          ],
          kept: async () =>
            (await visitor.get('/api/v2/applications/urn:app:0000-0000-0000-0000-0000')).status,
        };
      },
      works: ['/category', true],
      down: ['undefined', false],
      keeps: 401,
    },
    {
      what: 'somebody signs out',
      vendor: 'oidc',
      path: '/oidc/.well-known',
      arrange: async () => {
        const visitor = newVisitor(at);
        await visitor.signIn('ana.out@example.com');
        forgetProvider();
        const call = async () => {
          const { status, body } = await visitor.send<{ next?: string }>('POST', '/auth/sign-out');
          return [status, body.next !== undefined];
        };
        return { call, kept: async () => visitor.cookies.has('sid') };
      },
      works: [200, true],
      down: [200, false], // our own session still ends
      keeps: false,
    },
  ];
  testEveryVendorFault(() => at, MAIL_AND_SIGN_IN);

  test('a failed prediction does not prevent the submission', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const { predictor } = at.deps;
    at.deps.predictor = { predict: () => Promise.reject(new TypeError('the model is gone')) };
    const warn = vi.spyOn(at.deps.log, 'warn').mockClear();
    const { status } = await visitor.send(
      'POST',
      `/api/v2/applications/${view.id}/onboard`,
      TEST_TERMS,
    );
    at.deps.predictor = predictor;
    expect([status, warn.mock.calls]).toEqual([
      202,
      [[{ kind: 'TypeError' }, 'no category was guessed']],
    ]);
  });

  test('distinguishes our own error at sign-out from the provider’s', async () => {
    const visitor = newVisitor(at);
    await visitor.signIn('ana.fault@example.com');
    const { providers } = at.deps;
    at.deps.providers = {
      ...providers,
      signIn: { ...providers.signIn, endUrl: () => Promise.reject(new TypeError('ours')) },
    };
    const { status } = await visitor.send('POST', '/auth/sign-out');
    at.deps.providers = providers;
    expect([status, visitor.cookies.has('sid')]).toEqual([500, false]);
  });
});
