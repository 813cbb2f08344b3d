import type { SIGN_IN_ERROR_TEXTS as EN } from './texts.en-US.ts';

/** Ce qu’une personne lit quand la connexion n’a pas fonctionné. */
export const SIGN_IN_ERROR_TEXTS: typeof EN = {
  down: {
    title: 'La connexion ne répond pas',
    text: 'Nous ne pouvons pas ouvrir la connexion pour le moment. Vos réponses sont toujours sur cet appareil. Réessayez dans un instant.',
    again: 'Réessayer',
  },
  refused: {
    title: 'La connexion n’est pas terminée',
    text: 'La connexion a été interrompue ou a pris trop de temps. Vos réponses sont toujours sur cet appareil.',
    again: 'Se connecter',
  },
  tooMany: {
    title: 'Beaucoup de connexions à la fois',
    text: 'Beaucoup de connexions ont été commencées à partir de votre réseau depuis une minute. Vos réponses sont toujours sur cet appareil. Réessayez dans une minute.',
    again: 'Réessayer',
  },
};
