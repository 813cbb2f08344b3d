import type { StepUpPageTexts } from './core/step-up-page-texts.ts';
import { CHANGE_PAGE_TEXTS } from './decision/change-texts.fr-CA.ts';
import { IDENTITY_PAGE_TEXTS, IDENTITY_STEP_NAMES } from './identity/texts.fr-CA.ts';
import type { AddedStepId, StepUpFormPage } from './reference/enumerations.ts';

export const STEP_UP_TEXTS: Record<StepUpFormPage, StepUpPageTexts> = {
  ...IDENTITY_PAGE_TEXTS,
  ...CHANGE_PAGE_TEXTS,
};

export const STEP_UP_NAMES: Record<AddedStepId, string> = {
  ...IDENTITY_STEP_NAMES,
  changes: 'Modifications',
};
