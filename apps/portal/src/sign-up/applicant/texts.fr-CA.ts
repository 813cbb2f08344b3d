import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Qui présente la demande?',
  lead: 'Entrez vos propres renseignements. Vous pourrez ajouter les autres propriétaires plus tard.',
  why: 'Les règles fédérales nous obligent à vérifier l’identité de la personne qui ouvre le compte. Votre courriel servira à vous donner des nouvelles de votre demande.',
};
