import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Pas le temps maintenant?',
  text: 'Vous pouvez quitter cette page et revenir par le lien de notre courriel à {email}. Vos réponses sont enregistrées; votre demande avancera une fois cette étape terminée.',
};
