import type { SIGN_IN_ERROR_TEXTS as EN } from './texts.en-US.ts';

/** Ce qu’une personne lit quand la connexion n’a pas fonctionné. */
export const SIGN_IN_ERROR_TEXTS: typeof EN = {
  down: {
    title: 'La connexion ne répond pas',
    text: 'Nous ne pouvons pas joindre le service de connexion pour le moment. Vos réponses sont toujours sur cet appareil. Réessayez dans un instant.',
    again: 'Réessayer',
  },
  refused: {
    title: 'La connexion n’est pas terminée',
    text: 'La connexion a été interrompue ou a pris trop de temps. Vos réponses sont toujours sur cet appareil.',
    again: 'Se connecter',
  },
  tooMany: {
    title: 'Trop de connexions à la fois',
    text: 'Votre réseau a lancé beaucoup de connexions depuis une minute. Vos réponses sont toujours sur cet appareil. Réessayez dans une minute.',
    again: 'Réessayer',
  },
};
