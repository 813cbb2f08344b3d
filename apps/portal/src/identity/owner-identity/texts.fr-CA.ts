import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Confirmez votre identité',
  lead: 'Entrez vos propres renseignements, tels qu’ils figurent sur votre pièce d’identité.',
  why: 'La loi oblige toute société de paiement à vérifier qui ouvre un compte. Cela empêche aussi que quelqu’un en ouvre un à votre nom.',
  phoneHint: 'Nous vous enverrons un code par texto pour confirmer que c’est le vôtre',
  otherPhone: 'Ajouter un téléphone pour l’entreprise',
};
