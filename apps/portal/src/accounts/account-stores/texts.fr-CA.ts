import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Associer votre profil',
  lead: 'Il n’est pas encore possible d’associer un magasin ici.',
  saved: 'Votre compte et vos réponses sont enregistrés.',
  askTitle: 'Vous voulez associer un magasin?',
  application: 'Voir ce compte',
  accounts: 'Revenir à vos demandes',
};
