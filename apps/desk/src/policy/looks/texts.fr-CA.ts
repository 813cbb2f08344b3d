import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  failed: 'La lecture du prochain a échoué.',
  none: 'Rien à lire pour l’instant. Ce qui est tiré des décisions des règles reste ici une semaine.',
  lead: 'Les règles ont décidé, sans que vous sachiez comment. Votre réponse ne change rien pour la personne.',
  person: 'La personne',
  business: 'L’entreprise',
  knew: 'Tout ce que les règles savaient',
  nothing: 'Rien ne s’y oppose.',
  caption: 'Ce qui a été saisi sur {name}, à côté de ce que chaque source a dit',
  ask: 'Qu’auriez-vous décidé?',
  answers: { approve: 'Approuver', ask: 'Demander plus d’abord', decline: 'Refuser' },
  keep: 'Enregistrer et continuer',
  keeping: 'Un instant…',
  choose: 'Choisissez une réponse.',
  kept: 'Votre réponse est enregistrée.',
};
