import type { StepUpPageTexts } from './core/step-up-page-texts.ts';
import { CHANGE_PAGE_TEXTS } from './decision/change-texts.en-US.ts';
import { IDENTITY_PAGE_TEXTS } from './identity/texts.en-CA.ts';
import type { StepUpFormPage } from './reference/enumerations.ts';

export const STEP_UP_TEXTS: Record<StepUpFormPage, StepUpPageTexts> = {
  ...IDENTITY_PAGE_TEXTS,
  ...CHANGE_PAGE_TEXTS,
};
