import type { TEXTS as ENGLISH } from './texts.en-US.ts';

export const TEXTS: typeof ENGLISH = {
  title: 'Inscription aux paiements',
  loading: 'Ouverture de l’inscription aux paiements…',
  failed: 'L’inscription aux paiements ne peut pas s’ouvrir ici pour le moment.',
  again: 'Réessayer',
  newTab: 'Ouvrir dans un nouvel onglet',
};
