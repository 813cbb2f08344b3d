import type { PROBLEM_PAGE_TEXTS as EN } from './texts.en-US.ts';

/** Ce qu’une personne lit à la place d’une page qui ne peut pas s’afficher. */
export const PROBLEM_PAGE_TEXTS: typeof EN = {
  busy: {
    title: 'Nous revenons dans un instant',
    text: 'Nous ne pouvons pas répondre pour le moment. Vos réponses précédentes sont enregistrées. Réessayez dans un instant.',
  },
  tooMany: {
    title: 'Une courte pause',
    text: 'Cela fait beaucoup de requêtes en peu de temps. Attendez une minute, puis réessayez. Vos réponses précédentes sont enregistrées.',
  },
  missing: {
    title: 'Nous ne trouvons pas cette page',
    text: 'Le lien est peut-être ancien, ou il y manque une lettre. Vos réponses sont enregistrées.',
  },
  broken: {
    title: 'Un problème est survenu de notre côté',
    text: 'Vous n’y êtes pour rien et vos réponses précédentes sont enregistrées. Réessayez ou revenez un peu plus tard.',
  },
  again: 'Réessayer',
  start: 'Aller à la page d’accueil',
};
