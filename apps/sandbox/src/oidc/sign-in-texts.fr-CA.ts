import type { TEXTS as EN } from './sign-in-texts.en-US.ts';

export const TEXTS: typeof EN = {
  lang: 'fr',
  title: 'Connexion',
  lead: 'Saisissez votre adresse courriel. Si vous êtes nouveau ici, votre compte sera créé.',
  email: 'Adresse courriel',
  wrongEmail: 'Saisissez une adresse courriel comme nom@exemple.ca',
  submit: 'Continuer',
  sandbox: 'C’est la connexion du bac à sable. Elle ne demande aucun mot de passe.',
  expiredTitle: 'Cette connexion a expiré',
  expired: 'Retournez à la page d’où vous venez et connectez-vous de nouveau.',
  back: 'Retour au portail',
  signingOut: 'Déconnexion en cours',
  signOut: 'Se déconnecter',
  signedOut: 'Vous êtes déconnecté',
};
