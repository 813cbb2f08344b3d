import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  pages: {
    'store-complete': {
      title: 'Votre entreprise est approuvée',
      lead: 'Il n’est pas encore possible d’associer un nouveau magasin ici. Vos réponses sont enregistrées.',
    },
    'store-success': {
      title: 'Nous avons votre demande',
      lead: 'Il n’est pas encore possible d’associer un nouveau magasin ici. Vos réponses sont enregistrées.',
    },
    'add-product': {
      title: 'Nous avons noté votre demande d’un autre produit',
      lead: 'Il n’est pas encore possible de l’activer ici. Vos réponses sont enregistrées.',
    },
    'add-channel': {
      title: 'Votre entreprise est approuvée',
      lead: 'Il n’est pas encore possible d’associer un nouveau canal de vente ici. Vos réponses sont enregistrées.',
    },
    'restaurant-solution': {
      title: 'Nous avons votre demande',
      lead: 'Il n’est pas encore possible de commander du matériel pour restaurants ici. Notre décision n’en dépend pas.',
    },
  },
  other: { title: 'Nous avons votre demande', lead: 'Vos réponses sont enregistrées.' },
  nextTitle: 'La suite',
  nexts: ['Nous vous écrirons à {email} s’il nous manque quelque chose.'],
  askTitle: 'Des questions?',
  reference: 'Référence : {reference}',
  result: 'Voir ma demande',
};
