import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  kept: 'Le compte que vous avez reste tel quel.',
  accounts: 'Voir vos comptes',
};
