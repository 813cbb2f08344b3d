import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  types: {
    ONLINE: 'Votre magasin en ligne',
    RETAIL: 'Votre magasin de détail',
    MOBILE: 'Votre magasin mobile',
    MARKETPLACE: 'Votre place de marché',
    SOCIAL: 'Votre magasin sur les réseaux sociaux',
    DEFAULT: 'Votre canal de vente',
  },
  ready: {
    title: 'Ajouter un canal de vente : {name}',
    lead: 'Les paiements iront dans ce compte.',
  },
  done: { title: 'Canal ajouté : {name}', lead: 'Vous trouverez ses paiements dans ce compte.' },
  failed: {
    title: 'Ce canal n’est pas encore ajouté : {name}',
    lead: 'Votre compte fonctionne comme avant. Réessayez dans un instant.',
  },
  connect: 'Ajouter ce canal',
  connecting: 'Ajout du canal…',
  go: 'Aller à mon compte',
  account: 'Voir la décision',
};
