import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Audit',
  appendOnly: 'Ajout seulement\u00a0: personne ne peut modifier ni supprimer une ligne',
  filters: 'Restreindre les lignes',
  from: 'Du',
  until: 'Au',
  who: 'Qui',
  anybody: 'Qui\u00a0: tout le monde',
  action: 'Action',
  actionHint: 'En entier, par exemple secret.shown',
  reference: 'Référence',
  look: 'Afficher les lignes',
  looking: 'Lecture…',
  failed: 'Le journal n’a pas pu être lu.',
  none: 'Aucune ligne ne correspond.',
  caption: 'Lignes du journal d’audit, de la plus récente à la plus ancienne',
  column: {
    time: 'Heure de l’Est',
    who: 'Qui',
    action: 'Action',
    application: 'Demande',
    what: 'Quoi',
  },
  broken:
    'Le journal de {reference} n’est plus tel qu’il a été écrit, à partir de la ligne {brokenAt}. Prévenez tout de suite l’équipe de la sécurité, et ne changez rien.',
  more: 'Afficher les lignes précédentes',
  chain: {
    title: 'Chaîne',
    text: 'Chaque ligne est signée avec la précédente. Une vérification a lieu chaque heure. Ce bouton en lance une maintenant.',
    reference: 'Référence d’une demande',
    verify: 'Vérifier une demande',
    verifying: 'Vérification…',
    ok: 'Intacte\u00a0: {rows, plural, one {# ligne} many {# de lignes} other {# lignes}}.',
    broken:
      'Rompue à la ligne {brokenAt}. Prévenez tout de suite l’équipe de la sécurité, et ne changez rien.',
    wrong: 'Une référence, par exemple K7QM-3XPD.',
  },
};
