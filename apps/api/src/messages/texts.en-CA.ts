import { MESSAGE_TEXTS as EN_US, type MessageTexts } from './texts.en-US.ts';

/** The messages in Canadian English: nothing differs from US English so far. */
export const MESSAGE_TEXTS: MessageTexts = EN_US;
