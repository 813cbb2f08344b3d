import type { Chars, FieldRule } from './field.ts';

/** The length of what always has the same. */
export const exactly = (count: number): Chars => [count, count];

/** True for a text whose length is between the two. */
export const isWithin = (value: string, [least, most]: Chars): boolean => value.length >= least && value.length <= most;

/** True for digits only, as many as there must be. */
export const isDigits = (value: string, chars: Chars): boolean => isWithin(value, chars) && /^\d+$/.test(value);

/** The rule that refuses less than the row's length. */
export const tooShort = ([least]: Chars): FieldRule => ({ code: 'short', refuses: (value) => value.length < least });

/** The rule that refuses more than the row's length. */
export const tooLong = ([, most]: Chars): FieldRule => ({ code: 'long', refuses: (value) => value.length > most });

/** The rule that refuses whatever is not as many digits as the row's length says. */
export const notDigits = (chars: Chars, code = 'digits'): FieldRule => ({ code, refuses: (value) => !isDigits(value, chars) });
