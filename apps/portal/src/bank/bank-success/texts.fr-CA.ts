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
  held: 'Les versements dans ce compte commenceront le {day}, 24 heures après le changement.',
  heldWhy:
    'Nous attendons pour qu’un changement qui ne vient pas de vous soit remarqué. Nous avons écrit à toutes les personnes que nous connaissons dans votre entreprise.',
  review: {
    open: {
      voidCheck: {
        title: 'Nous avons votre chèque annulé',
        lead: 'Un membre de notre équipe l’examinera. Le compte est enregistré, mais pas encore confirmé.',
      },
      name: {
        title: 'Nous vérifions votre compte bancaire',
        lead: 'Le nom du titulaire ne figure pas dans votre demande. Un membre de notre équipe examinera donc le compte.',
      },
    },
    refused: {
      voidCheck:
        'Un membre de notre équipe a examiné votre chèque annulé. Il ne montre pas que le compte est à vous ou à votre entreprise.',
      name: 'Un membre de notre équipe l’a examiné. Nous n’avons pas pu établir qu’il est à vous ou à votre entreprise.',
    },
    by: 'Nous vous écrirons au plus tard le {day}. Vous n’avez rien à faire pour le moment.',
    usual:
      'Cela prend de {from} à {to} jours ouvrables, et nous vous écrirons. Vous n’avez rien à faire pour le moment.',
    late: 'C’est plus long que d’habitude, et nous vous écrirons. Vous n’avez rien à faire pour le moment.',
    payouts:
      'Vous pouvez déjà accepter des paiements. Les versements commenceront quand le compte sera confirmé.',
    another:
      'Liez un autre compte, à votre nom ou à celui de votre entreprise. Les versements commenceront quand il sera confirmé.',
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
  done: 'Aller à l’accueil',
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
