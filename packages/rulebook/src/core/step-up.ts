import { STEP_UP_TYPES, type StepUpType } from '../reference/enumerations.ts';

/** A step-up of an application: asked, then done or replaced. Times in ms of the product's clock. */
export type StepUp = { type: StepUpType; requestedAt: number; finishedAt?: number; result?: 'done' | 'replaced' | 'failed' };

/** True for a type that has its row; a stored or received one may be none. docs/readings.md 93. */
export const isStepUp = (type: string): type is StepUpType => Object.hasOwn(STEP_UP_TYPES, type);

const isBackground = (type: string): boolean => isStepUp(type) && 'background' in STEP_UP_TYPES[type];

/** The first step-up that the applicant must still do, BO_VERIFICATION aside. */
export const currentStepUp = (stepUps: readonly StepUp[]): StepUp | undefined =>
  stepUps.find(({ type, finishedAt }) => finishedAt === undefined && !isBackground(type));
