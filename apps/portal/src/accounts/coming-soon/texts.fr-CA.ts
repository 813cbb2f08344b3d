import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  pages: {
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
