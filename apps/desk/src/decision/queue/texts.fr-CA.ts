import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'File',
  views: 'Vues',
  caption: 'Dossiers qui attendent une personne, par jour d’échéance, puis par risque',
  column: {
    due: 'Échéance',
    business: 'Entreprise',
    reference: 'Référence',
    case: 'Dossier',
    why: 'Pourquoi c’est ici',
    risk: 'Risque',
    market: 'Marché',
    waiting: 'Attente',
    claim: 'Prise',
  },
  riskOf: 'Risque {risk}',
  place: '{market} · {language}',
  unclaimed: 'Libre',
  you: 'Vous · {minutes} min',
  other: '{name} · {minutes} min',
  needsSecond: 'À confirmer',
  proposedByYou: 'Proposé par vous',
  lookAgain: 'À revoir {day}',
  gone: 'Réglé',
  filters: 'Filtres',
  filter: {
    case: 'Dossier',
    market: 'Marché',
    locale: 'Langue',
    risk: 'Risque',
    portal: 'Portail',
  },
  any: '{filter}\u00a0: tous',
  clearFilters: 'Effacer les filtres',
  new: '{count, plural, one {# nouveau dossier} many {# de nouveaux dossiers} other {# nouveaux dossiers}}',
  showNew:
    'Afficher {count, plural, one {# nouveau dossier} many {# de nouveaux dossiers} other {# nouveaux dossiers}}',
  counted:
    '{count, plural, one {# dossier} many {# de dossiers} other {# dossiers}} dans cette vue',
  live: 'En direct · {time}',
  polled: 'Mis à jour à {time}',
  stale: 'Pas mis à jour depuis {time}',
  reading: '{name} lit',
  more: 'Afficher la suite',
  loadingMore: 'Chargement…',
  failed: 'La file n’a pas pu être lue.',
  failedSince: 'La file n’a pas pu être relue. Voici les dossiers de {time}.',
  empty: {
    all: {
      title: 'La file est vide',
      text: 'Personne ne nous attend. Les nouveaux dossiers apparaissent ici d’eux-mêmes.',
    },
    unclaimed: {
      title: 'Rien n’est libre',
      text: 'Tout ce qui attend est entre les mains de quelqu’un. Ce qui est libéré revient ici.',
    },
    today: {
      title: 'Rien à rendre aujourd’hui',
      text: 'Ce qui vient plus tard est sous Tous.',
    },
    late: { title: 'Rien n’est en retard', text: 'Ce qui manque son jour arrive ici.' },
    second: {
      title: 'Aucun deuxième regard n’est requis',
      text: 'Les propositions des autres arrivent ici. Les vôtres attendent quelqu’un d’autre.',
    },
    mine: {
      title: 'Vous n’avez aucun dossier',
      text: 'Ce que vous prenez ou suivez est ici.',
    },
    'looking-again': {
      title: 'Rien n’est remis à plus tard',
      text: 'Les dossiers que nous reverrons un autre jour attendent ici.',
    },
  },
  emptyFiltered: {
    title: 'Aucun dossier ne correspond à ces filtres',
    text: 'D’autres attendent peut-être dans cette vue sans eux.',
  },
};
