import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Vos demandes',
  lead: 'Choisissez celle que vous voulez poursuivre ou commencez-en une autre.',
  empty: 'Vous n’avez pas encore de demande.',
  newAccount: 'Votre premier compte de paiement',
  countries: { US: 'États-Unis, dollars américains (USD)', CA: 'Canada, dollars canadiens (CAD)' },
  begun: '{country} · demande commencée le {day}',
  meanings: {
    approvedNoBank:
      'Vous pouvez accepter des paiements en ligne et en personne. Les versements commenceront quand vous aurez lié un compte bancaire.',
    ownersToInvite:
      'Vous pouvez accepter des paiements en ligne et en personne. Un lien ne s’est pas encore rendu chez l’un des propriétaires.',
    approvedPending:
      'Vous pouvez accepter des paiements en ligne et en personne. Les versements commenceront quand l’identité des autres propriétaires sera confirmée.',
    verificationNeeded:
      'Vous pouvez accepter des paiements en ligne seulement, jusqu’à ce que votre identité soit confirmée.',
    approvedPendingNoBank:
      'Vous pouvez accepter des paiements en ligne et en personne. Les versements commenceront quand vous aurez lié votre compte bancaire et que l’identité des autres propriétaires sera confirmée.',
    depositsSent:
      'Vous pouvez accepter des paiements en ligne et en personne. Les versements commenceront quand vous aurez entré les montants des deux petits dépôts.',
    depositsArrived:
      'Vous pouvez accepter des paiements en ligne et en personne. Entrez les montants des deux petits dépôts pour recevoir l’argent.',
    bankInReview:
      'Vous pouvez accepter des paiements en ligne et en personne. Les versements commenceront quand notre équipe aura confirmé votre compte bancaire.',
    bankPending:
      'Vous pouvez accepter des paiements en ligne et en personne. Les versements commenceront quand nous aurons confirmé votre compte bancaire.',
    payoutsHeld:
      'Vous pouvez accepter des paiements en ligne et en personne. Les versements commenceront 24 heures après le changement de votre compte bancaire.',
    stillChecking:
      'L’une de nos vérifications est plus longue que d’habitude. Les versements commenceront une fois votre demande approuvée.',
    checking: 'Nous vérifions vos réponses. Cela prend souvent une minute.',
  },
  meaningOf: {
    approved:
      'Vous pouvez accepter des paiements en ligne et en personne. Les versements vont à votre compte bancaire.',
    inReview:
      'Un membre de notre équipe examine votre demande. Les versements commenceront une fois qu’elle sera approuvée.',
    incomplete:
      'Il nous manque quelque chose de votre part. Les versements commenceront ensuite, une fois votre demande approuvée.',
    notApproved:
      'Nous n’avons pas pu ouvrir de compte pour cette demande. Vous pouvez en commencer une autre.',
    closed:
      'Vous avez fermé ce compte. Il n’accepte plus de paiements et ne reçoit plus de versements.',
    notStarted: 'Commencez quand vous voudrez. Vos réponses sont enregistrées au fur et à mesure.',
  },
  money: {
    online: 'Paiements en ligne',
    inPerson: 'Paiements en personne',
    payouts: 'Versements à votre banque',
  },
  works: 'Prêts',
  worksNot: 'Pas encore',
  actions: {
    account: 'Aller à mon compte',
    see: 'Voir ma demande',
    connect: 'Associer le profil',
    resume: 'Reprendre la demande',
    start: 'Commencer une nouvelle demande',
  },
  oneOpen:
    'Vous avez déjà une demande ouverte dans ce pays. En commencer une autre vous y ramènera.',
  why: 'Voir pourquoi elle n’a pas été approuvée',
  stores: 'Voir les magasins',
  hosted: 'Choisir un de vos magasins',
};
