import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = { funnel: 'Parcours' };
