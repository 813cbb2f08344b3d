import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import { openStepUp, STEP_UPS, type StepUp, type StepUpType } from '@signet/rulebook/step-ups';

const isKnown = (type: string): type is StepUpType => type in STEP_UPS;

/** The step that is asked now; the owners where none is open, because only they lead here without one. */
export function stepAsked(details: ApplicationView['stepUpDetails']): StepUpType | 'owners' {
  const steps = details.flatMap(({ type, askedAt, doneAt }): StepUp[] => (isKnown(type) ? [{ type, askedAt, doneAt }] : []));
  return openStepUp(steps)?.type ?? 'owners';
}
