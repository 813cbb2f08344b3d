import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = { title: 'Nous vérifions vos renseignements' };
