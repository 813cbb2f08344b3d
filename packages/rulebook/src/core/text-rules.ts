import email from 'validator/lib/isEmail.js';
import postalCode from 'validator/lib/isPostalCode.js';
import url from 'validator/lib/isURL.js';
import type { LengthRange, ValidationRule } from './field.ts';

/** The length of what always has the same. */
export const exactLength = (count: number): LengthRange => [count, count];

/** True for a text whose length is between the two. */
export const isWithin = (value: string, [least, most]: LengthRange): boolean => value.length >= least && value.length <= most;

/** True for digits only, as many as there must be. */
export const isDigits = (value: string, chars: LengthRange): boolean => isWithin(value, chars) && /^\d+$/.test(value);

/** The rule that refuses less than the row's length. */
export const minLengthRule = ([least]: LengthRange): ValidationRule => ({ code: 'short', rejects: (value) => value.length < least });

/** The rule that refuses more than the row's length. */
export const maxLengthRule = ([, most]: LengthRange): ValidationRule => ({ code: 'long', rejects: (value) => value.length > most });

/** The rule that refuses whatever is not as many digits as the row's length says. */
export const digitsRule = (chars: LengthRange, code = 'digits'): ValidationRule => ({ code, rejects: (value) => !isDigits(value, chars) });

type Callable<Module> = Module extends { default: infer Exported } ? Exported : Module;

/**
 * The function of a file of the package: two hand it over bare, `isPostalCode` inside `{ default }`, and the types say the one to Node's resolution
 * and the other to Vite's. The one place that knows.
 */
function functionOf<Module>(module: Module): Callable<Module> {
  const holder = module as { default?: unknown }; // a function has no such property
  return (holder.default ?? module) as Callable<Module>; // as told above
}

export const isEmail = functionOf(email);
export const isPostalCode = functionOf(postalCode);
export const isUrl = functionOf(url);
