import type { ErrorCode } from '@signet/rulebook/core/errors';
import {
  FALLBACK_LOCALE,
  LOCALE_IDS,
  type Locale,
  languageOf,
  localeRow,
} from '@signet/rulebook/reference/locales';
import type { FIELD_TEXTS } from '@signet/rulebook/texts.en-US';
import { textsByLocale } from '../apps/api/src/platform/texts-by-locale.ts';

export const FIELD_TEXTS_OF = await textsByLocale<{ FIELD_TEXTS: typeof FIELD_TEXTS }>(
  import.meta.resolve('@signet/rulebook/texts.en-US'),
);
export const ERROR_TEXTS_OF = await textsByLocale<{ ERROR_TEXTS: Record<ErrorCode, string> }>(
  import.meta.resolve('@signet/rulebook/core/error-texts.en-US'),
);

const hasAllTexts = (locale: Locale): boolean => localeRow(locale).fallback === undefined;

/** Locales with complete translations, and dialects that override a few texts of their fallback. */
export const TRANSLATIONS: readonly Locale[] = LOCALE_IDS.filter(
  (locale) => hasAllTexts(locale) && locale !== FALLBACK_LOCALE,
);
export const DIALECTS: readonly Locale[] = LOCALE_IDS.filter((locale) => !hasAllTexts(locale));

const NAMES = new Intl.DisplayNames('en', { type: 'language' });
/** `French`, and `Canadian English`. */
export const languageName = (locale: Locale): string => NAMES.of(languageOf(locale)) ?? locale;
export const localeName = (locale: Locale): string => NAMES.of(locale) ?? locale;
