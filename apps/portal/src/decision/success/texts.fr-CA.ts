import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  results: {
    approved: { title: 'Votre demande est approuvée', lead: 'Votre entreprise peut dès maintenant accepter les cartes.', points: [] },
    approvedNoBank: {
      title: 'Votre demande est approuvée',
      lead: 'Votre entreprise peut dès maintenant accepter les cartes. Liez votre compte bancaire pour recevoir l’argent.',
      points: [],
    },
    approvedPending: {
      title: 'Demande approuvée, virements à venir',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Les virements commenceront quand l’identité des autres propriétaires sera confirmée.',
      points: ['Chacun des autres propriétaires doit confirmer son identité. Nous ne leur avons pas encore écrit.'],
    },
    approvedPendingNoBank: {
      title: 'Demande approuvée, virements à venir',
      lead: 'Vous pouvez dès maintenant accepter les cartes. Liez votre compte bancaire; les virements commenceront quand l’identité des autres propriétaires sera aussi confirmée.',
      points: ['Chacun des autres propriétaires doit confirmer son identité. Nous ne leur avons pas encore écrit.'],
    },
    bankPending: {
      title: 'Votre demande est approuvée',
      lead: 'Votre entreprise peut dès maintenant accepter les cartes. Nous vérifions votre compte bancaire; les virements commenceront ensuite, au plus tard le {day}.',
      points: ['Vous n’avez rien à faire pour le moment.'],
    },
    verificationNeeded: {
      title: 'Vous pouvez accepter des paiements en ligne',
      lead: 'Pour accepter les cartes en personne et recevoir des virements, il vous reste une étape.',
      points: ['L’argent des paiements en ligne est gardé pour vous jusqu’à la fin de cette étape.'],
    },
    stepUp: {
      title: 'Encore une étape',
      lead: 'Nous avons votre demande. Il nous manque une chose de votre part avant de pouvoir décider.',
      points: ['Vos réponses sont enregistrées. Vous pouvez revenir plus tard.'],
    },
    inReview: {
      title: 'Votre demande est à l’étude',
      lead: 'Un membre de notre équipe l’examine et prendra une décision au plus tard le {day}.',
      points: [
        'Vous n’avez rien à faire pour le moment.',
        'Nous enverrons la réponse à {email}.',
        'S’il nous faut autre chose, le courriel dira quoi.',
      ],
    },
    declined: {
      title: 'Nous n’avons pas pu approuver votre demande',
      lead: 'Nous avons examiné vos réponses et ne pouvons pas ouvrir de compte de paiement pour cette entreprise.',
      points: [],
    },
    error: {
      title: 'Nous n’avons pas pu terminer la vérification',
      lead: 'Le problème vient de nous et non de vos réponses. Un membre de notre équipe s’en occupe et prendra une décision au plus tard le {day}.',
      points: ['Vous n’avez rien à envoyer de nouveau.', 'Nous enverrons la réponse à {email}.'],
    },
    stillChecking: {
      title: 'Nous avons votre demande et poursuivons les vérifications',
      lead: 'L’une de nos vérifications n’a pas encore donné de réponse; il n’y a donc pas encore de décision. Nous la refaisons nous-mêmes. Si la réponse ne vient pas, une personne examinera votre demande et prendra une décision au plus tard le {day}.',
      points: [
        'Vous n’avez rien à faire pour le moment. Vous pouvez fermer cette page.',
        'Nous enverrons la réponse à {email}.',
        'Cette page changera d’elle-même dès qu’il y aura une réponse.',
      ],
    },
    checking: {
      title: 'Nous avons votre demande et poursuivons les vérifications',
      lead: 'L’une de nos vérifications prend plus de temps que d’habitude. Il n’y a pas encore de décision.',
      points: [
        'Vous pouvez fermer cette page. Nous enverrons la réponse à {email}.',
        'Cette page changera d’elle-même dès qu’il y aura une réponse.',
      ],
    },
  },
  late: {
    inReview: 'Un membre de notre équipe l’examine. Cela prend plus de temps que d’habitude; il n’y a pas encore de décision.',
    error:
      'Le problème vient de nous et non de vos réponses. Un membre de notre équipe s’en occupe. Cela prend plus de temps que d’habitude; il n’y a pas encore de décision.',
    stillChecking:
      'L’une de nos vérifications n’a pas encore donné de réponse. Cela prend plus de temps que d’habitude; il n’y a pas encore de décision.',
    bankPending:
      'Votre entreprise peut dès maintenant accepter les cartes. La vérification de votre compte bancaire prend plus de temps que d’habitude; les virements commenceront ensuite.',
  },
  afterwards:
    'Le plus souvent, la réponse vient aussitôt. Si une personne doit l’examiner, cela prend de {from} à {to} jours ouvrables une fois que nous l’avons reçu.',
  worksTitle: 'Ce qui fonctionne maintenant',
  nextTitle: 'La suite',
  works: {
    online: { title: 'Paiements en ligne', on: 'Offerts maintenant : sur votre site, par lien et par facture', off: 'Pas encore' },
    inPerson: { title: 'Paiements en personne', on: 'Offerts maintenant', off: 'Une fois la dernière étape terminée' },
    payouts: { title: 'Virements à votre banque', on: 'Offerts maintenant : le jour ouvrable suivant un paiement', off: 'Pas encore' },
  },
  payoutsWait: {
    approvedNoBank: 'Dès que vous aurez lié votre compte bancaire. D’ici là, nous gardons l’argent pour vous',
    approvedPendingNoBank:
      'Dès que vous aurez lié votre compte bancaire et que l’identité de chaque propriétaire sera confirmée. D’ici là, nous gardons l’argent pour vous',
    approvedPending:
      'Dès que l’identité de chaque propriétaire sera confirmée et votre compte bancaire lié. D’ici là, nous gardons l’argent pour vous',
    verificationNeeded: 'Dès que la dernière étape sera terminée. D’ici là, nous gardons l’argent pour vous',
    bankPending: 'Dès que votre compte bancaire sera vérifié. D’ici là, nous gardons l’argent pour vous',
  },
  buttons: {
    bank: 'Lier mon compte bancaire',
    complete: 'Voir ce qui fonctionne',
    owners: 'Passer aux autres propriétaires',
    step: 'Passer à l’étape suivante',
    verify: 'Confirmer mon identité pour être payé',
  },
  meaningTitle: 'Ce que cela veut dire',
  meaning:
    'Vous ne pouvez pas accepter de paiements avec cette demande. Rien ne vous a été facturé et vos réponses sont gardées en sécurité.',
  doTitle: 'Ce que vous pouvez faire',
  person:
    'Une personne de notre équipe a examiné votre demande et a pris cette décision. Vous pouvez nous dire ce que nous devrions savoir.',
  software:
    'Cette décision a été prise par un logiciel à partir de vos réponses et de nos vérifications. Vous pouvez demander qu’une personne la révise et nous dire ce que nous devrions savoir.',
  askOther: 'Répondez au courriel que nous avons envoyé à {email}.',
  askBy: 'Donnez la référence ci-dessous. Une personne vous répondra dans un délai de {from} à {to} jours ouvrables.',
  changed: 'Si la situation de votre entreprise change, vous pourrez présenter une nouvelle demande.',
  reference: 'Référence : {reference}',
  receipt: { title: 'Demande approuvée', date: 'Date', reference: 'Référence' },
  print: 'Imprimer cette page',
  news: 'Il y a du nouveau au sujet de votre demande : {title}',
};
