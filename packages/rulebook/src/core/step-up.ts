import { STEP_UP_TYPES, type StepUpType } from '../reference/enumerations.ts';

/** A step-up of an application: open until finished. Times in ms of the product's clock. */
export type StepUp = {
  type: StepUpType;
  requestedAt: number;
  finishedAt?: number;
  result?: 'done' | 'replaced' | 'failed';
};

/** False for a stored or received type that this build does not know. docs/readings.md 93. */
export const isStepUp = (type: string): type is StepUpType => Object.hasOwn(STEP_UP_TYPES, type);

const isBackground = (type: string): boolean =>
  isStepUp(type) && 'background' in STEP_UP_TYPES[type];

/** The types that block the applicant's own page. */
export const APPLICANT_STEP_UPS: readonly string[] = Object.keys(STEP_UP_TYPES).filter(
  (type) => !isBackground(type),
);

export const openStepUp = <Step extends { type: string; finishedAt?: number | undefined }>(
  stepUps: readonly Step[],
  type: StepUpType,
): Step | undefined => stepUps.find((step) => step.type === type && step.finishedAt === undefined);

/** Unfinished, and one that blocks the applicant's own page. */
export const isOpenForApplicant = ({
  type,
  finishedAt,
}: {
  type: string;
  finishedAt?: number | undefined;
}): boolean => finishedAt === undefined && !isBackground(type);

/** The first unfinished step-up, ignoring background ones. */
export const currentStepUp = (stepUps: readonly StepUp[]): StepUp | undefined =>
  stepUps.find(isOpenForApplicant);
