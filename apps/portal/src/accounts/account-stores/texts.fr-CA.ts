import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Associer votre profil',
  lead: 'Une boutique ne s’associe pas encore en ligne.',
  saved: 'Votre compte et toutes vos réponses sont enregistrés.',
  askTitle: 'Pour associer une boutique',
  application: 'Voir ce compte',
  accounts: 'Revenir à vos comptes',
};
