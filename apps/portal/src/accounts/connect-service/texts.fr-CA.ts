import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  unnamed: { ADD_CHANNEL: 'votre canal de vente', ADD_PRODUCT: 'votre nouveau produit' },
  title: 'À associer : {name}',
  lead: 'Ses paiements iront à {business}. Vous pourrez vérifier le tout à la page suivante.',
  waits: 'En attente',
  begin: 'Associer à ce compte',
  beginning: 'Ouverture en cours…',
};
