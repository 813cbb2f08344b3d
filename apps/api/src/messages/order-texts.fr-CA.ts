import type { MessageWords } from './message-words.ts';
import type { ORDER_MESSAGES as ENGLISH } from './order-texts.en-US.ts';

export const ORDER_MESSAGES: Record<keyof typeof ENGLISH, MessageWords> = {
  orderHeld: {
    subject: 'Nous avons votre commande',
    preheader: 'Rien ne sera facturé avant l’approbation de votre demande.',
    lines: [
      'Nous avons votre commande pour {business} et la garderons jusqu’à la décision sur votre demande.',
      'Une fois la demande approuvée, nous facturerons {total} et expédierons la commande. Rien ne sera facturé avant.',
      'D’ici là, vous pouvez l’annuler sans frais.',
    ],
    button: 'Voir ma commande',
  },
  orderPlaced: {
    subject: 'Votre commande est passée',
    preheader: 'Nous vous écrirons quand elle partira.',
    lines: [
      'Votre commande pour {business} est passée. Nous avons facturé {total}.',
      'Nous vous écrirons quand elle partira. D’ici là, vous pouvez l’annuler et récupérer votre argent.',
    ],
    button: 'Voir ma commande',
  },
  orderToConfirm: {
    subject: 'Confirmez le paiement de votre commande',
    preheader: 'Votre banque a d’abord besoin de votre confirmation.',
    lines: [
      'Votre banque vous demande de confirmer le paiement de {total} pour {business}. Rien n’a été prélevé.',
      'Votre commande attend votre confirmation. Cela prend environ une minute.',
    ],
    button: 'Confirmer le paiement',
    asks: true,
  },
  orderDebited: {
    subject: 'Nous attendons le paiement de votre banque',
    preheader: 'Nous l’expédierons une fois que votre banque aura payé.',
    lines: [
      'Nous avons demandé {total} à votre banque pour {business}, à même le compte se terminant par {last4}.',
      'L’argent quittera votre compte d’ici {days} jours ouvrables. Nous expédierons la commande une fois que votre banque aura payé.',
      'D’ici là, vous pouvez l’annuler et récupérer votre argent.',
    ],
    button: 'Voir ma commande',
  },
  debitRefused: {
    subject: 'Le paiement de votre commande a échoué',
    preheader: 'La carte est le moyen le plus rapide de payer.',
    lines: [
      'Votre banque a refusé un paiement de {total} pour {business} depuis le compte se terminant par {last4}.',
      'Nous gardons votre commande. Payez par carte, ou choisissez de nouveau votre compte bancaire.',
    ],
    button: 'Payer ma commande',
    asks: true,
  },
  debitReturned: {
    subject: 'Votre banque a repris un paiement',
    preheader: 'Vous pouvez payer ce montant par carte.',
    lines: [
      'Votre banque a repris un paiement de {total} pour {business} : ce montant est de nouveau à payer.',
      'Ajoutez une carte et nous la débiterons d’ici un jour. Une carte déjà au dossier le sera aussi.',
      'Si vous ne l’avez pas demandé à votre banque, appelez-la.',
    ],
    button: 'Ajouter une carte',
    asks: true,
  },
  orderTakenBack: {
    subject: 'Votre banque a repris votre paiement',
    preheader: 'Nous avons annulé votre commande avant son expédition.',
    lines: [
      'Votre banque a repris votre paiement de {total} pour {business}. Nous avons donc annulé votre commande.',
      'Rien n’a été expédié et vous ne devez rien. Vous pouvez commander de nouveau et payer par carte.',
    ],
    button: 'Voir ma commande',
  },
  monthUnpaid: {
    subject: 'Votre paiement mensuel a échoué',
    preheader: 'Une autre carte suffit.',
    lines: [
      'Votre banque a refusé le paiement de {total} de ce mois-ci pour {business}. Rien n’a été prélevé.',
      'Ajoutez une carte et nous la débiterons d’ici un jour. D’ici là, nous réessayerons la carte au dossier jusqu’à trois fois.',
      'Si vous n’avez plus besoin de l’appareil, communiquez avec nous et renvoyez-le.',
    ],
    button: 'Ajouter une carte',
    asks: true,
  },
  monthStillUnpaid: {
    subject: 'Votre paiement mensuel a encore échoué',
    preheader: 'Nous ne réessayerons plus automatiquement.',
    lines: [
      'Votre banque a refusé le paiement de {total} pour {business}, et c’était notre dernier essai. Rien n’a été prélevé.',
      'Nous ne réessayerons plus automatiquement. Ajoutez une nouvelle carte et nous la débiterons d’ici un jour.',
      'Si vous ne pouvez pas payer, ou n’avez plus besoin de l’appareil, communiquez avec nous. Nous chercherons une solution avec vous.',
    ],
    button: 'Ajouter une carte',
    asks: true,
  },
  orderShipped: {
    subject: 'Votre commande est en route',
    preheader: 'Voici comment la suivre.',
    lines: [
      'Votre commande pour {business} est en route avec {carrier}.',
      'Son numéro de suivi est le {number}.',
    ],
    button: 'Voir ma commande',
  },
  orderCancelled: {
    subject: 'Votre commande est annulée',
    preheader: 'Plus rien ne sera facturé.',
    lines: [
      'Votre commande pour {business} est annulée, et plus rien ne sera facturé.',
      'Nous rembourserons ce que vous avez payé, par le même moyen. Cela peut prendre jusqu’à 10 jours.',
    ],
    button: 'Voir ma commande',
  },
};
