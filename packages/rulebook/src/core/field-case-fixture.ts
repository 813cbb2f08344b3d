/** What a field makes of a text: clean values with what was typed, and refusals with how the error code ends. `CA:` before a text means Canada. */
export type FieldCases = {
  accepts: readonly (readonly [typed: string, clean: string])[];
  rejects: readonly (readonly [typed: string, code: string])[];
};

/** Texts that cleaning leaves as they are. */
export const acceptedAs = (...values: string[]) => values.map((value) => [value, value.replace(/^CA:/, '')] as const);

/** Ways to type one value. */
export const spellings = (clean: string, ...typed: string[]) => typed.map((text) => [text, clean] as const);

/** Texts that are refused for one reason. */
export const rejected = (code: string, ...typed: string[]) => typed.map((text) => [text, code] as const);

/** Ways to type nothing at all. */
export const EMPTY_INPUTS = rejected('required', '', ' ', '\u00a0', '\t', '\n', '\u2007', '\u202f', '\u200b', '\ufeff', '   \t ');

/** The host of a site with exactly so many characters (more than four); a label of a host has at most 63. */
export const hostOfLength = (chars: number): string =>
  `${'a'.repeat(chars - '.com'.length).replace(/a{63}(?=aa)/g, (label) => `${label.slice(1)}.`)}.com`;

/** The cases of several tables, in their order. */
export const mergeCases = (...tables: readonly FieldCases[]): FieldCases => ({
  accepts: tables.flatMap(({ accepts }) => accepts),
  rejects: tables.flatMap(({ rejects }) => rejects),
});
