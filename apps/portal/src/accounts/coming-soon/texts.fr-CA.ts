import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nous avons votre demande',
  lead: 'Vos réponses sont enregistrées.',
  nextTitle: 'La suite',
  nexts: ['Nous vous écrirons à {email} s’il nous manque quelque chose.'],
  askTitle: 'Des questions?',
  reference: 'Référence : {reference}',
  result: 'Voir ma demande',
};
