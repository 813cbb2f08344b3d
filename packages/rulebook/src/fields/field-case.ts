/** What a field makes of a text: clean values with what was typed, and refusals with how the error code ends. `CA:` before a text means Canada. */
export type Cases = {
  accepts: readonly (readonly [typed: string, clean: string])[];
  refuses: readonly (readonly [typed: string, code: string])[];
};

/** Texts that cleaning leaves as they are. */
export const same = (...values: string[]) => values.map((value) => [value, value.replace(/^CA:/, '')] as const);
