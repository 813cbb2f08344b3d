import { described } from './core/describe.ts';
import type { Facts } from './core/facts.ts';
import { currentStepUp } from './core/step-up.ts';
import { PEOPLE_STEP_UPS } from './people/step-ups.ts';
import { PHONE_STEP_UPS } from './phone/step-ups.ts';
import { STEP_UP_TYPES, type StepUpType } from './reference/enumerations.ts';

type Guard = ((facts: Facts) => boolean) & { says: string };

const stepUpGuard = (type: StepUpType): Guard =>
  described(`${type} is asked, and no check runs`, ({ checking, stepUps }: Facts) => !checking && currentStepUp(stepUps)?.type === type);

const OF_TYPES = Object.fromEntries(
  (Object.keys(STEP_UP_TYPES) as StepUpType[]).map((type) => [type, stepUpGuard(type)]), // keys of STEP_UP_TYPES
) as Readonly<Record<StepUpType, Guard>>;

/** Which step-up must be open for a call; otherwise the call answers 409 with the right next page, before its body is validated. */
export const STEP_UP_GUARDS = { ...OF_TYPES, ...PHONE_STEP_UPS.OTP_SMS.guards, ...PEOPLE_STEP_UPS.BO_INFO.guards };

export type StepUpGuard = keyof typeof STEP_UP_GUARDS;
