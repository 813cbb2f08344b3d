/** The country code of every phone of ours. Document 1, section 5: always 1. */
const phoneCountryCode = '1';

/** The two markets, their money, phone code and languages. Document 1, section 1. */
export const MARKETS = {
  US: { currency: 'USD', phoneCountryCode, territoryKind: 'state', locales: ['en-US'], postal: 'zip' },
  CA: { currency: 'CAD', phoneCountryCode, territoryKind: 'province', locales: ['en-CA', 'fr-CA'], postal: 'postalCode' },
} as const;

export type Market = keyof typeof MARKETS;
export type Currency = (typeof MARKETS)[Market]['currency'];

/** The ten digits of a phone as vendors and phone companies write it. */
export const toE164 = (digits: string): string => `+${phoneCountryCode}${digits}`;

/** Every language the product speaks; en-US is the fallback. Document 1, section 1. */
export const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = 'en-US';

/** How each language names itself in the language switch. */
export const LOCALE_NAMES: Record<Locale, string> = { 'en-US': 'English (US)', 'en-CA': 'English (Canada)', 'fr-CA': 'Français' };

/** The words' language of a locale. */
export const languageOf = (locale: Locale): 'en' | 'fr' => (locale === 'fr-CA' ? 'fr' : 'en');

/** The market that uses a currency, or undefined. */
export const marketOfCurrency = (currency: string): Market | undefined =>
  currency === 'USD' ? 'US' : currency === 'CAD' ? 'CA' : undefined;

/** True when the text names a language of ours. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** True when the text names a market of ours. */
export const isMarket = (text: string): text is Market => text === 'US' || text === 'CA';

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
