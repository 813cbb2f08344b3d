import { describeIndustries } from './describe-industries.ts';
import { ENGLISH_WORDS } from './words/en.ts';
import { FRENCH_WORDS } from './words/fr.ts';

/** Every industry in every language: for the server and the training, which read both; the browser loads the words of one. */
export const DESCRIBED_INDUSTRIES = describeIndustries({ en: ENGLISH_WORDS, fr: FRENCH_WORDS });
