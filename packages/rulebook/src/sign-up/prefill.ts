import type { Answers } from '../answer-rows.ts';
import { normaliseText, possibleValue, type ValidationContext } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { nationalDigits } from '../phone/phone-number-fields.ts';
import { NAME_FIELDS } from './name-fields.ts';
import { isPoBox } from './po-box.ts';

/**
 * Splits at the first space; a part that cannot be a name is left out, and so is a last name that
 * is not there. docs/readings.md 51.
 */
export function answersOfName(text: string, context: ValidationContext): Answers {
  const [first = '', ...rest] = normaliseText(text).split(' ');
  const firstName = possibleValue(NAME_FIELDS.firstName, first, context);
  const lastName = possibleValue(NAME_FIELDS.lastName, rest.join(' '), context);
  return {
    ...(firstName === undefined ? {} : { 'applicant.name.firstName': firstName }),
    ...(lastName === undefined ? {} : { 'applicant.name.lastName': lastName }),
  };
}

/** The first ten digits of a phone number, without +1. docs/readings.md 51. */
export const prefilledPhone = (text: string): string =>
  nationalDigits(text).slice(0, LIMITS.phoneDigits);

/** An address line from a link; undefined for a PO box. docs/readings.md 51. */
export const prefilledAddressLine = (text: string): string | undefined =>
  isPoBox(text) ? undefined : text.trim();
