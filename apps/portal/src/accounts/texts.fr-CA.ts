import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  unnamed: 'Votre entreprise',
  started: 'Commencée le {day}',
  labels: {
    approved: 'Approuvée',
    inReview: 'À l’étude',
    incomplete: 'Incomplète',
    notApproved: 'Non approuvée',
    notStarted: 'Non commencée',
  },
  next: 'À faire : {step} · {minutes} min',
  by: 'Décision au plus tard le {day}',
};
