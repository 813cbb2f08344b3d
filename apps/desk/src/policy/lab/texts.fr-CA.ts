import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  failed: 'Les versions n’ont pas pu être lues.',
  none: 'Cette version n’a aucune candidate. C’est un fichier à côté de la table de souscription.',
  runs: 'Comparaisons précédentes',
  caption: 'Comparaisons précédentes, les plus récentes d’abord',
  noRuns: 'Personne n’a encore comparé de candidate.',
  column: {
    when: 'Heure de l’Est',
    candidate: 'Candidate',
    set: 'Décisions',
    who: 'Par',
    flips: 'Changeraient',
  },
  running: 'En cours',
  lost: 'Perdue',
  refused: 'Rejetée',
  cancelled: 'Annulée',
  inShadow: '{flips} jusqu’ici, en parallèle',
};
