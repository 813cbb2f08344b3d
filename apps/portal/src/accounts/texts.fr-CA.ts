import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  unnamed: 'Votre entreprise',
  started: 'Commencée le {day}',
  labels: {
    approved: 'Approuvée',
    inReview: 'À l’étude',
    incomplete: 'Incomplète',
    notApproved: 'Non approuvée',
    notStarted: 'Non commencée',
  },
  next: 'À faire : {step} · {minutes} min',
  by: 'Décision au plus tard le {day}',
  searchLabel: 'Rechercher par nom de magasin',
  search: 'Rechercher',
  searching: 'Recherche en cours…',
  shown: '{count, plural, one {# magasin affiché} many {# de magasins affichés} other {# magasins affichés}}',
  noneFound: 'Aucun magasin ne correspond à « {search} ». Vérifiez l’orthographe ou cherchez une partie plus courte du nom.',
  more: 'Afficher plus de magasins',
  again: 'Réessayer',
};
