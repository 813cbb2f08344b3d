import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  titles: {
    VERIFIED: 'Votre compte bancaire est lié',
    PENDING: 'Nous vérifions votre compte bancaire',
    FAILED: 'Nous n’avons pas pu confirmer votre compte bancaire',
  },
  leads: {
    VERIFIED: 'Vos virements vont à ce compte.',
    PENDING: 'Le compte est enregistré. Il n’est pas encore confirmé.',
    FAILED: 'Le compte n’a pas été lié. Les virements commenceront une fois un autre compte lié.',
  },
  account: 'Compte bancaire',
  types: { CHECKING: 'Compte-chèques', SAVINGS: 'Compte d’épargne' },
  ending: '{type}, se terminant par {last4}',
  states: { VERIFIED: 'Confirmé', PENDING: 'En vérification', FAILED: 'Non confirmé' },
  nextTitle: 'La suite',
  nexts: {
    VERIFIED: [
      'Votre premier virement part le jour ouvrable suivant votre premier paiement.',
      'Il n’y a rien d’autre à faire pour votre banque.',
    ],
    PENDING: [
      'La confirmation du compte prend de {from} à {to} jours. Vous n’avez rien à faire pour le moment.',
      'Vous pouvez déjà accepter des paiements. Les virements commenceront une fois le compte confirmé, le jour ouvrable suivant un paiement.',
      'Ouvrez votre demande à tout moment pour voir si c’est fait.',
    ],
    FAILED: [
      'Vous pouvez toujours accepter des paiements. Nous gardons l’argent pour vous.',
      'Vous pouvez lier un autre compte dès maintenant.',
    ],
  },
  done: 'Continuer',
  replace: 'Utiliser un autre compte',
  again: 'Lier un autre compte',
};
