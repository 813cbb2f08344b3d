import { currentStepUp, type StepUp } from '../core/step-up.ts';
import type { StepUpType } from '../reference/enumerations.ts';

/** The code and the link are alternatives. */
export const PHONE_STEPS = ['OTP_SMS', 'PHONE_AUTH'] as const satisfies readonly StepUpType[];
export type PhoneStep = (typeof PHONE_STEPS)[number];

export const CODE_STEP: PhoneStep = 'OTP_SMS';

export const currentPhoneStep = (stepUps: readonly StepUp[]): PhoneStep | undefined => {
  const open = currentStepUp(stepUps);
  return PHONE_STEPS.find((type) => type === open?.type);
};
