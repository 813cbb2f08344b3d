import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  numberWhy: 'Ce que nous faisons de ce numéro',
  numberSafe:
    'Nous le chiffrons dès que nous le recevons et ne l’affichons plus jamais en entier, pas même à vous. Il sert uniquement à vérifier votre identité.',
  withoutSin:
    'Sans NAS, nous comparerons votre nom, votre date de naissance et votre adresse à des sources publiques. Si cela ne suffit pas, nous demanderons une pièce d’identité avec photo.',
  homeTitle: 'L’adresse de votre domicile',
  homeStreet: 'Adresse municipale',
  homeHint: 'Là où vous habitez, pas une case postale',
  sameAddress: 'Utiliser l’adresse de l’entreprise',
};
