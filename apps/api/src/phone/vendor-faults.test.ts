import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { beforeEach, describe, expect } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  newestCode,
  submittedApplication,
  testApi,
} from '../testing/test-api.ts';
import {
  type NetworkReply,
  numberEnding,
  phoneEndpointPath,
  phoneUser,
  type StepReply,
} from '../testing/test-phones.ts';
import {
  testEveryVendorFault,
  type VendorFault,
  type VendorFaultStep,
} from '../testing/vendor-faults.ts';

/** After these faults nothing was sent for sure, so the send is given back. */
const PLAINLY_REFUSED: readonly VendorFault[] = ['500', '503'];
const THEIRS = '2025550199';

onPostgres('vendors of the phone', (open) => {
  const at = testApi(open);
  const { texts, send, answerLink, view, linked, ledBack } = phoneUser(() => at);
  const wait = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);
  /** A repeated request must wait for the resend delay if the first text may have gone out. */
  const waitAfter = async (fault: VendorFault) => {
    if (!PLAINLY_REFUSED.includes(fault)) await wait(PHONE_LIMITS.otpResendMs[1]);
  };

  const CODES: readonly VendorFaultStep[] = [
    {
      what: 'a code is sent',
      vendor: 'twilio',
      path: '/Verifications',
      other: (answer) => answer.replace(/"to":"\+\d+"/, `"to":"+1${THEIRS}"`),
      arrange: async () => {
        const arranged = await submittedApplication(at, 'ana');
        const { visitor, view: before, who } = arranged;
        const first = await newestCode(at, who);
        await wait(PHONE_LIMITS.otpResendMs[0]);
        const call = async () => {
          const { status, body } = await visitor.send<StepReply>(
            'POST',
            `/api/v2/applications/${before.id}/otp-code`,
          );
          return [status, body.code];
        };
        return {
          call,
          kept: async () => [(await view(arranged)).page, (await newestCode(at, who)) === first],
          again: async (fault) => {
            await waitAfter(fault);
            return call();
          },
        };
      },
      works: [200, undefined],
      down: [503, 'otp.notSent'],
      keeps: ['otp', true],
    },
    {
      what: 'a code is checked',
      vendor: 'twilio',
      path: 'VerificationCheck',
      other: (answer) => answer.replace(/"sid":"VE/, '"sid":"VEother'),
      arrange: async () => {
        const arranged = await submittedApplication(at, 'ana');
        const { visitor, view: before, who } = arranged;
        const check = async () => {
          const path = `/api/v2/applications/${before.id}/step-ups/otp`;
          const code = await newestCode(at, who);
          const { status, body } = await visitor.send<StepReply>(
            'POST',
            path,
            { code },
            { key: `check-${code}` },
          );
          return [status, body.code];
        };
        return {
          call: check,
          again: async (fault) => {
            // The vendor accepted the code but replied about another one, so a new code is needed.
            if (fault === 'other') {
              await wait(PHONE_LIMITS.otpResendMs[0]);
              await visitor.send('POST', `/api/v2/applications/${before.id}/otp-code`);
            }
            return check();
          },
          kept: async () => {
            const { page, decision, otp } = await view(arranged);
            return [page, decision, (otp?.attemptsLeft ?? 0) > 0];
          },
        };
      },
      works: [200, undefined],
      down: [503, 'provider.unavailable'],
      keeps: ['otp', 'PENDING', true],
    },
    {
      what: 'the kind of a line is asked for',
      vendor: 'twilio',
      path: '/v2/PhoneNumbers/',
      other: (answer) =>
        answer
          .replace(/"phone_number":"\+\d+"/, `"phone_number":"+1${THEIRS}"`)
          .replace('"mobile"', '"nonFixedVoip"'),
      arrange: async () => {
        const { visitor, view: before } = await completedApplication(at, 'ana');
        const path = `/api/v2/applications/${before.id}`;
        const save = async (number: string) => {
          const { version } = (await visitor.get(path)).body;
          return (
            await visitor.send(
              'PUT',
              path,
              { applicant: { phone: { localPhoneNumber: number } } },
              { version },
            )
          ).status;
        };
        return {
          call: () => save('4155550144'),
          kept: async () => (await visitor.get(path)).body.applicant.phone,
          again: () => save('4155550145'),
        };
      },
      works: 200,
      down: 200, // never held against the user
      keeps: expect.objectContaining({ localPhoneNumber: '4155550144' }),
    },
  ];
  describe('codes', () => testEveryVendorFault(() => at, CODES));

  const LINKS: readonly VendorFaultStep[] = [
    {
      what: 'a link begins',
      vendor: 'prove',
      path: '/fortified/',
      other: (answer) => answer.replace(/"RequestId":"[^"]*"/, '"RequestId":"theirs"'),
      arrange: async () => {
        const arranged = await submittedApplication(at, 'ana');
        return {
          call: async () => {
            const { status, body } = await send(arranged.visitor, arranged.view.id);
            return [status, body.code, (await texts(arranged)).length];
          },
          kept: async () => (await view(arranged)).phoneLink?.status,
        };
      },
      works: [200, undefined, 1],
      down: [503, 'otp.notSent', 0],
      keeps: 'FAILED',
    },
    {
      what: 'a link is texted',
      vendor: 'twilio',
      path: '/2010-04-01/',
      other: (answer) => answer.replace(/"to":"\+\d+"/, `"to":"+1${THEIRS}"`),
      arrange: async () => {
        const arranged = await submittedApplication(at, 'ana');
        const call = async (query = '') => {
          const { status, body } = await send(arranged.visitor, arranged.view.id, query);
          return [status, body.code];
        };
        return {
          call,
          kept: async () => (await view(arranged)).page,
          again: async (fault) => {
            await waitAfter(fault);
            return call('?retry=true');
          },
        };
      },
      works: [200, undefined],
      down: [503, 'otp.notSent'],
      keeps: 'mobile-verification',
    },
    {
      what: 'a link is confirmed',
      vendor: 'prove',
      path: 'instantLinkResult',
      other: (answer) => answer.replace(/"SessionId":"[^"]*"/, '"SessionId":"theirs"'),
      arrange: async () => {
        const arranged = await linked();
        const back = await ledBack(arranged.id, arranged.vfp);
        return {
          call: async () => {
            const { status, body } = await answerLink(arranged.id, back.vfp, { link: back.link });
            return [status, body.code ?? body.status];
          },
          kept: async () => {
            const { page, decision, phoneLink } = await view(arranged);
            return [page, decision, phoneLink?.status];
          },
        };
      },
      works: [200, 'SUCCESS'],
      down: [503, 'provider.unavailable'],
      but: { other: [404, 'link.incorrect'] },
      keeps: ['mobile-verification', 'PENDING', 'IN_PROGRESS'],
    },
  ];

  /** The network is asked once; afterwards the link is the only way. */
  const networkStep = (what: string, path: string, isBack: boolean): VendorFaultStep => ({
    what,
    vendor: 'prove',
    path,
    other: (answer) => answer.replace(/"RequestId":"[^"]*"/, '"RequestId":"theirs"'),
    arrange: async () => {
      const arranged = await submittedApplication(at, 'ana', numberEnding('0177'));
      const { visitor, view: before } = arranged;
      const ask = (body: object = {}) =>
        visitor.send<NetworkReply>(
          'POST',
          phoneEndpointPath('verifyPhoneByNetwork', before.id),
          body,
        );
      const told = ({ body }: Awaited<ReturnType<typeof ask>>) => [
        body.redirectTargetUrl !== undefined,
        body.application.page,
      ];
      const begun = isBack ? await ask() : undefined;
      const back =
        begun &&
        new URL(
          (await fetch(begun.body.redirectTargetUrl ?? '', { redirect: 'manual' })).headers.get(
            'location',
          ) ?? '',
        );
      return {
        call: async () => told(await ask(back && { vfp: back.searchParams.get('vfp') ?? '' })),
        kept: async () => {
          const now = await view(arranged);
          return [now.page, now.decision];
        },
        again: async () => (await send(visitor, before.id)).status,
      };
    },
    works: isBack ? [false, 'verifying'] : [true, 'mobile-verification'],
    down: [false, 'phone-auth'],
    keeps: ['phone-auth', 'PENDING'],
    afterwards: 200,
  });

  describe('links', () => {
    beforeEach(() => at.flags.set('POYNT', { phoneAuthEnabled: true }));
    testEveryVendorFault(
      () => at,
      [
        ...LINKS,
        networkStep('the network is asked', 'authenticateByRedirect', false),
        networkStep('the network has told', 'authenticateByRedirectFinish', true),
      ],
    );
  });
});
