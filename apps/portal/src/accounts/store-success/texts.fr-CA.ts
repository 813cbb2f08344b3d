import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  store: 'Votre nouveau magasin',
  title: 'Magasin à l’étude : {store}',
  lead: 'Nous vous écrirons à {email} dès que la décision sera prise. Rien ne change pour vos autres magasins.',
  reference: 'Référence : {reference}',
  result: 'Voir où en est le magasin',
};
