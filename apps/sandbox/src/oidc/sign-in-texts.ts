const en = {
  lang: 'en',
  title: 'Sign in',
  lead: 'Type your e-mail address. If you are new, this makes your account.',
  email: 'E-mail address',
  wrongEmail: 'Enter an e-mail address like name@example.com',
  submit: 'Continue',
  sandbox: 'This is the sandbox’s sign-in. It asks for no password.',
  expiredTitle: 'This sign-in has run out',
  expired: 'Go back to the page that you came from and sign in again.',
  back: 'Back to the portal',
  signingOut: 'Signing you out',
  signOut: 'Sign out',
  signedOut: 'You are signed out',
};

const fr: typeof en = {
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

export type SignInTexts = typeof en;

/** The words of the sign-in pages for `ui_locales` (or an Accept-Language header). */
export function signInTexts(locales: unknown): SignInTexts {
  return typeof locales === 'string' && /^\s*fr/i.test(locales) ? fr : en;
}
