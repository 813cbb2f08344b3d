import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Avant de continuer',
  asking: 'Recherche de votre offre…',
  leaving: 'Continuer avec {partner}',
  lead: 'Vous terminerez sur le site de {partner}, qui vous demandera le nécessaire et prendra la décision.',
  shared: 'Nous indiquerons à {partner} le compte concerné et votre langue.',
  go: 'Continuer vers {partner}',
  going: 'Ouverture…',
  back: 'Revenir aux offres',
  ended: {
    title: 'Cette offre est terminée',
    lead: 'Elle a pris fin avant que vous continuiez. Voyez s’il y en a une nouvelle.',
    again: 'Voir les offres actuelles',
  },
};
