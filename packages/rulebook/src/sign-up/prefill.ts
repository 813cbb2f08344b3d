import type { Answers } from '../answer-rows.ts';
import { possibleValue, type ValidationContext } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { nationalDigits } from '../phone/phone-number-fields.ts';
import { NAME_FIELDS } from './name-fields.ts';
import { isPoBox } from './po-box.ts';

/** Splits at the first space; undefined unless both parts pass the name rules. docs/readings.md 51. */
export function splitName(text: string, context: ValidationContext): { firstName: string; lastName: string } | undefined {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const [firstName, lastName] = [
    possibleValue(NAME_FIELDS.firstName, first, context),
    possibleValue(NAME_FIELDS.lastName, rest.join(' '), context),
  ];
  return firstName === undefined || lastName === undefined ? undefined : { firstName, lastName };
}

export function answersOfName(text: string, context: ValidationContext): Answers {
  const names = splitName(text, context);
  return names === undefined ? {} : { 'applicant.name.firstName': names.firstName, 'applicant.name.lastName': names.lastName };
}

/** The first ten digits of a phone number, without +1. docs/readings.md 51. */
export const prefilledPhone = (text: string): string => nationalDigits(text).slice(0, LIMITS.phoneDigits);

/** An address line from a link; undefined for a PO box. docs/readings.md 51. */
export const prefilledAddressLine = (text: string): string | undefined => (isPoBox(text) ? undefined : text.trim());
