import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  kept: 'Votre compte actuel ne change pas.',
  accounts: 'Voir mes demandes',
};
