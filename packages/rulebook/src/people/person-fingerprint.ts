import { withoutAccents } from '../core/field.ts';
import { normalizeText } from '../core/normalize-text.ts';

/**
 * A complete identity. The birth date as YYYY-MM-DD; the SSN or SIN in full, or its last four
 * digits.
 */
export type PersonIdentity = {
  firstName: string;
  lastName: string;
  birthDate: string;
  personTaxId: string;
};

const lastDigits = 4;

/**
 * Letters and digits only: accents, case, apostrophes, dashes and spaces do not distinguish people.
 */
const lettersOf = (name: string): string =>
  withoutAccents(normalizeText(name, 'NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Empty for somebody who has one name only; a sign in its place is no name. */
const isName = (lastName: string): boolean => lastName.trim() === '' || lettersOf(lastName) !== '';

/**
 * Equal for the same person, however it was typed; undefined while a part is missing. First and
 * last name are joined, because a middle name may be in either, and some people have one name only.
 * docs/decisions/0028.
 */
export function personFingerprintInput({
  firstName,
  lastName,
  birthDate,
  personTaxId,
}: PersonIdentity): string | undefined {
  const last4 = personTaxId.replace(/\D/g, '').slice(-lastDigits);
  const isWhole =
    lettersOf(firstName) !== '' &&
    isName(lastName) &&
    birthDate.trim() !== '' &&
    last4.length === lastDigits;
  return isWhole
    ? JSON.stringify([lettersOf(firstName + lastName), birthDate.trim(), last4])
    : undefined;
}
