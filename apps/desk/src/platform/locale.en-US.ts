import type { Locale } from '@signet/rulebook/reference/locales';

/** The language of this build. */
export const LOCALE: Locale = 'en-US';
