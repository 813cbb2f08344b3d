import { OFFICE_WORDS } from './trade-words-business.ts';
import { CARE_WORDS } from './trade-words-care.ts';
import { LEISURE_WORDS } from './trade-words-leisure.ts';
import { SHARED_WORDS } from './trade-words-shared.ts';
import { SHOP_WORDS } from './trade-words-shops.ts';
import { BUILDING_WORDS } from './trade-words-trades.ts';

/** Our own words of the trades: rows of `industry | English | French`. */
export const TRADE_WORDS: readonly string[] = [SHOP_WORDS, CARE_WORDS, BUILDING_WORDS, OFFICE_WORDS, LEISURE_WORDS, SHARED_WORDS];
