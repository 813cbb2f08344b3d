import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Vos demandes',
  lead: '{count, plural, one {Une demande attend quelque chose de vous.} many {# demandes attendent quelque chose de vous.} other {# demandes attendent quelque chose de vous.}}',
  none: 'Vous n’avez rien à faire pour l’instant.',
  empty: 'Vous n’avez pas encore de demande.',
  newAccount: 'Votre premier compte de paiement',
  notStarted: 'Commencez quand vous voudrez. Vos réponses sont enregistrées au fur et à mesure.',
  countries: { US: 'États-Unis (USD)', CA: 'Canada (CAD)' },
  groups: { yours: 'À vous', ours: 'Chez nous', others: 'Chez d’autres', done: 'Terminées' },
  actions: {
    connect: 'Associer le profil',
    resume: 'Reprendre la demande',
    start: 'Commencer une nouvelle demande',
    open: 'Ouvrir',
  },
  search: 'Nom ou référence',
  all: 'Toutes',
  found: '{count, plural, one {# demande} many {# demandes} other {# demandes}}',
  noneFound: 'Aucune demande ne correspond à « {search} »',
  clear: 'Effacer la recherche',
  more: 'Afficher plus de demandes',
  oneOpen:
    'Vous avez déjà une demande ouverte dans ce pays. En commencer une autre vous y ramènera.',
  stores: 'Voir les magasins',
  hosted: 'Choisir un de vos magasins',
};
