import { keysOf } from '../core/keys-of.ts';

export type LocaleRow = {
  /** Language of its texts; locales may share one. */
  language: string;
  /** Its own name in the language switch. */
  name: string;
  /** Markets where it is native; it may be read elsewhere too. */
  markets: readonly Market[];
  /** Locale that supplies missing texts; without one, its own texts are complete. */
  fallback: string | undefined;
  phone: string;
  /** Format of a Canadian city line, unless it names the province by its code. */
  canadianPlace?: string;
  /** The first of a month in a sentence, where `Intl` omits the ordinal. */
  firstOfMonth?: string;
  /** True when “de” and “que” are elided before a vowel. */
  elides?: true;
};

/** Text files carry the locale id in their name. */
export const LOCALES = {
  'en-US': {
    language: 'en',
    name: 'English (US)',
    markets: ['US'],
    fallback: undefined,
    phone: '($1)\u00a0$2-$3',
  },
  'en-CA': {
    language: 'en',
    name: 'English (Canada)',
    markets: ['CA'],
    fallback: 'en-US',
    phone: '($1)\u00a0$2-$3',
  },
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

export const LOCALE_IDS = keysOf(LOCALES);
export const LANGUAGES: readonly Language[] = [
  ...new Set(LOCALE_IDS.map((locale) => LOCALES[locale].language)),
];

/** The languages to choose from, French first as in Quebec. docs/readings.md 310. */
export const LANGUAGE_CHOICES: readonly Language[] = LANGUAGES.toSorted(
  (one, other) => Number(other === 'fr') - Number(one === 'fr'),
);

/** For readers of unsupported languages, and the last fallback for missing texts. */
export const FALLBACK_LOCALE: Locale = 'en-US';

/** Widens a row to include the optional columns. */
export const localeRow = (locale: Locale): LocaleRow => LOCALES[locale];

export const languageOf = (locale: Locale): Language => LOCALES[locale].language;

export const isLocale = (text: string): text is Locale => Object.hasOwn(LOCALES, text);

export const languagesOfMarket = (market: Market): Language[] => [
  ...new Set(LOCALE_IDS.filter((locale) => isAtHome(locale, market)).map(languageOf)),
];

const isAtHome = (locale: Locale, market: Market): boolean =>
  localeRow(locale).markets.includes(market);

export function localeOfLanguage(language: string, market: Market): Locale | undefined {
  const own = LOCALE_IDS.filter((locale) => languageOf(locale) === language);
  return own.find((locale) => isAtHome(locale, market)) ?? own[0];
}

/** A locale by its id, or by its language alone, whose variant follows the market. */
export const localeNamed = (text: string, market: Market = 'US'): Locale | undefined =>
  isLocale(text) ? text : localeOfLanguage(text, market);

/**
 * Switches to the market's variant of the same language: English differs, French is Quebec's in
 * both.
 */
export const localeForMarket = (market: Market, locale: Locale): Locale =>
  localeOfLanguage(languageOf(locale), market) ?? locale;

/** Browsers send less; anything longer is no list of languages that a person reads. */
const acceptLanguageMaxChars = 512;

type WantedLanguage = {
  tag: string;
  language: string | undefined;
  region: string | undefined;
  weight: number;
};

function wantedLanguage(part: string): WantedLanguage {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  const [language, ...rest] = tag.split('-');
  // A script may precede the region: fr-Latn-CA.
  const region = rest.find((subtag) => /^[a-z]{2}$/.test(subtag))?.toUpperCase();
  return { tag, language, region, weight: weight === undefined ? 1 : Number(weight) || 0 };
}

const wantedLanguages = (header: string | undefined): WantedLanguage[] =>
  (header ?? '')
    .slice(0, acceptLanguageMaxChars)
    .toLowerCase()
    .split(',')
    .map(wantedLanguage)
    .filter(({ weight }) => weight > 0) // q=0 means "not acceptable"
    .sort((a, b) => b.weight - a.weight); // stable: equal weights keep their order

/**
 * Market of the preferred language's region; the United States by default. docs/readings.md 131.
 */
export function marketFromAcceptLanguage(header: string | undefined): Market {
  const region = wantedLanguages(header)[0]?.region ?? '';
  return isMarket(region) ? region : FALLBACK_MARKET;
}

/** Matches the whole tag first, then its language. */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  for (const { tag, language } of wantedLanguages(header)) {
    const found =
      LOCALE_IDS.find((id) => id.toLowerCase() === tag) ??
      LOCALE_IDS.find((id) => languageOf(id) === language);
    if (found !== undefined) return found;
  }
  return FALLBACK_LOCALE;
}

const phoneCountryCode = '1';

export const MARKETS = {
  US: {
    currency: 'USD',
    phoneCountryCode,
    territoryKind: 'state',
    postal: 'zip',
    timeZone: 'America/New_York',
  },
  CA: {
    currency: 'CAD',
    phoneCountryCode,
    territoryKind: 'province',
    postal: 'postalCode',
    timeZone: 'America/Toronto',
  },
} as const;

export type Market = keyof typeof MARKETS;
export type Currency = (typeof MARKETS)[Market]['currency'];

export const toE164 = (digits: string): string => `+${phoneCountryCode}${digits}`;

export const OTHER_MARKET: Readonly<Record<Market, Market>> = { US: 'CA', CA: 'US' };

const FALLBACK_MARKET: Market = 'US';

export const MARKET_IDS = keysOf(MARKETS);

export const marketOfCurrency = (currency: string): Market | undefined =>
  MARKET_IDS.find((market) => MARKETS[market].currency === currency);

export const isMarket = (text: string): text is Market => Object.hasOwn(MARKETS, text);

/** Formats ten national digits: `(415) 555-0123`, in French `514 555-0123`. */
export const formatPhone = (digits: string, locale: Locale): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, localeRow(locale).phone);
