const fewestDigits = 13;
const mostDigits = 19;
/** Longer groups are other numbers: accounts, fractions, timestamps. */
const longestGroup = 7;
/**
 * ASCII, which normalization leaves unchanged; a single other character may expand to several
 * digits.
 */
const ASCII = /^[ -~]*$/;
const LETTER = /[\p{L}_]/u;
/** What people type between the groups of a card number, besides the dashes below. */
const SEPARATORS = ' \u00a0.-';

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSeparator = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return (code >= 0x2010 && code <= 0x2015) || SEPARATORS.includes(text.charAt(at));
};

/**
 * True for a network's first digits in a number of that length. A time in ms has 13 digits and
 * starts with 1 until 2033.
 */
function isNetworks(firstFour: number, length: number): boolean {
  const first = Math.floor(firstFour / 1_000);
  if (first >= 4 && first <= 6) return length >= fewestDigits;
  if (first === 3) return length > fewestDigits;
  return firstFour >= 2_220 && firstFour <= 2_720 && length === 16;
}

/** The digits read so far, with the check sums for an even and an odd count of them. */
class Digits {
  count = 0;
  private firstFour = 0;
  private readonly sums = [0, 0];

  add(digit: number): void {
    const doubled = digit < 5 ? digit * 2 : digit * 2 - 9;
    // A digit counts doubled when an odd number of digits follows it.
    this.sums[0] = (this.sums[0] ?? 0) + (this.count % 2 === 0 ? doubled : digit);
    this.sums[1] = (this.sums[1] ?? 0) + (this.count % 2 === 0 ? digit : doubled);
    if (this.count < 4) this.firstFour = this.firstFour * 10 + digit;
    this.count += 1;
  }

  get areCard(): boolean {
    return (
      this.count >= fewestDigits &&
      isNetworks(this.firstFour, this.count) &&
      (this.sums[this.count % 2] ?? 0) % 10 === 0
    );
  }
}

type Place = { start: number; end: number };

/** The full stop at the end of a sentence is outside its run. */
const isFraction = (text: string, { start, end }: Place, run: Place): boolean =>
  (start > run.start && text[start - 1] === '.') || (end < run.end && text[end] === '.');

/**
 * The end of the longest card number that begins with the group at `start`; never looks past 19
 * digits.
 */
function cardEnd(text: string, start: number, run: Place): number | undefined {
  const digits = new Digits();
  let found: number | undefined;
  let groupStart = start;
  for (let at = start; at <= run.end && digits.count <= mostDigits; at += 1) {
    const code = text.charCodeAt(at);
    if (at < run.end && isDigit(code)) {
      digits.add(code - 48);
      continue;
    }
    const isOnly = groupStart === start;
    const isLong = at - groupStart > longestGroup;
    if (isLong && !isOnly) break;
    if (digits.areCard && !(isOnly && isFraction(text, { start, end: at }, run))) found = at;
    if (isLong) break;
    groupStart = at + 1;
  }
  return found;
}

/** Where digits with single separators between them end. */
function endOfRun(text: string, start: number): number {
  let end = start;
  for (let at = start; at < text.length; at += 1) {
    if (isDigit(text.charCodeAt(at))) end = at + 1;
    else if (at > end || !isSeparator(text, at)) break;
  }
  return end;
}

/** Part of an id or a hash. */
const touchesLetters = (text: string, { start, end }: Place): boolean =>
  LETTER.test(text[start - 1] ?? ' ') || LETTER.test(text[end] ?? ' ');

function* placesInRun(text: string, run: Place): Generator<Place> {
  for (let at = run.start; at < run.end; at += 1) {
    if (at > run.start && isDigit(text.charCodeAt(at - 1))) continue; // within a group
    if (!isDigit(text.charCodeAt(at))) continue;
    const found = cardEnd(text, at, run);
    if (found !== undefined) yield { start: at, end: found };
  }
}

/** In the order of their starts; they may overlap. Takes time in proportion to the text. */
function* places(text: string): Generator<Place> {
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text.charCodeAt(at))) continue;
    const run = { start: at, end: endOfRun(text, at) };
    if (run.end - run.start >= fewestDigits && !touchesLetters(text, run))
      yield* placesInRun(text, run);
    at = run.end;
  }
}

/**
 * Characters that may stand for digits or for what separates them: ①, ½, ㏠, full-width forms, other
 * scripts' digits, spaces, dashes.
 */
const MAY_STAND_FOR = /(?![ -~])[\p{N}\p{So}\p{Zs}\p{P}]/gu;

/**
 * Character by character: normalizing a whole text takes quadratic time where many combining marks
 * follow each other.
 */
function toAsciiDigits(text: string): string {
  const known = new Map<string, string>();
  return text.replace(MAY_STAND_FOR, (character) => {
    const plain = known.get(character) ?? character.normalize('NFKC').replace(/\p{Nd}/gu, toAscii);
    known.set(character, plain);
    return plain;
  });
}

/**
 * True when the text may contain a card number, in one piece or grouped, in any script's digits.
 * docs/decisions/0071.
 */
export function holdsCardNumber(text: string): boolean {
  const isAscii = ASCII.test(text);
  if (text.length < fewestDigits && isAscii) return false; // fast path: most names and answers
  return places(isAscii ? text : toAsciiDigits(text)).next().done !== true;
}

/** Converts another script's digit; Unicode lists each script's ten digits from zero. */
function toAscii(digit: string): string {
  if (/\d/.test(digit)) return digit;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String((code - zero) % 10);
}

/** Replaces the digits of card numbers with nines, which keeps a line of JSON valid. */
export function maskCardNumbers(text: string): string {
  const parts: string[] = [];
  let masked = 0;
  for (const { start, end } of places(text)) {
    if (end <= masked) continue;
    const from = Math.max(start, masked);
    parts.push(text.slice(masked, from), text.slice(from, end).replace(/\d/g, '9'));
    masked = end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(masked);
}
