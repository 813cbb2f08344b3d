import type { Locale } from '@signet/rulebook/reference/markets';
import { TEXTS as frGetStarted } from './screens/get-started/texts.fr-CA.ts';
import { TEXTS as enGetStarted } from './screens/get-started/texts.ts';
import { SHELL as frShell } from './shell-texts.fr-CA.ts';
import { SHELL as enShell } from './shell-texts.ts';
import type { FirstWords } from './words/words.ts';

const EN: FirstWords = { shell: enShell, screens: { 'get-started': enGetStarted } };

/** The words that travel inside the page, by language; only the server loads all three. */
export const FIRST_WORDS: Record<Locale, FirstWords> = {
  'en-US': EN,
  'en-CA': EN,
  'fr-CA': { shell: frShell, screens: { 'get-started': frGetStarted } },
};
