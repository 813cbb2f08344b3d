import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  readsOnly: 'Lit les décisions enregistrées, ne change rien',
  inForce: 'En vigueur',
  rows: '{rows, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  candidate: 'Candidate, dans cette version; elle ne décide jamais',
  candidateChoice:
    '{version} {title}, {differs, plural, one {# ligne diffère} many {# de lignes diffèrent} other {# lignes diffèrent}}',
  set: 'Quelles décisions',
  sets: {
    stored: 'Enregistrées',
    generated: 'Inventées',
    outages: 'Source absente',
    live: 'À venir',
  },
  run: 'Comparer',
  runAgain: 'Comparer encore',
  shadow: 'Suivre en parallèle',
  starting: 'Un instant…',
  differs: 'Ce qui diffère',
  is: { changed: 'modifiée', removed: 'supprimée', new: 'nouvelle' },
  outcome: {
    approved: 'Approuvée',
    approvedLater: 'Approuvée, suite plus tard',
    asked: 'On demande plus',
    waits: 'Source rappelée',
    person: 'Une personne',
    declined: 'Refusée',
  },
};
