import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Secrets affichés',
  caption: 'Numéros et dates de naissance affichés pendant cette semaine',
  column: {
    time: 'Heure de l’Est',
    who: 'Qui',
    application: 'Demande',
    what: 'Quoi',
    why: 'Pourquoi',
  },
  unknownReason: 'Aucun motif au journal',
  none: 'Rien n’a été affiché pendant cette semaine.',
  failed: 'La liste n’a pas pu être lue.',
  weeks: 'Semaines',
  week: 'Semaine du {day}',
  shown: '{count, plural, one {# affiché} many {# d’affichés} other {# affichés}}',
  signed: 'Approuvée',
  open: 'Pas encore approuvée',
  running: 'En cours',
  signedBy: '{name}, {time}',
  act: 'Approuver cette semaine',
  sending: 'Approbation…',
  says: 'Cela dit que vous avez lu chaque ligne de cette semaine et posé une question là où l’une n’était pas claire. Le journal le garde.',
  done: 'Vous avez approuvé la semaine du {day}.',
  ownRest: 'Une partie vous a été affichée à vous-même, donc une autre personne l’approuve aussi.',
};
