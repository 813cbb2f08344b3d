import { defineStepUp } from '../core/define-step-up.ts';
import { described } from '../core/describe.ts';
import type { AskedFacts, Facts } from '../core/facts.ts';
import { isChecking } from '../decision/reasons.ts';
import { maySendPhoneLink, supportsPhoneLink } from './phone-link.ts';
import { currentPhoneStep } from './phone-steps.ts';

const takesLink = described('the phone may be proven by a link', (facts: Facts) => supportsPhoneLink(facts));
const sendsLinks = (asked: AskedFacts): boolean => !isChecking(asked) && maySendPhoneLink(asked);

/** The steps that prove a phone. The code and the link stand for each other, so one set of guards serves both. */
export const PHONE_STEP_UPS = {
  OTP_SMS: defineStepUp({
    subject: 'person',
    pages: [
      {
        id: 'step-otp-network',
        when: described(
          'the phone may be proven by a link, and its network was not asked',
          (facts: Facts) => supportsPhoneLink(facts) && !facts.wasPhoneNetworkChecked,
        ),
        page: 'mobile-verification',
      },
      { id: 'step-otp-link', when: takesLink, page: 'phone-auth' },
      { id: 'step-otp', page: 'otp' },
    ],
    alsoOpen: [{ page: 'otp' }, { page: 'phone-auth', when: takesLink }],
    guards: {
      code: described('the phone is asked', ({ stepUps }: AskedFacts) => currentPhoneStep(stepUps) !== undefined),
      phoneChange: described(
        'the phone is asked, and no check runs',
        (asked: AskedFacts) => !isChecking(asked) && currentPhoneStep(asked.stepUps) !== undefined,
      ),
      phoneLink: described('the phone is asked and takes links, and no check runs', sendsLinks),
      phoneNetwork: described(
        'as for the link, and the network was not asked to its end',
        (asked: AskedFacts) => sendsLinks(asked) && !asked.wasPhoneNetworkChecked,
      ),
    },
    replacedBy: 'GOV_ID_SELFIE',
    event: 'otp',
    events: { started: 'the code page was opened', success: 'the code was right', failed: 'the code was wrong or expired' },
  }),
  PHONE_AUTH: defineStepUp({
    subject: 'person',
    pages: [{ id: 'step-phone-auth', page: 'phone-auth' }],
    alsoOpen: [{ page: 'otp' }],
    replacedBy: 'GOV_ID_SELFIE',
    event: 'phoneLink',
    events: {
      started: 'the page of the texted link was opened',
      success: 'the link proved the phone',
      failed: 'a link failed or could not be sent',
      skipped: 'photo ID was chosen in place of the link',
    },
  }),
} as const;
