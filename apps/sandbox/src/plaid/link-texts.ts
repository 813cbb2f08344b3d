import { localized } from '@signet/rulebook/core/localized';

const en = {
  lang: 'en',
  title: 'Connect your bank account',
  lead: (client: string) => `${client} uses the sandbox’s bank link. Choose your bank.`,
  banks: 'Banks',
  signIn: (bank: string) => `Sign in to ${bank}`,
  signInHint: 'In the sandbox: user_good and pass_good.',
  username: 'User name',
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
  wrongCredentials: 'The user name or password is not right. Try again.',
  wrongCode: 'The code is not right. Try again.',
  failedTitle: 'The bank could not be connected',
  failed: 'Choose another bank, or close this window and enter the account by hand.',
  expiredTitle: 'This window has expired',
  expired: 'Close it and start again.',
  missing: 'Enter both.',
};

type Texts = typeof en;

const fr: Texts = {
  lang: 'fr',
  title: 'Reliez votre compte bancaire',
  lead: (client) => `${client} utilise la liaison bancaire du bac à sable. Choisissez votre banque.`,
  banks: 'Banques',
  signIn: (bank) => `Connectez-vous à ${bank}`,
  signInHint: 'Dans le bac à sable : user_good et pass_good.',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  submit: 'Continuer',
  working: 'Un instant…',
  code: 'Code de votre appareil',
  codeTitle: 'Saisissez le code',
  codeHint: 'Dans le bac à sable : 1234.',
  choose: 'Choisissez un compte',
  checking: 'Compte-chèques',
  savings: 'Compte d’épargne',
  ending: (mask) => `se terminant par ${mask}`,
  chooseOne: 'Choisissez le compte à relier',
  back: 'Choisir une autre banque',
  close: 'Fermer',
  wrongCredentials: 'Le nom d’utilisateur ou le mot de passe est inexact. Réessayez.',
  wrongCode: 'Le code est inexact. Réessayez.',
  failedTitle: 'La banque n’a pas pu être reliée',
  failed: 'Choisissez une autre banque, ou fermez cette fenêtre et saisissez le compte à la main.',
  expiredTitle: 'Cette fenêtre a expiré',
  expired: 'Fermez-la et recommencez.',
  missing: 'Remplissez les deux champs.',
};

/** The words of Link for a token's language, with the client's name filled in; `{}` stands for what the browser fills in. */
export function linkTexts(language: string, client: string) {
  const texts = localized({ en, fr }, language);
  return { ...texts, lead: texts.lead(client), signIn: texts.signIn('{}'), ending: texts.ending('{}') };
}
