import { defineStepUp } from '../core/define-step-up.ts';
import { described } from '../core/describe.ts';
import type { AskedFacts, Facts } from '../core/facts.ts';
import type { Flags } from '../core/flags.ts';
import { currentStepUp, type StepUp } from '../core/step-up.ts';
import { isChecking } from '../decision/reasons.ts';
import type { StepUpType } from '../reference/enumerations.ts';
import type { Currency } from '../reference/locales.ts';

/** The steps that prove the phone: the code and the link stand for each other. */
export const PHONE_STEPS = ['OTP_SMS', 'PHONE_AUTH'] as const satisfies readonly StepUpType[];
export type PhoneStep = (typeof PHONE_STEPS)[number];

/** The step that is proven by a texted code. */
export const CODE_STEP: PhoneStep = 'OTP_SMS';

export const currentPhoneStep = (stepUps: readonly StepUp[]): PhoneStep | undefined => {
  const open = currentStepUp(stepUps);
  return PHONE_STEPS.find((type) => type === open?.type);
};

/** True where a phone may be proven by a link or by its network. In Canada it needs the operators' consent. docs/readings.md 66. */
export const supportsPhoneLink = ({ flags, currency }: { flags: Flags; currency: Currency }): boolean =>
  flags.phoneAuthEnabled && currency !== 'CAD';

/** True where PHONE_AUTH is asked in place of OTP_SMS. */
export const prefersPhoneLink = (at: { flags: Flags; currency: Currency }): boolean => supportsPhoneLink(at) && at.flags.phoneLinkPreferred;

/**
 * True where the code is texted as soon as its step is asked. Where links are supported the network is asked first, and the call that finds it silent
 * texts the link. docs/decisions/0039.
 */
export const isCodeTextedAtOnce = (stepUp: StepUpType | undefined, at: { flags: Flags; currency: Currency }): boolean =>
  stepUp === CODE_STEP && !supportsPhoneLink(at);

/** True while a link may be had: a PHONE_AUTH once asked keeps its links, whatever the flags say now. */
export function maySendPhoneLink({ stepUps, ...at }: { stepUps: readonly StepUp[]; flags: Flags; currency: Currency }): boolean {
  const step = currentPhoneStep(stepUps);
  return step === 'PHONE_AUTH' || (step === 'OTP_SMS' && supportsPhoneLink(at));
}

const takesLink = described('the phone may be proven by a link', (facts: Facts) => supportsPhoneLink(facts));
const sendsLinks = (asked: AskedFacts): boolean => !isChecking(asked) && maySendPhoneLink(asked);

/** What a call about the phone is refused by: the code and the link stand for each other, so one set serves both. */
export const PHONE_GUARDS = {
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
} as const;

/** The definitions of those steps. */
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
