import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  results: {
    approved: {
      title: 'Votre demande est approuvée',
      lead: 'Vous pouvez dès maintenant accepter les cartes.',
      points: [],
    },
    approvedNoBank: {
      title: 'Votre demande est approuvée',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Liez votre compte bancaire pour recevoir l’argent.',
      points: [],
    },
    ownersToInvite: {
      title: 'Demande approuvée, versements à venir',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Les versements commenceront quand l’identité des autres propriétaires sera confirmée.',
      points: ['Un lien ne s’est pas encore rendu chez l’un des propriétaires. Vérifiez la liste.'],
    },
    approvedPending: {
      title: 'Demande approuvée, versements à venir',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Les versements commenceront quand l’identité des autres propriétaires sera confirmée.',
      points: [
        'Nous avons envoyé un lien sécurisé à chaque propriétaire et nous ferons des rappels. La liste des propriétaires montre où en est chaque personne.',
      ],
    },
    approvedPendingNoBank: {
      title: 'Demande approuvée, versements à venir',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Les versements commenceront quand vous aurez lié votre compte bancaire et que l’identité des autres propriétaires sera confirmée.',
      points: [
        'Nous avons envoyé un lien sécurisé à chaque propriétaire et nous ferons des rappels. La liste des propriétaires montre où en est chaque personne.',
      ],
    },
    depositsSent: {
      title: 'Votre demande est approuvée',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Deux petits dépôts arriveront dans votre compte bancaire au plus tard le {day}.',
      points: [
        'Entrez-en les montants quand ils figureront sur votre relevé bancaire. Les versements commenceront ensuite.',
      ],
    },
    depositsArrived: {
      title: 'Votre demande est approuvée',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Entrez les montants des deux petits dépôts pour recevoir l’argent.',
      points: [],
    },
    bankInReview: {
      title: 'Votre demande est approuvée',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Un membre de notre équipe examine votre compte bancaire. Nous vous écrirons au plus tard le {day}.',
      points: [
        'Vous n’avez rien à faire pour le moment. Les versements commenceront quand le compte sera confirmé.',
      ],
    },
    bankPending: {
      title: 'Votre demande est approuvée',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Les versements commenceront quand nous aurons confirmé votre compte bancaire, au plus tard le {day}.',
      points: ['Vous n’avez rien à faire pour le moment.'],
    },
    payoutsHeld: {
      title: 'Votre demande est approuvée',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Votre compte bancaire a changé : les versements y commenceront 24 heures après le changement.',
      points: [
        'Vous n’avez rien à faire pour le moment. Si ce changement ne vient pas de vous, écrivez-nous sans tarder.',
      ],
    },
    verificationNeeded: {
      title: 'Vous pouvez accepter des paiements en ligne',
      lead: 'Il reste une étape avant d’accepter les cartes en personne et de recevoir des versements.',
      points: ['D’ici là, nous gardons pour vous l’argent des paiements en ligne.'],
    },
    stepUp: {
      title: 'Encore une étape',
      lead: 'Nous avons votre demande. Il nous manque un renseignement pour décider.',
      points: ['Vos réponses sont enregistrées. Vous pouvez revenir plus tard.'],
    },
    inReview: {
      title: 'Votre demande est à l’étude',
      lead: 'Un membre de notre équipe l’examine et prendra une décision au plus tard le {day}.',
      points: [
        'Vous n’avez rien à faire pour le moment.',
        'Nous enverrons la décision à {email}.',
        'S’il nous faut autre chose, nous vous l’indiquerons par courriel.',
      ],
    },
    declined: {
      title: 'Nous n’avons pas pu approuver votre demande',
      lead: 'Nous avons examiné vos réponses et ne pouvons pas ouvrir de compte de paiement pour cette entreprise.',
      points: [],
    },
    error: {
      title: 'Nous n’avons pas pu terminer la vérification',
      lead: 'Le problème vient de nous et non de vos réponses. Un membre de notre équipe prendra une décision au plus tard le {day}.',
      points: ['Vous n’avez rien à envoyer de nouveau.', 'Nous enverrons la décision à {email}.'],
    },
    stillChecking: {
      title: 'Nous avons votre demande et poursuivons les vérifications',
      lead: 'L’une de nos vérifications n’a pas encore donné de réponse. Nous continuons d’essayer. Sans réponse, un membre de notre équipe prendra une décision au plus tard le {day}.',
      points: [
        'Vous pouvez fermer cette page. Vous n’avez rien à faire pour le moment.',
        'Nous enverrons la décision à {email}.',
        'Cette page se mettra à jour dès qu’il y aura une réponse.',
      ],
    },
    checking: {
      title: 'Nous avons votre demande et poursuivons les vérifications',
      lead: 'L’une de nos vérifications prend plus de temps que d’habitude. Il n’y a pas encore de décision.',
      points: [
        'Vous pouvez fermer cette page. Nous enverrons la décision à {email}.',
        'Cette page se mettra à jour dès qu’il y aura une réponse.',
      ],
    },
  },
  late: {
    inReview:
      'Un membre de notre équipe l’examine. C’est plus long que d’habitude et il n’y a pas encore de décision.',
    error:
      'Le problème vient de nous et non de vos réponses. Un membre de notre équipe s’en occupe. C’est plus long que d’habitude et il n’y a pas encore de décision.',
    stillChecking:
      'L’une de nos vérifications n’a pas encore donné de réponse. C’est plus long que d’habitude et il n’y a pas encore de décision.',
    depositsSent:
      'Vous pouvez dès maintenant accepter les cartes. Deux petits dépôts sont en route vers votre compte bancaire.',
    bankInReview:
      'Vous pouvez dès maintenant accepter les cartes. Un membre de notre équipe examine votre compte bancaire. C’est plus long que d’habitude, et nous vous écrirons.',
    bankPending:
      'Vous pouvez dès maintenant accepter les cartes. La vérification de votre compte bancaire est plus longue que d’habitude. Les versements commenceront ensuite.',
  },
  stages: {
    received: 'Nous avons votre demande',
    review: 'Un membre de notre équipe l’examine',
    answer: 'Vous aurez notre réponse',
    by: 'D’ici le {day}',
  },
  afterwards:
    'La réponse est souvent immédiate. Si un membre de notre équipe doit l’examiner, comptez de {from} à {to} jours ouvrables après réception.',
  worksTitle: 'Paiements et versements',
  nextTitle: 'La suite',
  works: {
    online: {
      title: 'Paiements en ligne',
      on: 'Prêts : sur votre site, par lien et par facture',
      off: 'Pas encore',
    },
    inPerson: {
      title: 'Paiements en personne',
      on: 'Prêts',
      off: 'Dès que la dernière étape sera terminée',
    },
    payouts: {
      title: 'Versements à votre banque',
      on: 'Prêts : envoyés le jour ouvrable suivant un paiement',
      off: 'Pas encore',
    },
  },
  payoutsWait: {
    approvedNoBank:
      'Dès que vous aurez lié votre compte bancaire. D’ici là, nous gardons l’argent pour vous',
    ownersToInvite:
      'Dès que l’identité des autres propriétaires sera confirmée. D’ici là, nous gardons l’argent pour vous',
    approvedPendingNoBank:
      'Dès que vous aurez lié votre compte bancaire et que l’identité des autres propriétaires sera confirmée. D’ici là, nous gardons l’argent pour vous',
    approvedPending:
      'Dès que vous aurez lié votre compte bancaire et que l’identité des autres propriétaires sera confirmée. D’ici là, nous gardons l’argent pour vous',
    verificationNeeded:
      'Dès que la dernière étape sera terminée. D’ici là, nous gardons l’argent pour vous',
    depositsSent:
      'Dès que vous aurez entré les montants des deux dépôts. D’ici là, nous gardons l’argent pour vous',
    depositsArrived:
      'Dès que vous aurez entré les montants des deux dépôts. D’ici là, nous gardons l’argent pour vous',
    bankInReview:
      'Dès que nous aurons confirmé votre compte bancaire. D’ici là, nous gardons l’argent pour vous',
    bankPending:
      'Dès que nous aurons confirmé votre compte bancaire. D’ici là, nous gardons l’argent pour vous',
    payoutsHeld:
      '24 heures après le changement de votre compte bancaire. D’ici là, nous gardons l’argent pour vous',
  },
  buttons: {
    terminal: 'Obtenir un terminal de paiement',
    order: 'Voir ma commande',
    bank: 'Lier mon compte bancaire',
    complete: 'Aller à mon compte',
    owners: 'Voir les propriétaires',
    addOwners: 'Ajouter les autres propriétaires',
    phone: 'Confirmer mon téléphone',
    fullSsn: 'Entrer mon SSN complet',
    photoId: 'Montrer ma pièce d’identité',
    businessDocument: 'Montrer un document de l’entreprise',
    businessInfo: 'Vérifier les renseignements de l’entreprise',
    identity: 'Confirmer mon identité',
    step: 'Continuer',
    verify: 'Confirmer mon identité pour recevoir l’argent',
  },
  nextStep: '{step} · {minutes} min',
  meaningTitle: 'Ce que cela veut dire',
  meaning:
    'Vous ne pouvez pas accepter de paiements avec cette demande. Rien ne vous a été facturé et vos réponses restent protégées.',
  doTitle: 'Ce que vous pouvez faire',
  person:
    'Un membre de notre équipe a examiné votre demande et pris cette décision. Dites-nous s’il y a quelque chose que nous devrions savoir.',
  software:
    'Un logiciel a pris cette décision à partir de vos réponses et de nos vérifications. Vous pouvez demander qu’un membre de notre équipe la revoie.',
  askOther: 'Répondez au courriel que nous avons envoyé à {email}.',
  askBy:
    'Donnez-nous la référence ci-dessous. Nous répondrons d’ici {from} à {to} jours ouvrables.',
  changed:
    'Si la situation de votre entreprise change, vous pourrez présenter une nouvelle demande.',
  reference: 'Référence : {reference}',
  receipt: { title: 'Demande approuvée', date: 'Date', reference: 'Référence' },
  print: 'Imprimer',
  news: 'Il y a du nouveau au sujet de votre demande : {title}',
};
