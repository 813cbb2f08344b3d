import type { Market } from './markets.ts';

/** Every language the product speaks; en-US is the fallback. Document 1, section 1. */
export const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = 'en-US';

/** How each language names itself in the language switch. */
export const LOCALE_NAMES: Record<Locale, string> = { 'en-US': 'English (US)', 'en-CA': 'English (Canada)', 'fr-CA': 'Français' };

/** The words' language of a locale. */
export const languageOf = (locale: Locale): 'en' | 'fr' => (locale === 'fr-CA' ? 'fr' : 'en');

/** True when the text names a language of ours. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** The same language as it is written in a market: English differs, French is Quebec's in both. */
export const localeForMarket = (market: Market, locale: Locale): Locale =>
  languageOf(locale) === 'fr' ? locale : market === 'CA' ? 'en-CA' : 'en-US';

/** The language an `Accept-Language` header asks for; en-US when it asks for none of ours. issue 1, Run. */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part, at) => {
      const [tag = '', weight = ''] = part.trim().split(/\s*;\s*q=/);
      return { tag: tag.toLowerCase(), language: tag.toLowerCase().split('-')[0], weight: weight === '' ? 1 : Number(weight) || 0, at };
    })
    .filter(({ weight }) => weight > 0) // q=0 means "not this one"
    .sort((a, b) => b.weight - a.weight || a.at - b.at);
  for (const { tag, language } of wanted) {
    if (language === 'fr') return 'fr-CA';
    if (tag === 'en-ca') return 'en-CA';
    if (language === 'en') return 'en-US';
  }
  return FALLBACK_LOCALE;
}
