import type { StepUpDefinition } from './core/define-step-up.ts';
import { DECISION_STEP_UPS } from './decision/step-ups.ts';
import { IDENTITY_STEP_UPS } from './identity/step-ups.ts';
import { PEOPLE_STEP_UPS } from './people/step-ups.ts';
import { PHONE_STEP_UPS } from './phone/step-ups.ts';
import type { FormStepUp, StepUpType } from './reference/enumerations.ts';

/**
 * Definitions of all rooms with their literal types; `step-ups.ts` checks their pages and forms.
 */
export const STEP_UP_DEFINITIONS = {
  ...PHONE_STEP_UPS,
  ...IDENTITY_STEP_UPS,
  ...PEOPLE_STEP_UPS,
  ...DECISION_STEP_UPS,
} as const satisfies Record<StepUpType, StepUpDefinition> &
  Record<FormStepUp, Required<Pick<StepUpDefinition, 'answer'>>>;

export type StepUpDefinitions = typeof STEP_UP_DEFINITIONS;
