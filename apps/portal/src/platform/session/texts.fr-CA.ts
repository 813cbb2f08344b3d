import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Êtes-vous toujours là?',
  text: 'Pour votre sécurité, nous fermerons votre session dans {count, plural, one {# minute} many {# minutes} other {# minutes}}. Vos réponses précédentes sont enregistrées. Il faudra entrer de nouveau la date de naissance ou le numéro tapé sur cette page.',
  seconds:
    'Pour votre sécurité, nous fermerons votre session dans {count, plural, one {# seconde} many {# secondes} other {# secondes}}. Vos réponses précédentes sont enregistrées. Il faudra entrer de nouveau la date de naissance ou le numéro tapé sur cette page.',
  stay: 'Prolonger ma session',
};
