import { localized } from '@signet/rulebook/core/localized';
import { languageOf, localeFromAcceptLanguage } from '@signet/rulebook/reference/locales';
import { pageTexts } from '../page-texts.ts';
import type { TEXTS } from './sign-in-texts.en-US.ts';

export type SignInTexts = typeof TEXTS;

const BY_LANGUAGE = await pageTexts<SignInTexts>(import.meta.resolve('./sign-in-texts.en-US.ts'));

/** Accepts `ui_locales`, which are separated by spaces, or an Accept-Language header. */
export function signInTexts(locales: unknown): SignInTexts {
  const wanted =
    typeof locales === 'string' ? locales.trim().replaceAll(/[\s,]+/g, ',') : undefined;
  return localized(BY_LANGUAGE, languageOf(localeFromAcceptLanguage(wanted)));
}
