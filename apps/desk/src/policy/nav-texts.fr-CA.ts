import type { TEXTS as EN } from './nav-texts.en-US.ts';

export const TEXTS: typeof EN = { nav: 'Labo des règles', looks: 'Avis à l’aveugle' };
