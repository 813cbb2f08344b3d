import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Tout est prêt',
  titleLeft: 'Vous pouvez accepter des paiements',
  lead: 'Bienvenue chez {brand}. Voici ce que vous pouvez faire ensuite.',
  leadLeft: 'Votre compte est ouvert. Liez votre compte bancaire pour recevoir l’argent.',
  leadWait:
    'Votre compte est ouvert. Les versements commenceront quand l’identité des autres propriétaires sera confirmée.',
  leadHeld:
    'Votre compte est ouvert. Les versements dans votre nouveau compte bancaire commenceront 24 heures après le changement.',
  leadBank:
    'Votre compte est ouvert. Les versements commenceront quand nous aurons confirmé votre compte bancaire, au plus tard le {day}.',
  leadBankLate:
    'Votre compte est ouvert. La vérification de votre compte bancaire est plus longue que d’habitude. Les versements commenceront ensuite.',
  leadDeposits: {
    sent: 'Votre compte est ouvert. Deux petits dépôts arriveront dans votre compte bancaire au plus tard le {day}. Entrez-en les montants pour recevoir l’argent.',
    arrived:
      'Votre compte est ouvert. Entrez les montants des deux petits dépôts pour recevoir l’argent.',
  },
  enterAmounts: 'Entrer les montants',
  worksTitle: 'Paiements et versements',
  works: {
    online: {
      title: 'Paiements en ligne',
      on: 'Prêts : sur votre site, par lien et par facture',
      off: 'Pas encore',
    },
    inPerson: {
      title: 'Paiements en personne',
      on: 'Prêts : avec un terminal de paiement',
      off: 'Pas encore',
    },
    payouts: {
      title: 'Versements à votre banque',
      on: 'Prêts : envoyés le jour ouvrable suivant un paiement',
      off: 'Pas encore. Nous gardons l’argent pour vous',
    },
  },
  bankTo: 'À {bank}, compte se terminant par {last4}',
  bankToAccount: 'À votre compte se terminant par {last4}',
  bankChecking:
    'Pas encore. Nous vérifions le compte se terminant par {last4} et gardons l’argent d’ici là',
  bankDeposits:
    'Dès que vous aurez entré les montants des deux dépôts dans le compte se terminant par {last4}. Nous gardons l’argent d’ici là',
  bankHeld:
    '24 heures après le passage au compte se terminant par {last4}. Nous gardons l’argent d’ici là',
  payoutsLeft: 'Dès que vous aurez lié un compte bancaire',
  leftTitle: 'Terminez la configuration',
  doneTitle: 'Votre configuration',
  count: '{done} sur {total} terminées',
  linkBank: 'Lier mon compte bancaire',
  moreTitle: 'Pour vos dossiers',
  seeBank: 'Voir mon compte bancaire',
  result: 'Voir ma demande',
  reference: 'Référence : {reference}',
  close: 'Fermer ce compte',
  emailed: 'Nous vous écrirons à {email} au sujet de ce compte.',
  todo: {
    approval: 'Faire approuver ma demande',
    bank: 'Lier mon compte bancaire',
    owners: 'Faire confirmer l’identité des autres propriétaires',
    order: 'Recevoir ma commande',
    dashboard: 'Ouvrir mon tableau de bord',
    done: 'Fait',
    checking: 'Nous vérifions le compte se terminant par {last4}',
    deposits: 'En attente des montants des deux dépôts dans le compte se terminant par {last4}',
    waiting: 'En attente de {name}',
    minutes: '{minutes} min',
    enter: 'Entrer ce qui manque',
  },
};
