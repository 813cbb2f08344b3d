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

/** The market that uses a currency, or undefined. */
export const marketOfCurrency = (currency: string): Market | undefined =>
  currency === 'USD' ? 'US' : currency === 'CAD' ? 'CA' : undefined;

/** True when the text names a market of ours. */
export const isMarket = (text: string): text is Market => text === 'US' || text === 'CA';
