import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Vérification auprès de votre fournisseur de téléphonie…',
  lead: 'Si vous utilisez vos données cellulaires, votre fournisseur peut confirmer que ce numéro est le vôtre. Aucun texto n’est alors nécessaire.',
  working: 'Cela prend quelques secondes.',
  failed:
    'Nous n’avons pas pu joindre votre fournisseur de téléphonie. Vous pouvez continuer sans lui.',
  skip: 'Continuer sans cette vérification',
  skipping: 'Un instant…',
  why: 'Votre fournisseur nous dit seulement si ce numéro est le vôtre. Rien ne change sur votre téléphone.',
};
