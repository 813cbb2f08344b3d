import { type ChangeTexts, CHANGE_TEXTS as US } from './change-texts.en-US.ts';

export const CHANGE_TEXTS: ChangeTexts = {
  changeables: {
    ...US.changeables,
    applicantTaxId: 'Your Social Insurance Number',
    companyTaxId: 'Business or corporation number',
  },
  reasons: {
    ...US.reasons,
    notAsOnDocuments: 'Enter it exactly as on your incorporation documents.',
  },
  inMail: US.inMail,
};
