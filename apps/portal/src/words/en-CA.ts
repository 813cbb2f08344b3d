import { ERROR_TEXTS } from '@signet/rulebook/core/error-texts.en-CA';
import { FIELD_TEXTS } from '@signet/rulebook/texts.en-CA';
import type { LocaleTexts } from '../platform/texts/load-texts.ts';
import { TEXTS as business } from '../sign-up/business/texts.en-CA.ts';
import { LOCALE_TEXTS as EN_US } from './en-US.ts';

/** Every word in Canadian English: the screens' own words are those of US English but where a line here differs. */
export const LOCALE_TEXTS: LocaleTexts = { ...EN_US, fields: FIELD_TEXTS, errors: ERROR_TEXTS, screens: { ...EN_US.screens, business } };
