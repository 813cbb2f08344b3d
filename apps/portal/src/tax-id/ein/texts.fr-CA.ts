import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Entrez votre EIN complet',
  lead: 'Utilisez le numéro et la raison sociale de votre lettre de l’IRS.',
  why: 'Ils nous servent à trouver votre entreprise dans les registres officiels.',
};
