import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Choisissez un magasin',
  lead: 'Où voulez-vous accepter des paiements?',
  empty: 'Vous n’avez pas encore de magasin.',
  channels: {
    ONLINE: 'En ligne',
    RETAIL: 'Au détail',
    MOBILE: 'Mobile',
    MARKETPLACE: 'Place de marché',
    SOCIAL: 'Réseaux sociaux',
    DEFAULT: 'Magasin',
  },
  choose: 'Choisir',
  accounts: 'Voir mes demandes',
};
