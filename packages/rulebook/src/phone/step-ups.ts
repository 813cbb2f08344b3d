import { defineStepUp } from '../core/define-step-up.ts';
import { described } from '../core/describe.ts';
import type { Facts, GuardFacts } from '../core/facts.ts';
import type { Flags } from '../core/flags.ts';
import { currentStepUp, type StepUp } from '../core/step-up.ts';
import { isChecking } from '../decision/reasons.ts';
import type { StepUpType } from '../reference/enumerations.ts';
import type { Currency } from '../reference/locales.ts';

/** The code and the link are alternatives. */
export const PHONE_STEPS = ['OTP_SMS', 'PHONE_AUTH'] as const satisfies readonly StepUpType[];
export type PhoneStep = (typeof PHONE_STEPS)[number];

export const CODE_STEP: PhoneStep = 'OTP_SMS';

export const currentPhoneStep = (stepUps: readonly StepUp[]): PhoneStep | undefined => {
  const open = currentStepUp(stepUps);
  return PHONE_STEPS.find((type) => type === open?.type);
};

/**
 * True when a link or the mobile network may verify the phone. In Canada that needs the carriers'
 * consent. docs/readings.md 66.
 */
export const supportsPhoneLink = ({
  flags,
  currency,
}: {
  flags: Flags;
  currency: Currency;
}): boolean => flags.phoneAuthEnabled && currency !== 'CAD';

export const prefersPhoneLink = (at: { flags: Flags; currency: Currency }): boolean =>
  supportsPhoneLink(at) && at.flags.phoneLinkPreferred;

/**
 * True when the code is texted with the request for its step. Where links are supported the mobile
 * network is tried first, and the call that gets no answer texts the link. docs/decisions/0039.
 */
export const isCodeTextedAtOnce = (
  stepUp: StepUpType | undefined,
  at: { flags: Flags; currency: Currency },
): boolean => stepUp === CODE_STEP && !supportsPhoneLink(at);

/**
 * True while a link may be requested: an open PHONE_AUTH keeps its links even after a flag changes.
 */
export function maySendPhoneLink({
  stepUps,
  ...at
}: {
  stepUps: readonly StepUp[];
  flags: Flags;
  currency: Currency;
}): boolean {
  const step = currentPhoneStep(stepUps);
  return step === 'PHONE_AUTH' || (step === 'OTP_SMS' && supportsPhoneLink(at));
}

const takesLink = described('the phone may be proven by a link', (facts: Facts) =>
  supportsPhoneLink(facts),
);
const sendsLinks = (asked: GuardFacts): boolean => !isChecking(asked) && maySendPhoneLink(asked);

/** Guards of calls about the phone. The code and the link are alternatives, so both share them. */
export const PHONE_GUARDS = {
  code: described(
    'the phone is asked',
    ({ stepUps }: GuardFacts) => currentPhoneStep(stepUps) !== undefined,
  ),
  phoneChange: described(
    'the phone is asked, and no check runs',
    (asked: GuardFacts) => !isChecking(asked) && currentPhoneStep(asked.stepUps) !== undefined,
  ),
  phoneLink: described('the phone is asked and takes links, and no check runs', sendsLinks),
  phoneNetwork: described(
    'as for the link, and the network was not asked to its end',
    (asked: GuardFacts) => sendsLinks(asked) && !asked.wasPhoneNetworkChecked,
  ),
} as const;

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
    events: {
      started: 'the code page was opened',
      success: 'the code was right',
      failed: 'the code was wrong or expired',
    },
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
