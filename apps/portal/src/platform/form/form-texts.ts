import { textsOf } from '../texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

/** Texts of every form; they come with the second screen, so that the first page stays light. */
export const useFormTexts = textsOf<typeof TEXTS>('platform/form');
