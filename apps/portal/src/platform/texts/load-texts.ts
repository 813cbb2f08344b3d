import type { Locale } from '@signet/rulebook/reference/markets';
import type { WORDS as EN_US } from '../../words/en-US.ts';

/** Every word a browser shows in one language. */
export type Words = typeof EN_US;
export type ScreenWords = Words['screens'];

/** The words of the first screen, which travel inside the page. */
export type FirstWords = { shell: Words['shell']; screens: Pick<ScreenWords, 'get-started'> };

const LOADERS: Record<Locale, () => Promise<{ WORDS: Words }>> = {
  'en-US': () => import('../../words/en-US.ts'),
  'en-CA': () => import('../../words/en-CA.ts'),
  'fr-CA': () => import('../../words/fr-CA.ts'),
};

/** All words of a language; one chunk, loaded once. */
export const loadWords = async (locale: Locale): Promise<Words> => (await LOADERS[locale]()).WORDS;
