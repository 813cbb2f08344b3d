import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  states: {
    held: {
      title: 'Nous avons votre commande',
      lead: 'Nous la facturerons et l’expédierons une fois votre demande approuvée. Rien n’a été facturé.',
    },
    paying: { title: 'Nous avons votre commande', lead: 'Nous attendons que le paiement passe.' },
    clearing: {
      title: 'Nous attendons le paiement de votre banque',
      lead: 'L’argent quittera votre compte d’ici le {day}. Nous expédierons la commande une fois que votre banque aura payé.',
    },
    unpaid: {
      title: 'Votre paiement a échoué',
      lead: 'Nous gardons votre commande. Payez avec une autre carte et nous l’expédierons.',
    },
    placed: {
      title: 'Votre commande est passée',
      lead: 'Nous la préparons et vous écrirons à l’expédition.',
    },
    shipped: { title: 'Votre commande est en route', lead: 'Elle a quitté notre entrepôt.' },
    delivered: {
      title: 'Votre commande a été livrée',
      lead: 'Dès la connexion sur l’appareil, vous pourrez accepter des paiements en personne.',
    },
    returned: {
      title: 'Votre commande a été retournée',
      lead: 'Nous l’avons reçue et ne facturerons plus de location.',
    },
    completed: { title: 'Votre commande est terminée', lead: 'Il n’y a rien à expédier.' },
    cancelled: { title: 'Votre commande est annulée', lead: 'Plus rien ne sera facturé.' },
    released: {
      title: 'Votre commande est annulée',
      lead: 'Votre demande n’a pas été approuvée : rien n’a été facturé ni expédié.',
    },
  },
  takenBack: 'Votre banque a repris votre paiement. Rien n’a été expédié et vous ne devez rien.',
  unpaidBank: 'Nous gardons votre commande. Nous l’expédierons dès qu’elle sera payée.',
  clearingLate:
    'C’est plus long que d’habitude. Nous vérifions, et nous expédierons une fois que votre banque aura payé.',
  returnedBought: 'Nous l’avons reçue.',
  none: {
    title: 'Vous n’avez aucune commande',
    lead: 'Commandez un terminal de paiement dès que vous en avez besoin.',
    order: 'Voir les terminaux',
  },
  silent: {
    title: 'Votre commande ne s’est pas chargée',
    text: 'Vérifiez votre connexion et réessayez.',
  },
  stagesTitle: 'Suivi de la commande',
  stages: {
    ordered: 'Commandée',
    paid: 'Payée',
    confirmed: 'Confirmée',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    returned: 'Retournée',
    ended: 'Annulée',
  },
  arrives: 'Elle devrait arriver d’ici le {day}.',
  nothingToPay: 'rien à payer',
  afterApproval: 'Une fois votre demande approuvée',
  by: 'D’ici le {day}',
  delay: {
    outOfStock: {
      title: 'En rupture de stock',
      text: 'Nous l’expédierons dès son retour en stock. Vous pouvez annuler d’ici là.',
    },
    silent: {
      title: 'L’expédition prend plus de temps que d’habitude',
      text: 'Nous nous informons auprès de notre entrepôt. Vous pouvez annuler jusqu’à l’expédition.',
    },
  },
  setUp: {
    shipped: 'À la livraison',
    delivered: 'Mise en service',
    steps: [
      'Branchez l’appareil et allumez-le.',
      'Connectez-vous sur l’appareil avec l’adresse {email}.',
      'Acceptez votre premier paiement.',
    ],
  },
  parcel: {
    track: 'Suivre mon colis',
    newTab: 'chez {carrier}, dans un nouvel onglet',
    number: '{carrier}, numéro de suivi',
    copy: 'Copier le numéro',
    copied: 'Copié',
    notCopied: 'Sélectionnez le numéro pour le copier',
  },
  owed: {
    title: 'Un paiement mensuel a échoué',
    takenBack: 'Votre banque a repris un paiement',
    text: 'Il reste {amount} à payer depuis le {day}. Ajoutez une nouvelle carte et nous la débiterons d’ici un jour.',
    nextTry: 'Nous réessayerons le {day}.',
    noTry:
      'Nous ne réessayerons plus. Si vous ne pouvez pas payer, nous chercherons une solution avec vous.',
    askPhone: 'Appelez-nous au {contact}.',
    askEmail: 'Écrivez-nous à {contact}.',
    card: 'Ajouter une nouvelle carte',
  },
  refunded: 'Nous avons remboursé {amount}. Comptez quelques jours avant de recevoir l’argent.',
  whatTitle: 'Ce que vous avez commandé',
  totals: {
    paid: 'Total payé',
    held: 'À payer après l’approbation',
    open: 'Total',
    nothing: 'Rien n’a été facturé',
  },
  changedMind: 'Vous avez changé d’avis?',
  print: 'Imprimer ma commande',
  shipTo: 'Adresse de livraison',
  payWith: 'Payée avec',
  willPayWith: 'Sera payée avec',
  triedWith: 'Paiement tenté avec',
  endingIn: {
    BANK: 'Le compte bancaire se terminant par {last4}',
    CARD: 'La carte se terminant par {last4}',
  },
  otherCard: 'Payer avec une autre carte',
  newCard: 'Payer avec une carte',
  payCard: 'Payer avec ma carte',
  payAgain: 'Réessayer ce paiement',
  paying: 'Paiement…',
  askBank: 'Confirmer auprès de ma banque',
  again: 'Commander de nouveau',
  cancel: {
    open: 'Annuler cette commande',
    title: 'Annuler cette commande?',
    text: 'Elle ne sera pas expédiée. Ce que vous avez payé sera remboursé.',
    textBank: 'Elle ne sera pas expédiée. Ce que votre banque paiera reviendra dans votre compte.',
    textFree: 'Elle ne sera pas expédiée, et rien ne sera facturé.',
    confirm: 'Annuler la commande',
    busy: 'Annulation…',
    keep: 'La garder',
  },
};
