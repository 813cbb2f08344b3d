import { localized } from '@signet/rulebook/core/localized';
import { languageOf, localeFromAcceptLanguage } from '@signet/rulebook/reference/locales';
import { localeList, pageTexts } from '../page-texts.ts';
import type { TEXTS } from './staff-texts.en-US.ts';

export type StaffTexts = typeof TEXTS;

const BY_LANGUAGE = await pageTexts<StaffTexts>(import.meta.resolve('./staff-texts.en-US.ts'));

/** Accepts `ui_locales`, which are separated by spaces, or an Accept-Language header. */
export const staffTexts = (locales: unknown): StaffTexts =>
  localized(BY_LANGUAGE, languageOf(localeFromAcceptLanguage(localeList(locales))));
