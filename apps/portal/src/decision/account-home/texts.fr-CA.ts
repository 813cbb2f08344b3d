import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  approvedOn: 'Approuvée le {day}',
  receipt: { title: 'Demande approuvée', date: 'Date', reference: 'Référence' },
  emailed: 'Nous écrirons à {email}.',
  news: 'Il y a du nouveau au sujet de votre demande : {title}',
  later: 'Entrer les montants',
  path: {
    title: 'Le chemin de votre argent',
    online: { title: 'Paiements en ligne', on: 'Sur votre site, par lien et par facture' },
    inPerson: {
      title: 'Paiements en personne',
      on: 'Avec un terminal de paiement',
      off: 'Dès que la dernière étape sera terminée',
    },
    hold: { title: 'Nous gardons l’argent', text: 'Jusqu’au premier versement' },
    account: {
      title: 'Votre compte {brand}',
      text: 'Les versements partent le jour ouvrable suivant',
    },
    payouts: {
      title: 'Versements à votre banque',
      left: '{count, plural, one {Il reste # étape} many {Il reste # d’étapes} other {Il reste # étapes}}',
    },
    bank: { text: 'Compte se terminant par {last4}' },
  },
  stages: {
    title: 'Suivi de la demande',
    submitted: 'Demande envoyée',
    changes: 'Vos modifications',
    step: 'Encore une étape',
    checking: 'Vérification en cours',
    review: 'Demande à l’étude',
    declined: 'Demande non approuvée',
    answer: 'Notre décision',
    reply: 'Notre réponse',
    by: 'Au plus tard le {day}',
    payments: 'Début des paiements',
    approved: 'Après l’approbation',
  },
  partnersTitle: 'Qui reste à confirmer',
  owners: 'Voir les propriétaires',
  bank: { title: 'Compte bancaire', number: '•••• {last4}', see: 'Voir mon compte bancaire' },
  waitTitle: 'En attendant',
  terminal: {
    title: 'Obtenir un terminal de paiement',
    text: 'Facturé et expédié seulement si votre demande est approuvée',
  },
  notYet: {
    title: 'Vous ne pouvez pas encore accepter de paiements',
    text: 'Les paiements en ligne et en personne commenceront après l’approbation.',
  },
  changesTitle: 'Ce qu’il faut modifier',
  meaningTitle: 'Ce que cela veut dire',
  declined: {
    title: 'Vous ne pouvez pas accepter de paiements avec cette demande',
    text: 'Rien ne vous a été facturé et vos réponses restent protégées.',
    person: 'Un membre de notre équipe a pris cette décision.',
    software: 'Un logiciel a pris cette décision à partir de vos réponses et de nos vérifications.',
    ask: 'Vous pouvez demander qu’un membre de notre équipe la revoie. Nous répondrons d’ici {from} à {to} jours ouvrables.',
    again:
      'Si la situation de votre entreprise change, vous pourrez présenter une nouvelle demande.',
    other: 'Répondez au courriel que nous avons envoyé à {email}.',
  },
  recordsTitle: 'Pour vos dossiers',
  reference: 'Référence',
  print: 'Imprimer',
  new: 'Présenter une nouvelle demande',
  close: 'Fermer ce compte',
  askTitle: 'Demander une révision',
  askLead:
    'Un membre de notre équipe examinera votre demande de nouveau et vous répondra par courriel d’ici {from} à {to} jours ouvrables.',
};
