import type { Market } from '../reference/markets.ts';
import type { FieldWordsRow } from './words.en-US.ts';

/** The words of a question for a reader in a market: one language may be read in both. */
export const wordsIn = (row: FieldWordsRow, market: Market): FieldWordsRow => ({
  ...row,
  ...(market === 'CA' ? row.byMarket?.CA : undefined),
});
