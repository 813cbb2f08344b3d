import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Votre part est faite',
  lead: 'Les autres propriétaires doivent encore confirmer leur identité.',
  leadBank:
    'Les autres propriétaires doivent encore confirmer leur identité. Entre-temps, liez votre compte bancaire : les versements pourront commencer tout de suite après.',
  partnersTitle: 'Qui doit encore confirmer',
  state: 'Pas encore confirmé',
  share: 'Détient {share}',
  notAsked: 'Nous n’avons pas encore écrit à {email}.',
  worksTitle: 'Paiements et versements',
  works: {
    online: { title: 'Paiements en ligne', on: 'Prêts', off: 'Pas encore' },
    inPerson: { title: 'Paiements en personne', on: 'Prêts', off: 'Pas encore' },
    payouts: {
      title: 'Versements à votre banque',
      on: 'Prêts',
      off: 'Dès que l’identité des autres propriétaires sera confirmée. D’ici là, nous gardons l’argent pour vous',
    },
  },
  toldTitle: 'À qui nous avons écrit',
  told: 'Nous vous avons écrit à {email} pour dire ce qu’il reste à faire.',
  toldPartners: 'Les autres propriétaires n’ont reçu aucun courriel de nous et ne voient pas votre argent.',
  askTitle: 'Faire confirmer l’identité des autres propriétaires',
  linkBank: 'Lier mon compte bancaire',
  list: 'Voir les propriétaires',
  result: 'Voir ma demande',
  reference: 'Référence : {reference}',
};
