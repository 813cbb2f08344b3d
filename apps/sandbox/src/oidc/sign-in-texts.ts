import { localized } from '@signet/rulebook/core/localized';
import { languageOf, localeFromAcceptLanguage } from '@signet/rulebook/reference/locales';
import { localeList, pageTexts } from '../page-texts.ts';
import type { TEXTS } from './sign-in-texts.en-US.ts';

export type SignInTexts = typeof TEXTS;

const BY_LANGUAGE = await pageTexts<SignInTexts>(import.meta.resolve('./sign-in-texts.en-US.ts'));

/** Accepts `ui_locales`, which are separated by spaces, or an Accept-Language header. */
export const signInTexts = (locales: unknown): SignInTexts =>
  localized(BY_LANGUAGE, languageOf(localeFromAcceptLanguage(localeList(locales))));
