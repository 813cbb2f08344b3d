import type { Locale } from '@signet/rulebook/reference/locales';
import type { LOCALE_TEXTS as EN_US } from '../../words/en-US.ts';

/** Every word a browser shows in one language. */
export type LocaleTexts = typeof EN_US;
export type ScreenTexts = LocaleTexts['screens'];

/** The words of the first screen, which travel inside the page. */
export type FirstPageTexts = { shell: LocaleTexts['shell']; screens: Pick<ScreenTexts, 'get-started'> };

const LOADERS: Record<Locale, () => Promise<{ LOCALE_TEXTS: LocaleTexts }>> = {
  'en-US': () => import('../../words/en-US.ts'),
  'en-CA': () => import('../../words/en-CA.ts'),
  'fr-CA': () => import('../../words/fr-CA.ts'),
};

/** All words of a language; one chunk, loaded once. */
export const loadTexts = async (locale: Locale): Promise<LocaleTexts> => (await LOADERS[locale]()).LOCALE_TEXTS;
