const en = {
  lang: 'en',
  title: 'Sign in',
  lead: 'Enter your email. If you’re new, we’ll create your sign-in.',
  email: 'Email',
  wrongEmail: 'Enter an email like name@example.com',
  submit: 'Continue',
  sandbox: 'This is the sandbox’s sign-in. It doesn’t ask for a password.',
  expiredTitle: 'This sign-in has expired',
  expired: 'Go back to the page you came from and sign in again.',
  back: 'Back to the portal',
  signingOut: 'Signing you out…',
  signOut: 'Sign out',
  signedOut: 'You’re signed out',
};

const fr: typeof en = {
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

export type SignInTexts = typeof en;

/** The words of the sign-in pages for `ui_locales` (or an Accept-Language header). */
export function signInTexts(locales: unknown): SignInTexts {
  return typeof locales === 'string' && /^\s*fr/i.test(locales) ? fr : en;
}
