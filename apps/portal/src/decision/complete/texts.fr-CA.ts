import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Tout est prêt',
  titleLeft: 'Vous pouvez accepter des paiements',
  lead: 'Il ne reste rien à faire. Bienvenue chez {brand}.',
  leadLeft: 'Votre compte est ouvert. Il reste une chose : votre banque.',
  leadWait: 'Votre compte est ouvert. Les virements commenceront quand l’identité de chaque propriétaire sera confirmée.',
  leadBank: 'Votre compte est ouvert. Nous vérifions votre compte bancaire; les virements commenceront ensuite, au plus tard le {day}.',
  leadBankLate:
    'Votre compte est ouvert. La vérification de votre compte bancaire prend plus de temps que d’habitude; les virements commenceront ensuite.',
  worksTitle: 'Ce qui fonctionne maintenant',
  works: {
    online: { title: 'Paiements en ligne', on: 'Sur votre site, par lien et par facture', off: 'Pas encore' },
    inPerson: { title: 'Paiements en personne', on: 'Avec un terminal de paiement', off: 'Pas encore' },
    payouts: {
      title: 'Virements à votre banque',
      on: 'Le jour ouvrable suivant un paiement',
      off: 'Pas encore : nous gardons l’argent pour vous',
    },
  },
  bankTo: 'À {bank}, compte se terminant par {last4}',
  bankToAccount: 'À votre compte se terminant par {last4}',
  bankChecking: 'Pas encore : nous vérifions le compte se terminant par {last4}. D’ici là, nous gardons l’argent pour vous',
  payoutsLeft: 'Pas encore : il faut d’abord lier un compte bancaire',
  leftTitle: 'Ce qu’il reste à faire',
  leftCard: 'Lier votre compte bancaire',
  leftText: 'Cela prend environ une minute. D’ici là, nous gardons pour vous l’argent de vos ventes.',
  linkBank: 'Lier mon compte bancaire',
  moreTitle: 'Pour vos dossiers',
  replace: 'Utiliser un autre compte',
  result: 'Voir le résultat de votre demande',
  reference: 'Référence : {reference}',
  emailed: 'Nos courriels au sujet de ce compte vont à {email}.',
};
