import type { TEXTS as EN } from './texts.en-US.ts';

/** The words around the error about the other country, in Quebec French. */
export const TEXTS: typeof EN = {
  kept: 'Le compte que vous avez reste tel quel.',
  accounts: 'Voir vos comptes',
};
