import type { TEXTS as US } from './texts.en-US.ts';

export const TEXTS: { types: Partial<(typeof US)['types']> } = { types: { CHECKING: 'Chequing' } };
