import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Le bureau est verrouillé',
  text: 'Rien n’a été pressé pendant un moment, et la page a donc été fermée. Vos prises durent jusqu’à leur échéance.',
  unlock: 'Déverrouiller avec la connexion de l’entreprise',
};
