import { FIRST_NAMES, HONORIFICS, RARER_LAST_NAMES } from './person-names.ts';
import { PLACE_FIRST_WORDS, PLACE_NAMES } from './place-names.ts';

/**
 * The model's input: hashes of words, word pairs and word pieces, each with its share. Our own
 * scheme; linear in the length of the text.
 */
export type Features = { hashes: number[]; values: number[] };

export const READ_LIMITS = { parts: 4, letters: 300, wordLetters: 30, words: 48 } as const;

const LEGAL = new Set(
  'llc inc incorporated corp corporation ltd limited lp llp llc pllc plc lc pc pa dba ltee enr senc sencrl lte co company cie compagnie'.split(
    ' ',
  ),
);
const SMALL = new Set(
  'the a an of and in at by for to on or with our we my your is are de la le les du des et en au aux à un une pour par sur nos nous el los las y'.split(
    ' ',
  ),
);
const LONG_NUMBER = '00000';
const SHORT_NUMBER = /^\d{1,3}$/; // the 7 of "7 Star" carries nothing; "24 7" and "2 4 1" are recognized as pairs
const FIRST = new Set(FIRST_NAMES);
const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'miss', 'mme', 'docteur']);
const HOST = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+)[a-z]{2,10}(?:[/?#:].*)?$/i;
const MARKS = /\p{M}/gu;
const kinds = {
  brand: 0,
  word: 1,
  pair: 2,
  piece: 3,
  last: 4,
  sign: 5,
  first: 6,
  wholeBrand: 7,
} as const;

/**
 * Splits on anything but letters and digits, after lowercasing and dropping accents and
 * apostrophes.
 */
export function modelTokens(text: string): string[] {
  const host = HOST.exec(text.slice(0, READ_LIMITS.letters).trim());
  const normalized = (host?.[1] ?? text.slice(0, READ_LIMITS.letters))
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(MARKS, '');
  const words =
    normalized
      .toLowerCase()
      .replace(/['’`´]/g, '')
      .replaceAll('&', ' and ')
      .match(/[a-z0-9]+/g) ?? [];
  return joinLetters(words)
    .slice(0, READ_LIMITS.words)
    .map((word) => (/^\d{4,}$/.test(word) ? LONG_NUMBER : word));
}

/** Drops articles, prepositions and company suffixes. */
export const modelWords = (words: readonly string[]): string[] =>
  words.filter((word) => !SMALL.has(word) && !LEGAL.has(word));

/** Positions of the words that belong to place names; the longest name wins. */
function placesIn(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    if (!PLACE_FIRST_WORDS.has(words[at] ?? '')) continue;
    const length =
      PLACE_LENGTHS.find(
        (size) =>
          at + size <= words.length && PLACE_NAMES.has(words.slice(at, at + size).join(' ')),
      ) ?? 0;
    for (let more = 0; more < length; more += 1) found.add(at + more);
    at += Math.max(0, length - 1);
  }
  return found;
}

/** Joins adjacent single letters: "A T V" becomes "atv", "D.D.S." becomes "dds". */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let letters = '';
  for (const word of [...words, '']) {
    if (word.length === 1 && /[a-z]/.test(word)) letters += word;
    else {
      if (letters !== '') joined.push(letters.slice(0, READ_LIMITS.wordLetters));
      letters = '';
      if (word !== '') joined.push(word.slice(0, READ_LIMITS.wordLetters));
    }
  }
  return joined;
}

export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word))
    return word.slice(0, -1);
  return word;
}

/** 32-bit FNV-1a with a final mix; `kind` keeps the namespaces apart. */
export function hashOf(kind: number, text: string): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193);
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * A hash to look up as a brand, and the share (0 to 1) of the text's significant words that it
 * covers.
 */
type BrandHash = { hash: number; part: number };

/**
 * Brand lookup hashes: the whole name first, then its prefixes, ignoring places and branch numbers.
 * A common word counts only as the whole name.
 */
export function brandHashes(text: string): BrandHash[] {
  const words = modelTokens(text).filter((word) => !LEGAL.has(word));
  while (words.length > 1 && /^\d+$/.test(words.at(-1) ?? '')) words.pop();
  const longest = Math.min(words.length, LONGEST_BRAND);
  const beginnings = Array.from({ length: longest }, (_, at) => words.slice(0, longest - at));
  const weightOf = (some: readonly string[]): number =>
    modelWords(some).length - placesIn(modelWords(some)).size;
  const total = weightOf(words);
  return [
    { hash: hashOf(kinds.wholeBrand, words.join('')), part: 1 },
    ...[words, ...beginnings.slice(words.length > LONGEST_BRAND ? 0 : 1)]
      .filter(({ length }) => length > 0)
      .map((name) => ({
        hash: hashOf(kinds.brand, name.join('')),
        part: total === 0 ? 1 : Math.min(1, weightOf(name) / total),
      })),
  ];
}

/**
 * Extracts the features of all texts about a business; words together weigh as much as all word
 * pieces together.
 */
export function featuresOf(parts: readonly string[]): Features {
  const words = new Set<number>();
  const pieces = new Set<number>();
  const shapes = new Set<number>();
  let meaningful = 0;
  for (const part of parts.slice(0, READ_LIMITS.parts)) {
    const all = modelTokens(part);
    const significant = modelWords(all);
    meaningful += significant.filter((word) => !isName(word)).length;
    for (const sign of shapeFeatures(all, significant)) shapes.add(hashOf(kinds.sign, sign));
    readWords(significant, words, pieces);
  }
  shapes.add(hashOf(kinds.sign, `#${Math.min(meaningful, 6)}`));
  const features: Features = { hashes: [], values: [] };
  add(features, words, WEIGHTS.words);
  add(features, pieces, WEIGHTS.pieces);
  add(features, shapes, WEIGHTS.signs);
  return features;
}

const isName = (word: string): boolean => HONORIFICS.has(word) || HONORIFICS.has(singular(word));

/** Shape of a name: its ending, its word count, and whether it looks like a person's name. */
function shapeFeatures(all: readonly string[], significant: readonly string[]): string[] {
  const names = significant.filter((word) => isName(word) || RARER_LAST_NAMES.has(word)).length;
  const owned = significant.some((word) => isName(word) && singular(word) !== word); // Mario's
  const count = `${Math.min(significant.length - names, 5)}+${Math.min(names, 3)}`;
  const named = TITLES.has(all[0] ?? '') ? all.slice(1) : all;
  const isPerson = FIRST.has(named[0] ?? '') && named.length > 1;
  const endings = all.filter((word) => LEGAL.has(word));
  const joined = all.includes('and') || all.includes('et') ? 'and' : '';
  return [
    ...endings,
    ...endings.map((ending) => `${ending}#${count}${joined}`),
    `${joined}#${count}${isPerson ? 'person' : ''}`,
    ...(endings.length === 0 ? [`bare#${count}${isPerson ? 'person' : ''}`] : []),
    ...(isPerson ? ['person'] : []),
    ...(owned ? [`owned#${count}`] : []),
  ];
}

const WEIGHTS = { words: 1, pieces: 1, signs: 0.5 };
const LONGEST_BRAND = 4;
const LONGEST_PIECE = 5;
const SHORTEST_PIECE = 3;
const PLACE_LENGTHS = [4, 3, 2, 1];

function readWords(significant: readonly string[], words: Set<number>, pieces: Set<number>): void {
  let before = '';
  const places = placesIn(significant);
  const isUninformative = significant.map(
    (word, at) => isName(word) || places.has(at) || SHORT_NUMBER.test(word),
  );
  const lastSignificant = isUninformative.lastIndexOf(false);
  for (const [at, word] of significant.entries()) {
    const wordStem = singular(word);
    const who = isUninformative[at];
    if (!who) words.add(hashOf(kinds.word, wordStem));
    if (before !== '') {
      words.add(hashOf(kinds.pair, `${before} ${wordStem}`));
      words.add(hashOf(kinds.word, before + wordStem)); // "car wash" also matches "carwash"
    }
    before = wordStem;
    if (who) continue; // alone, a person, place or filler word carries nothing, but a pair of them may name a chain
    if (at === lastSignificant) words.add(hashOf(kinds.last, wordStem)); // Dépanneur Tremblay is a dépanneur
    const marked = `^${word}$`;
    for (let from = 0; from < marked.length; from += 1) {
      for (
        let size = SHORTEST_PIECE;
        size <= LONGEST_PIECE && from + size <= marked.length;
        size += 1
      ) {
        pieces.add(hashOf(kinds.piece, marked.slice(from, from + size)));
      }
    }
  }
}

function add(features: Features, hashes: ReadonlySet<number>, weight: number): void {
  const value = weight / Math.sqrt(hashes.size);
  for (const hash of hashes) {
    features.hashes.push(hash);
    features.values.push(value);
  }
}
