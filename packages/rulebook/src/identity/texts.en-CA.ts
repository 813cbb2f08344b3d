import type { StepUpPageTexts } from '../core/step-up-page-texts.ts';
import { IDENTITY_PAGE_TEXTS as US } from './texts.en-US.ts';

export const IDENTITY_PAGE_TEXTS: Record<keyof typeof US, StepUpPageTexts> = {
  ...US,
  ssn: {
    ...US.ssn,
    replacement: {
      ...US.ssn.replacement,
      text: 'Take a photo of your driver’s licence or passport, then a selfie. We won’t need the number.',
    },
  },
};
