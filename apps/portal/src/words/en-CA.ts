import { ERROR_WORDS } from '@signet/rulebook/core/error-texts.en-CA';
import { FIELD_WORDS } from '@signet/rulebook/texts.en-CA';
import type { Words } from '../platform/texts/load-texts.ts';
import { TEXTS as business } from '../sign-up/business/texts.en-CA.ts';
import { WORDS as EN_US } from './en-US.ts';

/** Every word in Canadian English: the screens' own words are those of US English but where a line here differs. */
export const WORDS: Words = { ...EN_US, fields: FIELD_WORDS, errors: ERROR_WORDS, screens: { ...EN_US.screens, business } };
