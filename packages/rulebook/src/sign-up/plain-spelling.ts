import type { Market } from '../reference/locales.ts';
import { PLAIN_LETTERS } from '../reference/plain-letters.ts';

const PLAIN: ReadonlyMap<string, string> = new Map(
  PLAIN_LETTERS.split(' ').map((entry) => {
    const [letter = '', ...plain] = entry;
    return [letter, plain.join('')] as const;
  }),
);

const isPlain = /^[\x20-\x7e]*$/;
/** Letters of French, which Canadian sources keep. */
const isFrench = /^[\x20-\x7e\u00c0-\u00ff\u0152\u0153]*$/;

function plainLetter(letter: string): string {
  const bare = letter.normalize('NFKD').replace(/\p{M}+/gu, '');
  return [...bare].map((part) => PLAIN.get(part) ?? (/\p{Lm}/u.test(part) ? '' : part)).join('');
}

/**
 * The spelling that an outside source understands: plain letters in the US, those of French in
 * Canada. docs/readings.md 45.
 */
export function nameForSources(name: string, market: Market): string {
  const isKept = market === 'US' ? isPlain : isFrench;
  const composed = name.normalize('NFC');
  if (isKept.test(composed)) return composed;
  const isCapitals = composed === composed.toUpperCase() && composed !== composed.toLowerCase();
  const plain = (composed.match(/\P{M}\p{M}*/gu) ?? [])
    .map((letter) => (isKept.test(letter) ? letter : plainLetter(letter)))
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
