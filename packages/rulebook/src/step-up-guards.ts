import { described } from './core/describe.ts';
import type { AskedFacts } from './core/facts.ts';
import { currentStepUp } from './core/step-up.ts';
import { isChecking } from './decision/reasons.ts';
import { PEOPLE_GUARDS } from './people/step-ups.ts';
import { PHONE_GUARDS } from './phone/step-ups.ts';
import { STEP_UP_TYPES, type StepUpType } from './reference/enumerations.ts';

type Guard = ((asked: AskedFacts) => boolean) & { says: string };

const asks = (type: StepUpType): Guard =>
  described(
    `${type} is asked, and no check runs`,
    (asked: AskedFacts) => !isChecking(asked) && currentStepUp(asked.stepUps)?.type === type,
  );

const OF_TYPES = Object.fromEntries(
  (Object.keys(STEP_UP_TYPES) as StepUpType[]).map((type) => [type, asks(type)]), // keys of STEP_UP_TYPES itself
) as Readonly<Record<StepUpType, Guard>>;

/** What must still be asked for a call to be answered; in any other state it is 409 with the right next page, before its body is validated. */
export const STEP_UP_GUARDS = { ...OF_TYPES, ...PHONE_GUARDS, ...PEOPLE_GUARDS };

export type StepUpGuard = keyof typeof STEP_UP_GUARDS;
