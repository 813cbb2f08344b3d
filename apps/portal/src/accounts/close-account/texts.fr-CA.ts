import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Fermer votre compte',
  lead: '{business} cessera tout de suite d’accepter des paiements, et le compte ne pourra pas être rouvert. Voici ce qui arrive au reste.',
  stores:
    '{count, plural, one {Votre autre magasin fermera en même temps.} many {Vos # autres magasins fermeront en même temps.} other {Vos # autres magasins fermeront en même temps.}}',
  open: 'Ce qui reste à régler',
  effects: {
    released: 'La commande que vous n’avez pas payée prend fin, sans frais.',
    goesOn:
      'La commande que vous avez passée suit son cours. Si vous n’en voulez plus, annulez-la d’abord.',
    rentGoesOn:
      'Votre paiement mensuel de {amount} se poursuit jusqu’à ce que nous ayons reçu votre appareil.',
  },
  owed: 'Vous devez encore {amount}. La fermeture du compte n’y change rien.',
  linkBank: 'Lier un compte bancaire',
  seeOrder: 'Voir ma commande',
  payout: 'Votre dernier versement',
  payoutBy:
    'L’argent que vous avez reçu jusqu’ici arrivera dans le compte se terminant par {last4} au plus tard le {day}.',
  payoutUnlinked:
    'Aucun compte bancaire confirmé n’est lié. Nous ne pouvons donc rien vous verser. Liez-en un avant de fermer votre compte.',
  kept: 'Ce que nous conservons',
  keptUntil:
    'La loi nous oblige à conserver votre identité, vos numéros fiscaux, votre compte bancaire et vos paiements pendant cinq ans. Nous les supprimerons après le {day}.',
  keptWhy: 'Nous ne nous en servirons pour rien d’autre.',
  keep: 'Garder ce compte',
  question: {
    open: 'Fermer ce compte',
    title: 'Fermer ce compte pour de bon?',
    text: 'Les paiements par carte cesseront tout de suite. Vous ne pourrez pas revenir en arrière, mais vous pourrez présenter une nouvelle demande.',
    confirm: 'Fermer le compte',
    keep: 'Le garder',
    busy: 'Fermeture en cours…',
  },
  closed: {
    title: 'Votre compte est fermé',
    lead: '{business} a fermé son compte le {day}. Ce compte ne peut plus accepter de paiements ni recevoir de versements.',
    payout: 'Il ne reste rien à verser.',
    start: 'Commencer une nouvelle demande',
    accounts: 'Voir mes demandes',
  },
};
