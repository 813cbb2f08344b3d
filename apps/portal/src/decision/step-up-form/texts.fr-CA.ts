import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  leaving: 'Un instant…',
  laterText: 'Votre demande attend jusque-là, et vos réponses sont enregistrées.',
};
