import type { CARD_MESSAGES as EN } from './card-texts.en-US.ts';
import type { MessageWords } from './message-words.ts';

export const CARD_MESSAGES: Record<keyof typeof EN, MessageWords> = {
  cardAdded: {
    subject: 'Votre carte a été ajoutée',
    preheader: 'Si ce n’est pas vous qui l’avez ajoutée, dites-le-nous tout de suite.',
    lines: [
      'La carte se terminant par {last4} a été ajoutée à votre compte pour {business}. Notre fournisseur de paiement la conserve, et elle n’a pas été débitée.',
      'Nous la débiterons seulement pour vos commandes.',
      'Si ce n’est pas vous qui l’avez ajoutée, communiquez avec nous tout de suite.',
    ],
    button: 'Voir ma carte',
  },
  cardReplaced: {
    subject: 'Votre carte a changé',
    preheader: 'Si ce n’est pas vous qui l’avez changée, dites-le-nous tout de suite.',
    lines: [
      'Les commandes pour {business} seront désormais payées avec la carte se terminant par {last4}. Elle n’a pas été débitée.',
      'La carte se terminant par {before} ne sert plus.',
      'Si ce n’est pas vous qui l’avez changée, communiquez avec nous tout de suite.',
    ],
    button: 'Voir ma carte',
  },
  cardRemoved: {
    subject: 'Votre carte a été retirée',
    preheader: 'Si ce n’est pas vous qui l’avez retirée, dites-le-nous tout de suite.',
    lines: [
      'La carte se terminant par {last4} vient d’être retirée de votre compte pour {business}. Elle ne peut plus être débitée.',
      'Vous pouvez ajouter une autre carte quand vous voudrez.',
      'Si ce n’est pas vous qui l’avez retirée, communiquez avec nous tout de suite.',
    ],
    button: 'Ajouter une carte',
  },
  cardDeclined: {
    subject: 'Votre carte a été refusée',
    preheader: 'Utilisez une autre carte pour payer votre commande.',
    lines: [
      'Votre banque a refusé un paiement pour {business} avec la carte se terminant par {last4}. Rien n’a été prélevé.',
      'Ajoutez une autre carte, ou demandez à votre banque pourquoi elle a été refusée.',
    ],
    button: 'Utiliser une autre carte',
    asks: true,
  },
};
