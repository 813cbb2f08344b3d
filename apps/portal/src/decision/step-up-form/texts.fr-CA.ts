import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  leaving: 'Un instant…',
  laterText: 'Votre demande attendra jusque-là. Vos réponses sont enregistrées.',
};
