import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  unnamed: 'Votre entreprise',
  started: 'Commencée le {day}',
  labels: {
    approved: 'Approuvée',
    inReview: 'À l’étude',
    incomplete: 'Incomplète',
    notApproved: 'Non approuvée',
    closed: 'Fermé',
    notStarted: 'Non commencée',
  },
  by: 'D’ici le {day}',
  searchLabel: 'Rechercher par nom de magasin',
  search: 'Rechercher',
  searching: 'Recherche en cours…',
  shown:
    '{count, plural, one {# magasin affiché} many {# de magasins affichés} other {# magasins affichés}}',
  noneFound:
    'Aucun magasin ne correspond à « {search} ». Vérifiez l’orthographe ou cherchez une partie plus courte du nom.',
  more: 'Afficher plus de magasins',
  again: 'Réessayer',
  target: {
    allowed: {
      app: 'Les paiements sont offerts dans l’application {name}.',
      domain: 'Les paiements sont offerts dans le domaine {name}.',
      website: 'Les paiements sont offerts dans le site Web {name}.',
    },
    notAllowed: {
      app: 'Nous ne pouvons pas offrir de paiements dans l’application {name}. Elle ne respecte pas nos conditions.',
      domain:
        'Nous ne pouvons pas offrir de paiements dans le domaine {name}. Il ne respecte pas nos conditions.',
      website:
        'Nous ne pouvons pas offrir de paiements dans le site Web {name}. Il ne respecte pas nos conditions.',
    },
    unknown: 'Nous n’avons pas pu vérifier si les paiements sont offerts sur votre site.',
  },
};
