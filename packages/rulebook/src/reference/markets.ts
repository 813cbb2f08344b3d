/** The country code of every phone of ours. Document 1, section 5: always 1. */
const phoneCountryCode = '1';

/** The two markets, their money and phone code. Document 1, section 1. */
export const MARKETS = {
  US: { currency: 'USD', phoneCountryCode, territoryKind: 'state', postal: 'zip' },
  CA: { currency: 'CAD', phoneCountryCode, territoryKind: 'province', postal: 'postalCode' },
} as const;

export type Market = keyof typeof MARKETS;
export type Currency = (typeof MARKETS)[Market]['currency'];

/** The ten digits of a phone as vendors and phone companies write it. */
export const toE164 = (digits: string): string => `+${phoneCountryCode}${digits}`;

const MARKET_IDS = Object.keys(MARKETS) as Market[]; // keys of MARKETS itself

/** The market that uses a currency, or undefined. */
export const marketOfCurrency = (currency: string): Market | undefined =>
  MARKET_IDS.find((market) => MARKETS[market].currency === currency);

/** True when the text names a market of ours. */
export const isMarket = (text: string): text is Market => Object.hasOwn(MARKETS, text);
