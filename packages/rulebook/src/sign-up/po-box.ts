import { LIMITS } from '../core/limits.ts';
import { normalizeText } from '../core/normalize-text.ts';

// All quantifiers are bounded and never nested, so matching takes linear time.
const GAP = '[\\s.,;:/-]{0,3}';
/** A number after a word: "12", "# 12", "No. 12", "nº 12", "A12". */
const NUMBER = '[\\s.,:;#-]{0,4}(?:(?:n[o0]?|num(?:ber|ero)?)\\b[\\s.:#]{0,3})?(?:[a-z]-?)?\\d';
const PART = '(?:^|[,;:(/-]\\s?|\\s-\\s)';
const END = '[\\s.#:)]{0,3}$';
const PO = `\\bp${GAP}[o0]${GAP}`;
const BOX = 'b[o0]{1,2}x{1,2}(?:es)?';
/** "box" with one letter wrong, missing, doubled or swapped; counts only when a number follows. */
const NEARLY_BOX =
  '(?:b|x|bx|bb[o0]x|b[a-z0]{1,2}x[a-z]?|b[o0][a-z0]{0,2}|[a-z][o0]x|bx[o0]|[o0]bx|b[o0] x|b [o0]x)';

/** What may stand before the name of a unit, as in "Unit CP 4" and "Bldg B P2". */
const NOT_A_UNIT =
  '(?<!\\b(?:units?|suites?|ste|apt|apartment|app|bldg?|building|room|rm|floor|fl|level|bureau|local|porte|mail ?stop|ms|dept|#)[\\s.#:-]{0,3})';
/** Nothing stands between the two letters of "CP12" and "BP3", which is how units are numbered. */
const GLUED = '[#-]{0,1}\\d';
/** No street or other text before it. */
const ALONE = '(?<!\\w[\\s.,]{0,3})';
const LETTERBOX = `mail${GAP}(?:box|bx)${NUMBER}`;

/**
 * Notations of a PO box, including misspellings and French, for lowercase text without accents.
 * docs/readings.md 48.
 */
export const PO_BOX_PATTERNS: readonly RegExp[] = [
  `${PO}(?:${BOX}|bx|drawer|bin|bag|sack)(?![a-z])`,
  `${PO}${NEARLY_BOX}${NUMBER}`,
  `${NOT_A_UNIT}\\bp${GAP}o${GAP}${NUMBER}`,
  `${PO}b${END}`,
  `\\b(?:p|[o0]|p[o0]|[o0]p)?(?:${BOX}|bx)${NUMBER}`,
  `\\b[o0]${GAP}p${GAP}${BOX}(?![a-z])`,
  `^${BOX}\\s[a-z]{1,2}${END}`,
  `\\bpost(?:al)?${GAP}of[a-z]{0,6}${GAP}(?:${BOX}|bx|drawer|bin)(?![a-z])`,
  `\\bpost(?:al)?${GAP}of[a-z]{0,6}${GAP}b[a-z0]{1,2}${NUMBER}`,
  `^post${GAP}office${NUMBER}`,
  `\\bdrawer${NUMBER}`,
  `\\b(?:locked|lock|call(?:er)?|post|postal|private|pvt|service)${GAP}(?:mail${GAP})?(?:box|bx|bag|drop)(?:${NUMBER}|${END})`,
  `\\bmail${GAP}(?:bag|drop)(?:${NUMBER}|${END})`,
  `${ALONE}\\b${LETTERBOX}`,
  `\\b(?:bag|mail|caller)${GAP}service(?:${NUMBER}|${END})`,
  `\\bcaller${NUMBER}`,
  `${PART}(?:bag|boite|bte)${NUMBER}`,
  `\\bp[.\\s]{0,2}m[.\\s]{0,2}b(?:${NUMBER}|${END})`,
  `${PART}gen(?:eral|l)?[.\\s]{1,2}del(?:iv[a-z]{0,4})?(?![a-z])`,
  '^g[.\\s]{0,2}d[.\\s]{0,2}(?:$|stn|station|succ|lcd|main)',
  `${NOT_A_UNIT}\\bc[.\\s/-]{0,2}p[.:\\s/#-]{0,3}(?:n[o0]?\\b[.\\s]{0,2})?(?<!cp[#-]{0,1})\\d`,
  `${NOT_A_UNIT}\\bb[.\\s]{0,2}p[.:\\s#]{0,3}(?:n[o0]?\\b[.\\s]{0,2})?(?<!bp[#-]{0,1})\\d`,
  '\\bc(?:ass?e?s?|aisses?|asiers?)[.\\s-]{0,2}post',
  `\\bcasiers?${NUMBER}`,
  '\\b(?:boites?|bte|boi|tiroir)[.\\s-]{0,2}post',
  `\\bsac[\\s-](?:postal|de service)${NUMBER}`,
  '\\bposte? restante\\b',
  '\\blivraison generale\\b',
].map((source) => new RegExp(source));

/**
 * Notations of a PO box that also number units: their writer is asked once. docs/readings.md 274.
 */
export const POSSIBLE_PO_BOX_PATTERNS: readonly RegExp[] = [
  `${PO}${NUMBER}`,
  `\\b[cb]p${GLUED}`,
  `\\b[cb][.\\s/-]{0,2}p${NUMBER}`,
  `${PART}(?:bin|case)${NUMBER}`,
  `\\b${LETTERBOX}`,
].map((source) => new RegExp(source));

const plainLine = (line: string): string =>
  normalizeText(line.slice(0, LIMITS.addressMaxChars), 'NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** docs/readings.md 48. */
export const isPoBox = (line: string): boolean => {
  const plain = plainLine(line);
  return PO_BOX_PATTERNS.some((pattern) => pattern.test(plain));
};

/** True also for what is certainly one. docs/readings.md 274. */
export const mayBePoBox = (line: string): boolean => {
  const plain = plainLine(line);
  return isPoBox(line) || POSSIBLE_PO_BOX_PATTERNS.some((pattern) => pattern.test(plain));
};
