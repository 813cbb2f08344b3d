import type { Locale } from '@signet/rulebook/reference/locales';
import type { FirstPageTexts } from './platform/texts/load-texts.ts';
import { SHELL_TEXTS as enShell } from './platform/texts/texts.en-US.ts';
import { SHELL_TEXTS as frShell } from './platform/texts/texts.fr-CA.ts';
import { TEXTS as enGetStarted } from './sign-up/get-started/texts.en-US.ts';
import { TEXTS as frGetStarted } from './sign-up/get-started/texts.fr-CA.ts';

const EN: FirstPageTexts = { shell: enShell, screens: { 'get-started': enGetStarted } };

/** The words that travel inside the page, by language; only the server loads all three. */
export const FIRST_PAGE_TEXTS: Record<Locale, FirstPageTexts> = {
  'en-US': EN,
  'en-CA': EN,
  'fr-CA': { shell: frShell, screens: { 'get-started': frGetStarted } },
};
