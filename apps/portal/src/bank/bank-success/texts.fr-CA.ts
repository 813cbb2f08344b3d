import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  titles: {
    VERIFIED: 'Votre compte bancaire est lié',
    PENDING: 'Nous vérifions votre compte bancaire',
    FAILED: 'Nous n’avons pas pu confirmer votre compte bancaire',
  },
  leads: {
    VERIFIED: 'Nous y enverrons vos versements.',
    PENDING: 'Le compte est enregistré, mais pas encore confirmé.',
    FAILED: 'Il n’a pas été lié. Les versements commenceront quand vous en aurez lié un autre.',
  },
  account: 'Compte bancaire',
  types: { CHECKING: 'Compte-chèques', SAVINGS: 'Compte d’épargne' },
  ending: '{type}, se terminant par {last4}',
  states: { VERIFIED: 'Confirmé', PENDING: 'En vérification', FAILED: 'Non confirmé' },
  nextTitle: 'La suite',
  nexts: {
    VERIFIED: ['Votre premier versement partira le jour ouvrable suivant votre premier paiement.'],
    PENDING: [
      'La confirmation du compte prend de {from} à {to} jours ouvrables. Vous n’avez rien à faire pour le moment.',
      'Vous pouvez déjà accepter des paiements. Les versements commenceront quand le compte sera confirmé.',
      'Ouvrez votre demande à tout moment pour savoir si c’est fait.',
    ],
    FAILED: ['Vous pouvez toujours accepter des paiements. Nous gardons l’argent pour vous.'],
  },
  deposits: {
    title: 'Deux petits dépôts arriveront d’ici le {day}',
    lead: 'Nous les avons faits pour confirmer que le compte est à vous. Chacun est de moins de 1,00 $.',
    nexts: [
      'Trouvez-les sur votre relevé bancaire d’ici le {day}, puis entrez les montants ici. Nous vous écrirons le moment venu.',
      'Vous pouvez déjà accepter des paiements. Les versements commenceront quand les montants concorderont.',
      'Nous reprendrons les deux dépôts en un seul débit.',
    ],
  },
  enterAmounts: 'Entrer les montants',
  done: 'Continuer',
  replace: 'Utiliser un autre compte',
  again: 'Lier un autre compte',
  remove: {
    open: 'Retirer ce compte',
    title: 'Retirer le compte se terminant par {last4}?',
    text: 'Vous pourrez toujours accepter des paiements. Nous garderons l’argent, et les versements reprendront quand vous aurez lié un autre compte.',
    confirm: 'Retirer le compte',
    keep: 'Le garder',
    busy: 'Retrait en cours…',
  },
};
