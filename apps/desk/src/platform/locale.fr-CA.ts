import type { Locale } from '@signet/rulebook/reference/locales';

export const LOCALE: Locale = 'fr-CA';
