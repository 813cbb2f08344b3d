import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Magasins, commandes et financement',
  stores: 'Voir mes magasins',
  terminal: 'Obtenir un terminal de paiement',
  yours: 'Votre commande',
  more: 'Commander un autre terminal',
  addCard: 'Ajouter une carte pour mes commandes',
  card: 'Voir ma carte',
  cashAdvance: 'Voir les offres d’avance de fonds',
  progress: {
    held: 'Facturée et expédiée une fois votre demande approuvée',
    paying: 'Paiement en cours',
    clearing: 'En attente de votre banque',
    unpaid: 'Votre paiement a échoué',
    placed: 'En préparation',
    shipped: 'En route',
    delivered: 'Livrée',
  },
  stages: {
    ordered: 'Commandée',
    confirmed: 'Confirmée',
    shipped: 'Expédiée',
    delivered: 'Livrée',
  },
  see: { unpaid: 'Payer maintenant', other: 'Voir ma commande' },
};
