import { CARE_WORDS } from './care.ts';
import { LEISURE_WORDS } from './leisure.ts';
import { OFFICE_WORDS } from './offices.ts';
import { SHARED_WORDS } from './shared.ts';
import { SHOP_WORDS } from './shops.ts';
import { BUILDING_WORDS } from './trades.ts';

export const TRADE_WORDS: readonly string[] = [
  SHOP_WORDS,
  CARE_WORDS,
  BUILDING_WORDS,
  OFFICE_WORDS,
  LEISURE_WORDS,
  SHARED_WORDS,
];
