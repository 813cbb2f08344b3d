/**
 * Unicode’s own bound for text that can be normalized as a stream (UAX 15): no language puts more
 * marks on a letter.
 */
const STACKED_MARKS = /\p{M}{31}/u;

/**
 * A Unicode normalization form of the text. Text with endless marks on a letter stays as it is,
 * because sorting them takes quadratic time; no field accepts it.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  STACKED_MARKS.test(text) ? text : text.normalize(form);
