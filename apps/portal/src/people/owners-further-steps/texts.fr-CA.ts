import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Votre part est faite',
  lead: 'Vos associés doivent encore confirmer leur identité. Cela ne se fait pas encore en ligne, et nous ne leur avons pas écrit.',
  leadBank:
    'Vos associés doivent encore confirmer leur identité. Cela ne se fait pas encore en ligne. Liez votre banque entre-temps, pour que les virements puissent commencer ensuite.',
  partnersTitle: 'Qui doit encore confirmer',
  state: 'Pas encore confirmé',
  share: 'Détient {share}',
  notAsked: 'Nous n’avons pas encore écrit à {email}.',
  worksTitle: 'Ce qui fonctionne entre-temps',
  works: {
    online: { title: 'Paiements en ligne', on: 'Fonctionnent maintenant', off: 'Pas encore' },
    inPerson: { title: 'Paiements en personne', on: 'Fonctionnent maintenant', off: 'Pas encore' },
    payouts: {
      title: 'Virements à votre banque',
      on: 'Fonctionnent maintenant',
      off: 'Commenceront quand chaque propriétaire sera vérifié. D’ici là, nous gardons l’argent pour vous',
    },
  },
  toldTitle: 'Qui a été informé',
  told: 'Nous vous avons écrit à {email} pour dire ce qui reste à faire.',
  toldPartners: 'Vos associés n’ont reçu aucun courriel de nous. Ils ne voient rien de votre argent.',
  askTitle: 'Pour faire confirmer vos associés',
  linkBank: 'Lier votre banque',
  list: 'Voir la liste des propriétaires',
  result: 'Voir où en est votre demande',
  reference: 'Référence : {reference}',
};
