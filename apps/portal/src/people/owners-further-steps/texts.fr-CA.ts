import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Au tour des autres propriétaires',
  lead: 'Nous avons envoyé un lien sécurisé à chaque personne et nous ferons des rappels.',
  linkLeft: {
    title: 'Un lien ne s’est pas encore rendu',
    lead: 'Les versements ne peuvent pas commencer avant que chaque propriétaire ait confirmé son identité. Voyez ci-dessous qui n’a pas été joint.',
  },
  leadBank:
    'Nous avons envoyé un lien sécurisé à chaque personne et nous ferons des rappels. Entre-temps, liez votre compte bancaire : les versements pourront commencer tout de suite après.',
  partnersTitle: 'Qui doit encore confirmer',
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
  told: 'Nous vous avons écrit à {email} pour dire ce qu’il reste à faire.',
  linkBank: 'Lier mon compte bancaire',
  list: 'Voir ou corriger les propriétaires',
  dashboard: 'Ouvrir mon tableau de bord',
  result: 'Voir ma demande',
  reference: 'Référence : {reference}',
};
