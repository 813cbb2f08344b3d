import { IDENTITY_STEP_UPS } from './identity/step-ups.ts';
import { PEOPLE_STEP_UPS } from './people/step-ups.ts';
import { PHONE_STEP_UPS } from './phone/step-ups.ts';
import type { StepUpType } from './reference/enumerations.ts';

/**
 * Definitions of all rooms with their literal types; `step-ups.ts` checks their pages and forms.
 */
export const STEP_UP_DEFINITIONS = {
  ...PHONE_STEP_UPS,
  ...IDENTITY_STEP_UPS,
  ...PEOPLE_STEP_UPS,
} as const satisfies Record<StepUpType, unknown>;

export type StepUpDefinitions = typeof STEP_UP_DEFINITIONS;

type StepOf<Definition> = Definition extends { step: { id: infer Id extends string } } ? Id : never;
export type AddedStepId = StepOf<StepUpDefinitions[StepUpType]>;
