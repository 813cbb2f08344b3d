import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'L’EIN complet de votre entreprise',
  lead: 'Entrez le numéro et la raison sociale comme sur la lettre de l’IRS.',
  why: 'Nous cherchons l’entreprise dans les registres officiels avec ce numéro et sa raison sociale.',
};
