import type { TEXTS as EN } from './texts.ts';

/** The words of the page for the stores of an account, in Quebec French. */
export const TEXTS: typeof EN = {
  title: 'Associer votre profil',
  lead: 'Une boutique ne s’associe pas encore en ligne. Une fois votre compte approuvé, nous le faisons pour vous.',
  nexts: ['Votre compte et toutes vos réponses sont enregistrés.', 'Vous n’avez rien à faire pour le moment.'],
  askTitle: 'Pour associer une boutique maintenant',
  askPhone: 'Appelez-nous : {contact}.',
  askEmail: 'Écrivez-nous : {contact}.',
  askOther: 'Répondez à l’un des courriels que vous avez reçus de nous au sujet de ce compte.',
  reference: 'Référence : {reference}',
  application: 'Voir ce compte',
  accounts: 'Revenir à vos comptes',
};
