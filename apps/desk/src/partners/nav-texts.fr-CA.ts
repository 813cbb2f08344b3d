import type { TEXTS as EN } from './nav-texts.en-US.ts';

export const TEXTS: typeof EN = {
  nav: 'Partenaires',
};
