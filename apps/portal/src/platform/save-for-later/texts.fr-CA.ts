import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Pas le temps maintenant?',
  text: 'Vous pouvez partir et revenir grâce au lien de notre courriel à {email}. Vos réponses sont enregistrées, mais nous ne pouvons pas décider avant la fin de cette étape.',
};
