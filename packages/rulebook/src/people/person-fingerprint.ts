import { withoutAccents } from '../sign-up/name-fields.ts';

/** What a person is known by once all of it is given. The birth date as YYYY-MM-DD; the SSN or SIN whole, or its last four digits. */
export type PersonIdentity = { firstName: string; lastName: string; birthDate: string; personTaxId: string };

const lastDigits = 4;

/** A name by its letters alone: accents, case, apostrophes, dashes and spaces make no other person. */
const lettersOf = (name: string): string =>
  withoutAccents(name.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The one text of a person that is equal for the same person, however it was typed; undefined while a part is missing. First and last name run
 * together, because a middle name stands now in one, now in the other. decisions.md, section 4, row 5; docs/decisions/0028.
 */
export function personFingerprintInput({ firstName, lastName, birthDate, personTaxId }: PersonIdentity): string | undefined {
  const last4 = personTaxId.replace(/\D/g, '').slice(-lastDigits);
  const isWhole = lettersOf(firstName) !== '' && lettersOf(lastName) !== '' && birthDate.trim() !== '' && last4.length === lastDigits;
  return isWhole ? JSON.stringify([lettersOf(firstName + lastName), birthDate.trim(), last4]) : undefined;
}
