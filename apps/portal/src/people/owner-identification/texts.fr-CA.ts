import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Montrez-nous votre pièce d’identité',
  why: 'La loi nous oblige à savoir à qui appartient une entreprise. Votre pièce empêche aussi que quelqu’un utilise votre nom.',
  reviewText:
    'Un membre de notre équipe vérifiera votre identité en {from} à {to} jours ouvrables. Nous vous écrirons à {email} dès que votre identité sera confirmée.',
  comeBack:
    'Vous pouvez arrêter ici et revenir. Ouvrez de nouveau le lien de notre courriel et connectez-vous.',
};
