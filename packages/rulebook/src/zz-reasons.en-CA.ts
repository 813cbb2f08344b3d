import { REASON_WORDS as EN_US, type ReasonWords } from './decision/texts.en-US.ts';

/** The reasons in Canadian English: nothing differs from US English so far. */
export const REASON_WORDS: ReasonWords = { ...EN_US };
