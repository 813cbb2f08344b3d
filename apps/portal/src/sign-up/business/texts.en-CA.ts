import type { TEXTS as US } from './texts.en-US.ts';

export const TEXTS: Partial<typeof US> = { lead: 'A few quick questions. We ask for its number later, after you sign in.' };
