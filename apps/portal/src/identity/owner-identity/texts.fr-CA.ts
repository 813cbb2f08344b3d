import type { TEXTS as EN } from './texts.en-US.ts';

/** The words of the identity page, in Quebec French. */
export const TEXTS: typeof EN = {
  title: 'Votre identité',
  lead: 'Vos propres renseignements, comme sur votre pièce d’identité. Nous vérifions ainsi que personne n’ouvre un compte à votre nom.',
  why: 'La loi demande à toute société de paiement de vérifier qui ouvre un compte. Cette vérification n’a aucun effet sur votre cote de crédit.',
  numberWhy: 'Pourquoi nous le demandons, et ce que nous en faisons',
  numberSafe:
    'Il est scellé dès son arrivée et n’est plus jamais affiché en entier, pas même à vous. Seules nos vérifications d’identité l’utilisent.',
  withoutSin:
    'Sans NAS, nous comparons votre nom, votre date de naissance et votre adresse à des sources publiques. Nous demandons une pièce d’identité avec photo seulement si cela ne suffit pas.',
  phoneHint: 'Nous y envoyons un seul code par texto, pour vérifier qu’il est à vous',
  otherPhone: 'Le téléphone de l’entreprise est différent',
  homeTitle: 'L’adresse de votre domicile',
  homeStreet: 'Numéro et rue du domicile',
  homeHint: 'Où vous habitez; pas une case postale',
  sameAddress: 'Même adresse que l’entreprise',
};
