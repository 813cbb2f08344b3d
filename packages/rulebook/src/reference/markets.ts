/** Always 1. */
const phoneCountryCode = '1';

/** The two markets, their money and phone code. */
export const MARKETS = {
  US: { currency: 'USD', phoneCountryCode, territoryKind: 'state', postal: 'zip' },
  CA: { currency: 'CAD', phoneCountryCode, territoryKind: 'province', postal: 'postalCode' },
} as const;

export type Market = keyof typeof MARKETS;
export type Currency = (typeof MARKETS)[Market]['currency'];

export const toE164 = (digits: string): string => `+${phoneCountryCode}${digits}`;

const MARKET_IDS = Object.keys(MARKETS) as Market[]; // keys of MARKETS itself

export const marketOfCurrency = (currency: string): Market | undefined =>
  MARKET_IDS.find((market) => MARKETS[market].currency === currency);

export const isMarket = (text: string): text is Market => Object.hasOwn(MARKETS, text);
