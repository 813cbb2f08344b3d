import type { TEXTS as EN } from './texts.en-US.ts';

/** What the pages that ask for the person's number and home say around it, in Quebec French. */
export const TEXTS: typeof EN = {
  numberWhy: 'Pourquoi nous le demandons, et ce que nous en faisons',
  numberSafe:
    'Il est scellé dès son arrivée et n’est plus jamais affiché en entier, pas même à vous. Seules nos vérifications d’identité l’utilisent.',
  withoutSin:
    'Sans NAS, nous comparons votre nom, votre date de naissance et votre adresse à des sources publiques. Nous demandons une pièce d’identité avec photo seulement si cela ne suffit pas.',
  homeTitle: 'L’adresse de votre domicile',
  homeStreet: 'Numéro et rue du domicile',
  homeHint: 'Où vous habitez; pas une case postale',
  sameAddress: 'Même adresse que l’entreprise',
};
