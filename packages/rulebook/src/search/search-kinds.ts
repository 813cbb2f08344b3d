import { REFERENCE_PATTERN } from '../core/ids.ts';

/** What staff may search by; a tax id has a call and a limit of its own. */
export const SEARCH_KINDS = ['name', 'reference', 'address', 'email', 'phone'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_LIMITS = {
  textMaxChars: 120,
  wordMinChars: 3,
  wordsMax: 6,
  resultsMax: 50,
} as const;

/** What is looked for: beginnings of words, or something whole. */
export type SoughtApplication =
  | { kind: 'name' | 'address'; words: readonly string[] }
  | { kind: 'phone'; words: readonly string[]; last4: string }
  | { kind: 'reference'; reference: string }
  | { kind: 'email'; email: string };

const wordsOf = (text: string): string[] | undefined => {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const isLong = words.some((word) => word.length >= SEARCH_LIMITS.wordMinChars);
  return isLong && words.length <= SEARCH_LIMITS.wordsMax ? words : undefined;
};

const READERS: Readonly<Record<SearchKind, (text: string) => SoughtApplication | undefined>> = {
  name: (text) => {
    const words = wordsOf(text);
    return words && { kind: 'name', words };
  },
  address: (text) => {
    const words = wordsOf(text);
    return words && { kind: 'address', words };
  },
  reference: (text) => {
    const letters = text.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
    const reference = `${letters.slice(0, 4)}-${letters.slice(4)}`;
    return REFERENCE_PATTERN.test(reference) ? { kind: 'reference', reference } : undefined;
  },
  email: (text) => {
    const email = text.trim().toLowerCase();
    return /^\S+@\S+$/.test(email) ? { kind: 'email', email } : undefined;
  },
  phone: (text) => {
    const [, last4 = ''] = /(?<!\d)(\d{4})(?!\d)/.exec(text) ?? [];
    const words = wordsOf(text.replace(last4, ' '));
    return last4 !== '' && words ? { kind: 'phone', last4, words } : undefined;
  },
};

/** What a typed text looks for; undefined where it is too short, or not of this kind. */
export const soughtOf = (kind: SearchKind, text: string): SoughtApplication | undefined =>
  READERS[kind](text);
