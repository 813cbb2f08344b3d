import type { SAMPLE_CONTACT_TEXTS as EN } from './texts.en-US.ts';

export const SAMPLE_CONTACT_TEXTS: typeof EN = { supportHours: 'du lundi au vendredi, de 8 h à 18 h, heure de l’Est' };
