import type { TEXTS as EN } from './lines-texts.en-US.ts';

export const TEXTS: typeof EN = {
  caption: 'Lignes du journal d’audit, de la plus récente à la plus ancienne',
  column: {
    time: 'Heure de l’Est',
    who: 'Qui',
    action: 'Action',
    application: 'Demande',
    what: 'Quoi',
    whole: 'Telle qu’elle a été écrite',
  },
  actors: {
    user: 'Demandeur',
    applicant: 'Demandeur',
    link: 'Lien reçu par courriel',
    rules: 'Règles',
    reviewer: 'Réviseur',
    unknown: 'Personne de connu',
  },
  product: 'Produit',
  ofDesk: 'Le bureau',
  whole: 'Vérifiée',
  notWhole: 'Pas telle qu’elle a été écrite',
  broken:
    'Le journal de {reference} n’est plus tel qu’il a été écrit, à partir de la ligne {brokenAt}. Prévenez tout de suite l’équipe de la sécurité, et ne changez rien.',
  brokenDesk:
    'Le journal du bureau lui-même n’est plus tel qu’il a été écrit, à partir de la ligne {brokenAt}. Prévenez tout de suite l’équipe de la sécurité, et ne changez rien.',
  failed: 'Le journal n’a pas pu être lu.',
  reading: 'Lecture…',
  more: 'Afficher les lignes précédentes',
};
