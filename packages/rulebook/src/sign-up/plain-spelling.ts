import type { Market } from '../reference/locales.ts';
import { PLAIN_LETTERS } from '../reference/plain-letters.ts';
import { isKeptBySources } from './kept-letters.ts';

const PLAIN: ReadonlyMap<string, string> = new Map(
  PLAIN_LETTERS.split(' ').map((entry) => {
    const [letter = '', ...plain] = entry;
    return [letter, plain.join('')] as const;
  }),
);

function plainLetter(letter: string): string {
  const bare = letter.normalize('NFKD').replace(/\p{M}+/gu, '');
  return [...bare].map((part) => PLAIN.get(part) ?? (/\p{Lm}/u.test(part) ? '' : part)).join('');
}

/**
 * The spelling that an outside source understands: plain letters in the US, those of French in
 * Canada. docs/readings.md 45.
 */
export function nameForSources(name: string, market: Market): string {
  const composed = name.normalize('NFC');
  if (isKeptBySources(composed, market)) return composed;
  const isCapitals = composed === composed.toUpperCase() && composed !== composed.toLowerCase();
  const plain = (composed.match(/\P{M}\p{M}*/gu) ?? [])
    .map((letter) => (isKeptBySources(letter, market) ? letter : plainLetter(letter)))
    .join('');
  return isCapitals ? plain.toUpperCase() : plain;
}

/**
 * The last name that a source gets for a person who has one name only; sources require one.
 * docs/readings.md 265.
 */
const NO_LAST_NAME = '-';

export const lastNameForSources = (
  lastName: string,
  hasOneName: boolean,
  market: Market,
): string => (lastName === '' && hasOneName ? NO_LAST_NAME : nameForSources(lastName, market));
