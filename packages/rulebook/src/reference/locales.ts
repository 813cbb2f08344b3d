export type LocaleRow = {
  /** The language of its texts; two locales may share one. */
  language: string;
  /** How it names itself in the language switch. */
  name: string;
  /** Where it is at home; it may be read elsewhere too. */
  markets: readonly Market[];
  /** The locale whose texts it shows where it has none of its own; without one, its texts are complete. */
  fallback: string | undefined;
  /** Ten national digits as they are read. */
  phone: string;
  /** The line of a Canadian place, where it does not name the province by its code. */
  canadianPlace?: string;
  /** The first of a month in a sentence, where `Intl` leaves the ordinal out. */
  firstOfMonth?: string;
  /** True where “de” and “que” lose their vowel before another. */
  elides?: true;
};

/** The languages that the product speaks. Texts are found by a locale's id in their file's name. */
export const LOCALES = {
  'en-US': { language: 'en', name: 'English (US)', markets: ['US'], fallback: undefined, phone: '($1)\u00a0$2-$3' },
  'en-CA': { language: 'en', name: 'English (Canada)', markets: ['CA'], fallback: 'en-US', phone: '($1)\u00a0$2-$3' },
  'fr-CA': {
    language: 'fr',
    name: 'Français',
    markets: ['CA'],
    fallback: undefined,
    phone: '$1\u00a0$2-$3',
    canadianPlace: '{city} ({province})',
    firstOfMonth: '1er',
    elides: true,
  },
} as const satisfies Record<string, LocaleRow>;
export type Locale = keyof typeof LOCALES;
export type Language = (typeof LOCALES)[Locale]['language'];

export const LOCALE_IDS = Object.keys(LOCALES) as Locale[]; // keys of LOCALES itself
export const LANGUAGES: readonly Language[] = [...new Set(LOCALE_IDS.map((locale) => LOCALES[locale].language))];

/** What is spoken with somebody whose language is none of ours, and what a locale without a text of its own shows at last. */
export const FALLBACK_LOCALE: Locale = 'en-US';

/** Everything about a locale, the columns that only some rows have among it. */
export const localeRow = (locale: Locale): LocaleRow => LOCALES[locale];

/** The language of a locale's texts. */
export const languageOf = (locale: Locale): Language => LOCALES[locale].language;

/** True when the text names a locale of ours. */
export const isLocale = (text: string): text is Locale => Object.hasOwn(LOCALES, text);

/** The languages that are at home in a market. */
export const languagesOfMarket = (market: Market): Language[] => [
  ...new Set(LOCALE_IDS.filter((locale) => isAtHome(locale, market)).map(languageOf)),
];

const isAtHome = (locale: Locale, market: Market): boolean => localeRow(locale).markets.includes(market);

/** A language as it is written in a market; where it is not at home, as its first locale writes it. */
export function localeOfLanguage(language: string, market: Market): Locale | undefined {
  const own = LOCALE_IDS.filter((locale) => languageOf(locale) === language);
  return own.find((locale) => isAtHome(locale, market)) ?? own[0];
}

/** The same language as it is written in a market: English differs, French is Quebec's in both. */
export const localeForMarket = (market: Market, locale: Locale): Locale => localeOfLanguage(languageOf(locale), market) ?? locale;

/** The languages that an `Accept-Language` header names, the most wanted first. */
const wantedLanguages = (header: string | undefined): { tag: string; language: string | undefined; region: string | undefined }[] =>
  (header ?? '')
    .split(',')
    .map((part, at) => {
      const [tag = '', weight = ''] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      const [language, ...rest] = tag.split('-');
      // A script may stand before the region: fr-Latn-CA.
      const region = rest.find((subtag) => /^[a-z]{2}$/.test(subtag))?.toUpperCase();
      return { tag, language, region, weight: weight === '' ? 1 : Number(weight) || 0, at };
    })
    .filter(({ weight }) => weight > 0) // q=0 means "not this one"
    .sort((a, b) => b.weight - a.weight || a.at - b.at);

/** The market where the browser's first language is at home, by its region; the United States where that says nothing. docs/readings.md 131. */
export function marketFromAcceptLanguage(header: string | undefined): Market {
  const [first] = wantedLanguages(header);
  return isMarket(first?.region ?? '') ? (first?.region as Market) : FALLBACK_MARKET; // isMarket says so
}

/** The locale that an `Accept-Language` header asks for: by its whole tag, else by its language. */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  for (const { tag, language } of wantedLanguages(header)) {
    const found = LOCALE_IDS.find((id) => id.toLowerCase() === tag) ?? LOCALE_IDS.find((id) => languageOf(id) === language);
    if (found !== undefined) return found;
  }
  return FALLBACK_LOCALE;
}

/** Always 1. */
const phoneCountryCode = '1';

/** The two markets, their money and phone code. */
export const MARKETS = {
  US: { currency: 'USD', phoneCountryCode, territoryKind: 'state', postal: 'zip', timeZone: 'America/New_York' },
  CA: { currency: 'CAD', phoneCountryCode, territoryKind: 'province', postal: 'postalCode', timeZone: 'America/Toronto' },
} as const;

export type Market = keyof typeof MARKETS;
export type Currency = (typeof MARKETS)[Market]['currency'];

export const toE164 = (digits: string): string => `+${phoneCountryCode}${digits}`;

/** The market that a change of country leads to. */
export const OTHER_MARKET: Readonly<Record<Market, Market>> = { US: 'CA', CA: 'US' };

/** The market of somebody who says nothing of a country. */
const FALLBACK_MARKET: Market = 'US';

export const MARKET_IDS = Object.keys(MARKETS) as Market[]; // keys of MARKETS itself

export const marketOfCurrency = (currency: string): Market | undefined =>
  MARKET_IDS.find((market) => MARKETS[market].currency === currency);

export const isMarket = (text: string): text is Market => Object.hasOwn(MARKETS, text);

/** Ten national digits as they are read: `(415) 555-0123`, in French `514 555-0123`. */
export const formatPhone = (digits: string, locale: Locale): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, localeRow(locale).phone);
