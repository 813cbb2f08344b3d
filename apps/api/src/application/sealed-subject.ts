import { type BusinessAnswerId, type PersonAnswerId, type SealedColumn, STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import type { AnswerRow, AnswerSide, AnswersByPath, AnswerValue } from '@signet/rulebook/core/answers';
import { withoutAccents } from '@signet/rulebook/core/field';
import type { SealContext, Sealer, WrappedKey } from '../platform/seal/seal.ts';
import type { StoredBusiness, StoredPerson } from '../platform/store-types.ts';
import { taxIdHmac } from '../tax-id/store.ts';
import { answersOfSubject } from './answers.ts';

/** Whose value is sealed; the application is the one that they came with. docs/decisions/0084. */
export type SealedSubject = { side: AnswerSide; id: string; applicationId: string };

/** 1: sealed before people and businesses had tables of their own, bound to the column of that time. 2: bound to the column where it stands. */
export type SealFormat = 1 | 2;

/** What a value is bound to: nothing in its row says so, so whoever can write rows cannot make a moved value open. */
export function sealContext({ side, id, applicationId }: SealedSubject, column: SealedColumn, format: SealFormat): SealContext {
  if (format === 2) return { table: side === 'company' ? 'businesses' : 'people', column, applicationId, rowId: id };
  const isBirthDate = column === 'birth_date_sealed';
  if (side === 'owner') return { table: 'owners', column: isBirthDate ? 'dob_sealed' : column, applicationId, rowId: id };
  if (isBirthDate) return { table: 'applicants', column: 'dob_sealed', applicationId, rowId: applicationId };
  return { table: 'tax_ids', column: 'value_sealed', applicationId, rowId: side };
}

/** The column that holds a secret answer. */
export const sealedColumn = ({ column }: Pick<AnswerRow, 'column'>): SealedColumn => `${column}_sealed` as SealedColumn; // the type is made of the same rows

/** What stood before a write that seals something or changes who somebody is. */
export type StoredSecrets = {
  id: string;
  /** The application that they came with. */
  applicationId: string;
  sealFormat: SealFormat;
  answers: StoredPerson['answers'] | StoredBusiness['answers'];
  sealed: { readonly [Column in SealedColumn]?: string };
  taxIdHmac?: string;
  taxIdType?: string;
};

export const subjectOf = (side: AnswerSide, { id, applicationId }: Pick<StoredSecrets, 'id' | 'applicationId'>): SealedSubject => ({
  side,
  id,
  applicationId,
});

/** Somebody's or the business's stored secrets, with what opens them. */
export type SubjectSecrets = { subject: SealedSubject; stored: StoredSecrets; dataKey: WrappedKey };

/** Opens the sealed column of a row. */
export const openColumn = (
  { subject, stored, dataKey }: { subject: SealedSubject; stored: Pick<StoredSecrets, 'sealed' | 'sealFormat'>; dataKey: WrappedKey },
  column: SealedColumn,
  sealer: Sealer,
): string | undefined => {
  const sealed = stored.sealed[column];
  return sealed === undefined ? undefined : sealer.open(dataKey, sealContext(subject, column, stored.sealFormat), sealed);
};

/** What a person is known by once all of it is given. The birth date as YYYY-MM-DD; the SSN or SIN whole, or its last four digits. */
export type PersonIdentity = { firstName: string; lastName: string; birthDate: string; personTaxId: string };

const lastDigits = 4;

/** Letters only: accents, case, apostrophes, dashes and spaces do not distinguish people. */
const lettersOf = (name: string): string =>
  withoutAccents(name.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Equal for the same person, however it was typed; undefined while a part is missing. First and last name are joined, because a
 * middle name may stand in either. docs/decisions/0028.
 */
export function personFingerprintInput({ firstName, lastName, birthDate, personTaxId }: PersonIdentity): string | undefined {
  const last4 = personTaxId.replace(/\D/g, '').slice(-lastDigits);
  const isWhole = lettersOf(firstName) !== '' && lettersOf(lastName) !== '' && birthDate.trim() !== '' && last4.length === lastDigits;
  return isWhole ? JSON.stringify([lettersOf(firstName + lastName), birthDate.trim(), last4]) : undefined;
}

/** What is written of a fingerprint: its text, null to erase it, undefined to leave it as it is. */
type PersonHmac = string | null | undefined;

const NOBODY: PersonIdentity = { firstName: '', lastName: '', birthDate: '', personTaxId: '' };

const IDENTIFYING = STORED_ANSWERS.filter(({ identifies }) => identifies === true).map(({ id }) => id);

/** True for an answer that tells one person from another. */
const isIdentifying = (id: string): boolean => IDENTIFYING.some((known) => known === id);

/** The fingerprint once `changed` stands over `before`; of a kind of its own, so that it equals no other one. */
export function personHmac(changed: Partial<PersonIdentity>, before: Partial<PersonIdentity>, sealer: Sealer): PersonHmac {
  if (Object.keys(changed).length === 0) return undefined;
  const input = personFingerprintInput({ ...NOBODY, ...before, ...changed });
  return input === undefined ? null : sealer.fingerprint('person', input);
}

/** What a body says of who somebody is. */
export const identityOf = (texts: AnswersByPath, side: AnswerSide): Partial<PersonIdentity> =>
  Object.fromEntries(
    answersOfSubject('person').flatMap(({ id, wire }) => {
      const value = isIdentifying(id) ? texts[wire[side] ?? ''] : undefined;
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** What is stored of it; the secrets are opened for their fingerprint alone and leave this folder as nothing else. */
export function identityBefore(
  before: StoredSecrets,
  subject: SealedSubject,
  dataKey: WrappedKey,
  sealer: Sealer,
): Partial<PersonIdentity> {
  const known: Readonly<Partial<Record<PersonAnswerId | BusinessAnswerId, AnswerValue>>> = before.answers;
  const parts = answersOfSubject('person')
    .filter(({ id }) => isIdentifying(id))
    .map((answer) => [
      answer.id,
      answer.isSecret ? openColumn({ subject, stored: before, dataKey }, sealedColumn(answer), sealer) : known[answer.id],
    ]);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** The fingerprints of what a row holds, under the current key. */
export function fingerprintsOf({ subject, stored, dataKey }: SubjectSecrets, sealer: Sealer): { taxIdHmac?: string; personHmac?: string } {
  const number = openColumn({ subject, stored, dataKey }, 'tax_id_sealed', sealer);
  const person = subject.side === 'company' ? undefined : personHmac(identityBefore(stored, subject, dataKey, sealer), {}, sealer);
  return { taxIdHmac: taxIdHmac(subject, number ?? '', sealer) ?? undefined, personHmac: person ?? undefined };
}
