import { localized } from '@signet/rulebook/core/localized';

const en = {
  lang: 'en',
  title: 'Connect your bank account',
  lead: (client: string) => `${client} uses the sandbox’s bank link. Choose your bank.`,
  banks: 'Banks',
  signIn: (bank: string) => `Sign in to ${bank}`,
  signInHint: 'In the sandbox: user_good and pass_good.',
  username: 'Username',
  password: 'Password',
  submit: 'Continue',
  working: 'One moment…',
  code: 'Code from your device',
  codeTitle: 'Enter the code',
  codeHint: 'In the sandbox: 1234.',
  choose: 'Choose an account',
  checking: 'Checking',
  savings: 'Savings',
  ending: (mask: string) => `ending in ${mask}`,
  chooseOne: 'Choose the account to connect',
  back: 'Choose another bank',
  close: 'Close',
  wrongCredentials: 'That username or password isn’t right. Try again.',
  wrongCode: 'That code isn’t right. Try again.',
  failedTitle: 'We couldn’t connect the bank',
  failed: 'Choose another bank, or close this window and enter the numbers.',
  expiredTitle: 'This window has expired',
  expired: 'Close it and start again.',
  missing: 'Enter both.',
};

type Texts = typeof en;

const fr: Texts = {
  lang: 'fr',
  title: 'Liez votre compte bancaire',
  lead: (client) => `${client} utilise la liaison bancaire du bac à sable. Choisissez votre banque.`,
  banks: 'Banques',
  signIn: (bank) => `Connectez-vous à ${bank}`,
  signInHint: 'Dans le bac à sable : user_good et pass_good.',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  submit: 'Continuer',
  working: 'Un instant…',
  code: 'Code de votre appareil',
  codeTitle: 'Entrez le code',
  codeHint: 'Dans le bac à sable : 1234.',
  choose: 'Choisissez un compte',
  checking: 'Compte-chèques',
  savings: 'Compte d’épargne',
  ending: (mask) => `se terminant par ${mask}`,
  chooseOne: 'Choisissez le compte à lier',
  back: 'Choisir une autre banque',
  close: 'Fermer',
  wrongCredentials: 'Le nom d’utilisateur ou le mot de passe est inexact. Réessayez.',
  wrongCode: 'Le code est inexact. Réessayez.',
  failedTitle: 'Nous n’avons pas pu joindre la banque',
  failed: 'Choisissez une autre banque, ou fermez cette fenêtre et entrez les numéros.',
  expiredTitle: 'Cette fenêtre est expirée',
  expired: 'Fermez-la et recommencez.',
  missing: 'Remplissez les deux champs.',
};

/** The words of Link for a token's language, with the client's name filled in; `{}` stands for what the browser fills in. */
export function linkTexts(language: string, client: string) {
  const texts = localized({ en, fr }, language);
  return { ...texts, lead: texts.lead(client), signIn: texts.signIn('{}'), ending: texts.ending('{}') };
}
