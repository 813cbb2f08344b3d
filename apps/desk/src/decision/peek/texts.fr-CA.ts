import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  facts: 'Faits',
  move: 'dossier suivant, précédent',
  open: 'Ouvrir le dossier',
  yours: 'À vous jusqu’à {until}',
  heldBy: 'Pris par {name} jusqu’à {until}',
};
