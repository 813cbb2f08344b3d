import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Choisissez un terminal de paiement',
  restaurantTitle: 'Du matériel pour votre restaurant',
};
