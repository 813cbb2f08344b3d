import type { Locale } from '@signet/rulebook/reference/locales';

export const DESK_LOCALE: Locale = 'fr-CA';
