import type { PHONE_LINK_TEXTS as EN } from './texts.en-US.ts';

/** Why a link did not work, in Quebec French. */
export const PHONE_LINK_TEXTS: typeof EN = {
  expired: 'Le lien était valable pendant 5 minutes et il est expiré. Demandez-en un nouveau.',
  denied: 'La personne qui utilise ce téléphone a dit que ce n’était pas elle. Choisissez un autre moyen.',
  otherPhone: 'Le lien a été ouvert sur un téléphone qui a un autre numéro. Ouvrez-le sur votre propre téléphone.',
  elsewhere: 'Nous n’avons pas pu reconnaître le téléphone à cet endroit. Désactivez le Wi-Fi du téléphone, puis ouvrez un nouveau lien.',
  lineType: 'Ce numéro n’est pas celui d’un cellulaire. Choisissez un autre moyen.',
  tooManyTries: 'Le lien a été essayé trop souvent. Demandez-en un nouveau.',
  notNeeded: 'Ce lien n’est plus nécessaire.',
  notSent: 'Nous n’avons pas pu envoyer le message texte. Réessayez dans un instant.',
};
