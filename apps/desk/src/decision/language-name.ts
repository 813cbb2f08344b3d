import { type Locale, localeRow } from '@signet/rulebook/reference/locales';
import { DESK_LOCALE } from '../platform/texts.tsx';

/** “French”: the applicant’s language, named in the reader’s. */
export const languageName = (locale: Locale): string => {
  const { language } = localeRow(locale);
  return new Intl.DisplayNames(DESK_LOCALE, { type: 'language' }).of(language) ?? language;
};
