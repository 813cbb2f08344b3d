import type { Locale } from '@signet/rulebook/reference/locales';

/** Language of the desk; the applicant's own is a fact of each application. */
export const DESK_LOCALE: Locale = 'en-US';
