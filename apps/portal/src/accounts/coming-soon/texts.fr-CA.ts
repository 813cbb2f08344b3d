import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  pages: {
    'store-complete': {
      title: 'Votre entreprise est approuvée',
      lead: 'Une nouvelle boutique ne s’associe pas encore en ligne. Rien de ce que vous avez saisi n’est perdu.',
    },
    'store-success': {
      title: 'Nous avons votre demande',
      lead: 'Une nouvelle boutique ne s’associe pas encore en ligne. Rien de ce que vous avez saisi n’est perdu.',
    },
    'add-product': {
      title: 'Nous avons noté votre souhait d’un autre produit',
      lead: 'Cela ne se fait pas encore en ligne. Vous n’avez commis aucune erreur et rien n’est perdu.',
    },
    'add-channel': {
      title: 'Votre entreprise est approuvée',
      lead: 'Un nouveau point de vente ne s’associe pas encore en ligne. Rien de ce que vous avez saisi n’est perdu.',
    },
    'restaurant-solution': {
      title: 'Nous avons votre demande',
      lead: 'Le matériel pour restaurants ne se commande pas encore en ligne. La décision sur votre demande n’en dépend pas.',
    },
  },
  other: { title: 'Nous avons votre demande', lead: 'Tout ce que vous avez saisi est conservé.' },
  nextTitle: 'La suite',
  nexts: ['Nous conservons votre demande et toutes vos réponses.', 'Nous écrivons à {email} s’il nous manque quelque chose.'],
  askTitle: 'Des questions?',
  reference: 'Référence : {reference}',
  result: 'Voir où en est votre demande',
};
