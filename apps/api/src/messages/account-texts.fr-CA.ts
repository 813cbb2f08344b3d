import { HOME_TEXTS as HOME } from '@signet/rulebook/home-texts.fr-CA';
import type { ACCOUNT_MESSAGES as EN } from './account-texts.en-US.ts';
import type { MessageWords } from './message-words.ts';

export const ACCOUNT_MESSAGES: Record<keyof typeof EN, MessageWords> = {
  accountClosed: {
    subject: 'Votre compte est fermé',
    preheader: 'Si ce n’est pas vous qui l’avez fermé, dites-le-nous tout de suite.',
    lines: [
      'Vous avez fermé le compte pour {business}. Il ne peut plus accepter de paiements. Les versements dus arriveront tout de même dans votre compte bancaire lié.',
      'Si vous louez un appareil, la location se poursuit jusqu’à ce que nous l’ayons reçu. Ce qui est dû reste dû.',
      'La loi nous oblige à conserver votre dossier jusqu’au {day}. Nous le supprimerons ensuite.',
      'Si ce n’est pas vous qui l’avez fermé, communiquez avec nous tout de suite.',
    ],
    button: 'Voir ce qui reste à régler',
  },
  photoIdExpiring: {
    subject: 'Montrez-nous votre nouvelle pièce d’identité',
    preheader: 'Comptez environ 3 minutes.',
    lines: [
      'La pièce d’identité que vous avez montrée pour {business} peut servir jusqu’au {day}. Montrez-nous la nouvelle dès que vous l’aurez.',
      `Nous ne redemandons rien d’autre. ${HOME.due.photoId}`,
    ],
    button: 'Montrer ma nouvelle pièce',
    asks: true,
  },
};
