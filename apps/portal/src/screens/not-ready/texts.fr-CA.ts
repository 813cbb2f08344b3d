import type { TEXTS as EN } from './texts.ts';

/** The words of the pages that cannot be used online yet, in Quebec French. */
export const TEXTS: typeof EN = {
  pages: {
    'store-complete': {
      title: 'Votre nouvelle boutique est associée',
      lead: 'Votre entreprise est approuvée, et la nouvelle boutique en fait partie.',
    },
    'store-success': {
      title: 'Nous avons votre nouvelle boutique',
      lead: 'Elle sera associée lorsque votre entreprise sera approuvée. Vous n’avez pas à la saisir de nouveau.',
    },
    'add-product': {
      title: 'Nous avons noté votre souhait d’un autre produit',
      lead: 'Cela ne se fait pas encore en ligne. Vous n’avez commis aucune erreur et rien n’est perdu.',
    },
    'add-channel': {
      title: 'Votre entreprise est approuvée',
      lead: 'Un nouveau point de vente ne s’associe pas encore en ligne. Nous le faisons pour vous.',
    },
    'restaurant-solution': {
      title: 'Nous avons votre demande',
      lead: 'Le matériel pour restaurants ne se commande pas encore en ligne. Nous en parlerons avec vous lorsque votre demande sera décidée.',
    },
  },
  other: { title: 'Nous avons votre demande', lead: 'Tout ce que vous avez saisi est conservé.' },
  nextTitle: 'La suite',
  nexts: ['Nous conservons votre demande et toutes vos réponses.', 'Nous écrivons à {email} s’il nous manque quelque chose.'],
  askTitle: 'Des questions?',
  askPhone: 'Appelez-nous : {contact}.',
  askEmail: 'Écrivez-nous : {contact}.',
  askOther: 'Répondez à l’un des courriels que vous avez reçus de nous au sujet de cette demande.',
  reference: 'Référence : {reference}',
  result: 'Voir où en est votre demande',
};
