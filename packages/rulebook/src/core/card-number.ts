/** Digits with the separators that people type between groups of a card number. */
const RUN = /\d+(?:[ \u00a0.\u2010-\u2015-]\d+)*/gu;
/** ASCII, which normalization leaves unchanged; a single other character may expand to several digits. */
const ASCII = /^[ -~]*$/;
const LETTER = /[\p{L}_]/u;
/** Longer groups are other numbers: accounts, fractions, timestamps. */
const longestGroup = 7;
const fewestDigits = 13;

/** Network prefixes by length. A timestamp in ms starts with 1 until 2033 and has 13 digits, so it never matches. */
const CARD = /^(?:[456]\d{12,18}|3\d{13,18}|2(?:2[2-9]|[3-6]|7[01])\d{13,14}|2720\d{12})$/;

function isCardNumber(digits: string): boolean {
  if (!CARD.test(digits) || (digits.startsWith('2') && digits.length !== 16)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

type Place = { start: number; end: number };

function placesInRun(run: string): Place[] {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: index, end: index + digits.length }));
  return groups.flatMap((first, from) =>
    groups.slice(from).flatMap((last, more) => {
      const together = groups.slice(from, from + more + 1);
      const isFraction = more === 0 && (run[first.start - 1] === '.' || run[first.end] === '.');
      const isGrouped = more === 0 || together.every(({ digits }) => digits.length <= longestGroup);
      return !isFraction && isGrouped && isCardNumber(together.map(({ digits }) => digits).join(''))
        ? [{ start: first.start, end: last.end }]
        : [];
    }),
  );
}

function places(text: string): Place[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    if (run.length < fewestDigits) return [];
    if (LETTER.test(text[index - 1] ?? ' ') || LETTER.test(text[index + run.length] ?? ' ')) return []; // part of an id or a hash
    return placesInRun(run).map(({ start, end }) => ({ start: start + index, end: end + index }));
  });
}

/** True when the text may contain a card number, in one piece or grouped, in any script's digits. docs/decisions/0071. */
export function holdsCardNumber(text: string): boolean {
  if (text.length < fewestDigits && ASCII.test(text)) return false; // fast path: most names and answers
  return places(text.normalize('NFKC').replace(/\p{Nd}/gu, toAscii)).length > 0;
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
export const maskCardNumbers = (text: string): string =>
  places(text).reduce(
    (masked, { start, end }) => masked.slice(0, start) + masked.slice(start, end).replace(/\d/g, '9') + masked.slice(end),
    text,
  );
