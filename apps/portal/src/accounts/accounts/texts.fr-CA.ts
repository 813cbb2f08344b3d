import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Vos comptes',
  lead: 'Choisissez celui avec lequel vous voulez continuer, ou commencez une nouvelle demande.',
  empty: 'Il n’y a encore aucun compte à afficher ici.',
  unnamed: 'Votre entreprise',
  newAccount: 'Votre premier compte de paiement',
  countries: { US: 'États-Unis, dollars américains (USD)', CA: 'Canada, dollars canadiens (CAD)' },
  begun: '{country} · demande commencée le {day}',
  labels: {
    approved: 'Approuvé',
    inReview: 'En cours d’examen',
    incomplete: 'Incomplet',
    notApproved: 'Non approuvé',
    notStarted: 'Non commencé',
  },
  meanings: {
    approvedNoBank:
      'Vous pouvez accepter des paiements en ligne et en personne. Les virements commenceront lorsque vous aurez lié un compte bancaire.',
    approvedPending:
      'Vous pouvez accepter des paiements en ligne et en personne. Les virements commenceront lorsque l’identité de chaque propriétaire sera confirmée.',
    verificationNeeded: 'Vous pouvez accepter des paiements en ligne seulement, jusqu’à ce que votre identité soit confirmée.',
    approvedPendingNoBank:
      'Vous pouvez accepter des paiements en ligne et en personne. Les virements commenceront lorsque vous aurez lié un compte bancaire et que l’identité de chaque propriétaire sera confirmée.',
    bankPending:
      'Vous pouvez accepter des paiements en ligne et en personne. Les virements commenceront lorsque votre compte bancaire sera confirmé.',
    stillChecking: 'L’une de nos vérifications est plus longue que d’habitude. Les virements attendent que votre demande soit approuvée.',
    checking: 'Nous vérifions vos réponses. Cela prend souvent une minute.',
  },
  meaningOf: {
    approved: 'Vous pouvez accepter des paiements en ligne et en personne, et les virements vont à votre banque.',
    inReview: 'Un membre de notre équipe examine votre demande. Les virements attendent qu’elle soit approuvée.',
    incomplete: 'Il vous reste quelque chose à faire. Les virements attendent que ce soit fait et que votre demande soit approuvée.',
    notApproved: 'Nous n’avons pas pu ouvrir de compte avec cette demande. Vous pouvez en commencer une nouvelle.',
    notStarted: 'Vous pouvez commencer une demande maintenant. Vos réponses sont enregistrées au fur et à mesure.',
  },
  money: { online: 'Paiements en ligne', inPerson: 'Paiements en personne', payouts: 'Virements à votre banque' },
  works: 'Offerts maintenant',
  worksNot: 'Pas encore',
  actions: {
    account: 'Aller à mon compte',
    see: 'Voir ma demande',
    connect: 'Associer le profil',
    resume: 'Reprendre la demande',
    start: 'Commencer une nouvelle demande',
  },
  oneOpen: 'Une demande est déjà ouverte dans ce pays : tant qu’elle n’est pas décidée, une nouvelle demande y ramène.',
  why: 'Voir pourquoi elle n’a pas été approuvée',
};
