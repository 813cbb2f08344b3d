import type { TEXTS as EN } from './sign-in-texts.en-US.ts';

export const TEXTS: typeof EN = {
  lang: 'fr',
  title: 'Connexion',
  lead: 'Entrez votre adresse courriel. Si c’est votre première visite, nous créerons votre accès.',
  email: 'Adresse courriel',
  wrongEmail: 'Entrez une adresse courriel comme nom@exemple.com',
  submit: 'Continuer',
  sandbox: 'C’est la connexion du bac à sable. Elle ne demande aucun mot de passe.',
  expiredTitle: 'Cette connexion est expirée',
  expired: 'Retournez à la page d’où vous venez et connectez-vous de nouveau.',
  back: 'Retour au portail',
  signingOut: 'Déconnexion…',
  signOut: 'Me déconnecter',
  signedOut: 'Votre session est fermée',
};
