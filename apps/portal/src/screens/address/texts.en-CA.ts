import { TEXTS as US } from './texts.ts';

/** The words of the address page, in Canadian English: only what differs. */
export const TEXTS: typeof US = { ...US, leadRegistered: 'Enter both as they stand on your incorporation papers.' };
