import type { TEXTS as US } from './texts.en-US.ts';

type Texts = Omit<Partial<typeof US>, 'failures'> & { failures: Partial<(typeof US)['failures']> };

export const TEXTS: Texts = {
  failures: {
    documentNotAccepted:
      'We can’t accept that kind of ID. Use a passport, driver’s licence or other government photo ID.',
  },
};
