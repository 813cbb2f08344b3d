/**
 * Expected results of a field: accepted texts with their clean values, and rejected texts with the
 * last part of the error code. A `CA:` prefix means Canada.
 */
export type FieldCases = {
  accepts: readonly (readonly [typed: string, clean: string])[];
  rejects: readonly (readonly [typed: string, code: string])[];
  /**
   * Texts that are asked about once, then accepted; their error code and what is offered instead.
   */
  asks?: readonly (readonly [typed: string, code: string, offer?: string])[];
};

/** Texts that normalization leaves unchanged. */
export const acceptedAs = (...values: string[]) =>
  values.map((value) => [value, value.replace(/^CA:/, '')] as const);

export const spellings = (clean: string, ...typed: string[]) =>
  typed.map((text) => [text, clean] as const);

export const rejected = (code: string, ...typed: string[]) =>
  typed.map((text) => [text, code] as const);

export const asked = (code: string, ...typed: string[]) =>
  typed.map((text) => [text, code] as const);

export const EMPTY_INPUTS = rejected(
  'required',
  '',
  ' ',
  '\u00a0',
  '\t',
  '\n',
  '\u2007',
  '\u202f',
  '\u200b',
  '\ufeff',
  '   \t ',
);

/** A host of exactly that many characters (more than four); each label has at most 63. */
export const hostOfLength = (chars: number): string =>
  `${'a'.repeat(chars - '.com'.length).replace(/a{63}(?=aa)/g, (label) => `${label.slice(1)}.`)}.com`;

export const mergeCases = (...tables: readonly FieldCases[]): FieldCases => ({
  accepts: tables.flatMap(({ accepts }) => accepts),
  rejects: tables.flatMap(({ rejects }) => rejects),
  asks: tables.flatMap(({ asks = [] }) => asks),
});
