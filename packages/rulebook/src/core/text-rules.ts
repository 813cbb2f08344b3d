import email from 'validator/lib/isEmail.js';
import postalCode from 'validator/lib/isPostalCode.js';
import url from 'validator/lib/isURL.js';
import type { LengthRange, ValidationRule } from './field.ts';

export const exactLength = (count: number): LengthRange => [count, count];

export const isWithin = (value: string, [least, most]: LengthRange): boolean => value.length >= least && value.length <= most;

export const isDigits = (value: string, chars: LengthRange): boolean => isWithin(value, chars) && /^\d+$/.test(value);

export const minLengthRule = ([least]: LengthRange): ValidationRule => ({ code: 'short', rejects: (value) => value.length < least });

export const maxLengthRule = ([, most]: LengthRange): ValidationRule => ({ code: 'long', rejects: (value) => value.length > most });

export const digitsRule = (chars: LengthRange, code = 'digits'): ValidationRule => ({ code, rejects: (value) => !isDigits(value, chars) });

type Callable<Module> = Module extends { default: infer Exported } ? Exported : Module;

/** Two of the package's modules export a bare function, `isPostalCode` exports `{ default }`; Node and Vite resolve them differently. */
function functionOf<Module>(module: Module): Callable<Module> {
  const holder = module as { default?: unknown }; // a function has no such property
  return (holder.default ?? module) as Callable<Module>; // as told above
}

export const isEmail = functionOf(email);
export const isPostalCode = functionOf(postalCode);
export const isUrl = functionOf(url);
