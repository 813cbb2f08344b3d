import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Votre identité',
  lead: 'Vos propres renseignements, comme sur votre pièce d’identité. Nous vérifions ainsi que personne n’ouvre un compte à votre nom.',
  why: 'La loi demande à toute société de paiement de vérifier qui ouvre un compte. Cette vérification n’a aucun effet sur votre cote de crédit.',
  phoneHint: 'Nous y envoyons un seul code par texto, pour vérifier qu’il est à vous',
  otherPhone: 'Le téléphone de l’entreprise est différent',
};
