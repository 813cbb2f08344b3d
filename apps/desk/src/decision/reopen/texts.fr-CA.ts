import type { TEXTS as ENGLISH } from './texts.en-US.ts';

export const TEXTS: typeof ENGLISH = {
  act: 'Revenir sur le refus…',
  title: 'Revenir sur le refus de {business}',
  lead: 'Vous le proposez, et une deuxième personne le confirme. D’ici là, ni la personne ni son partenaire n’en sait rien. C’est possible jusqu’au {day}.',
  why: 'Pourquoi',
  reason: 'Note au dossier',
  reasonHelp: 'Ce que vous savez maintenant, et d’où. La personne ne la lit jamais.',
  send: 'Proposer',
  sending: 'Envoi…',
  done: 'Vous proposez de revenir sur le refus de {business}. Une deuxième personne doit le confirmer.',
};
