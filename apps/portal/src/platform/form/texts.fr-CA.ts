import type { TEXTS as EN } from './texts.en-US.ts';

/** What every form says, in Quebec French. */
export const TEXTS: typeof EN = {
  retype:
    'Pour votre sécurité, ce navigateur ne conserve ni date de naissance, ni numéro fiscal ou bancaire : entrez de nouveau ce qui manque. Tout le reste est toujours là.',
};
