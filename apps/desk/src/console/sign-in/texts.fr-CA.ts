import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Connectez-vous à votre console',
  lead: 'Suivez vos demandes et voyez ce que vos serveurs ont reçu.',
  email: 'Courriel professionnel',
  emailHint: 'Il nous indique seulement votre entreprise. Elle vous demande ensuite qui vous êtes.',
  emailWrong: 'Entrez votre courriel professionnel, par exemple nom@entreprise.ca.',
  go: 'Continuer',
  continueAs: 'Continuer avec {domain}',
  other: 'Utiliser une autre entreprise',
  refusedTitle: 'La connexion n’a pas eu lieu',
  refused: {
    unknownCompany:
      'Aucune entreprise à cette adresse n’a de console ici. Vérifiez l’adresse, ou demandez à votre contact chez nous de la préparer.',
    otherCompany:
      'Le compte choisi appartient à une autre entreprise. Recommencez avec l’adresse de la vôtre.',
    noGroup:
      'Votre compte n’est dans aucun groupe autorisé. Adressez-vous à la personne qui gère les comptes de votre entreprise.',
    noMfa:
      'Votre connexion n’a prouvé qu’un mot de passe. Activez une deuxième étape, puis reconnectez-vous.',
    authTimeOld: 'Votre connexion à l’entreprise est trop ancienne. Connectez-vous-y de nouveau.',
    brokenOff: 'La connexion a été interrompue. Recommencez.',
    unavailable: 'La connexion de votre entreprise ne répond pas. Réessayez dans quelques minutes.',
    unknown: 'La connexion a été refusée sans raison connue. Réessayez.',
  },
  factsLabel: 'À propos de la connexion',
  facts: [
    {
      title: 'La connexion de votre entreprise',
      text: 'Nous ne voyons jamais votre mot de passe. Les groupes de votre entreprise décident de votre rôle.',
    },
    {
      title: 'Une deuxième étape est exigée',
      text: 'Un mot de passe seul n’ouvre pas la console.',
    },
    {
      title: 'Des sessions d’une heure',
      text: 'Ensuite, votre entreprise confirme de nouveau qui vous êtes. Une personne partie n’entre plus.',
    },
  ],
};
