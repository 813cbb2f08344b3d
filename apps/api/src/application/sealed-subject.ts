import {
  type BusinessAnswerId,
  type PersonAnswerId,
  type SealedColumn,
  STORED_ANSWERS,
} from '@signet/rulebook/answer-rows';
import type {
  AnswerRow,
  AnswerSide,
  AnswersByPath,
  AnswerValue,
} from '@signet/rulebook/core/answers';
import {
  type PersonIdentity,
  personFingerprintInput,
} from '@signet/rulebook/people/person-fingerprint';
import type { SealContext, Sealer, WrappedKey } from '../platform/seal/seal.ts';
import { taxIdHmac } from '../tax-id/store.ts';
import { answersOfSubject } from './answers.ts';
import type { StoredBusiness, StoredPerson } from './stored-application.ts';

/**
 * Owner of a sealed value; `applicationId` is the application that created them.
 * docs/decisions/0084.
 */
export type SealedSubject = { side: AnswerSide; id: string; applicationId: string };

/**
 * The seal context, derived in code and stored nowhere, so that write access to the database is not
 * enough to make a moved value open.
 */
export const sealContext = (
  { side, id, applicationId }: SealedSubject,
  column: SealedColumn,
): SealContext => ({
  table: side === 'company' ? 'businesses' : 'people',
  column,
  applicationId,
  rowId: id,
});

export const sealedColumn = ({ column }: Pick<AnswerRow, 'column'>): SealedColumn =>
  `${column}_sealed` as SealedColumn; // the type is made of the same rows

export type StoredSecrets = {
  id: string;
  applicationId: string;
  answers: StoredPerson['answers'] | StoredBusiness['answers'];
  sealed: { readonly [Column in SealedColumn]?: string };
  taxIdHmac?: string;
  taxIdType?: string;
  /** In ms of the product's clock. */
  taxIdFirstAt?: number;
};

export const subjectOf = (
  side: AnswerSide,
  { id, applicationId }: Pick<StoredSecrets, 'id' | 'applicationId'>,
): SealedSubject => ({
  side,
  id,
  applicationId,
});

export type SubjectSecrets = { subject: SealedSubject; stored: StoredSecrets; dataKey: WrappedKey };

export const openColumn = (
  {
    subject,
    stored,
    dataKey,
  }: {
    subject: SealedSubject;
    stored: Pick<StoredSecrets, 'sealed'>;
    dataKey: WrappedKey;
  },
  column: SealedColumn,
  sealer: Sealer,
): string | undefined => {
  const sealed = stored.sealed[column];
  return sealed === undefined
    ? undefined
    : sealer.open(dataKey, sealContext(subject, column), sealed);
};

/** Text to store, null to erase it, undefined to leave it unchanged. */
type PersonHmac = string | null | undefined;

const NOBODY: PersonIdentity = { firstName: '', lastName: '', birthDate: '', personTaxId: '' };

const IDENTIFYING = STORED_ANSWERS.filter(({ identifies }) => identifies === true).map(
  ({ id }) => id,
);

const isIdentifying = (id: string): boolean => IDENTIFYING.some((known) => known === id);

/**
 * The person's fingerprint after `changed` is applied to `before`; its own kind keeps it distinct
 * from all other fingerprints.
 */
export function personHmac(
  changed: Partial<PersonIdentity>,
  before: Partial<PersonIdentity>,
  sealer: Sealer,
): PersonHmac {
  if (Object.keys(changed).length === 0) return undefined;
  const input = personFingerprintInput({ ...NOBODY, ...before, ...changed });
  return input === undefined ? null : sealer.fingerprint('person', input);
}

export const identityOf = (texts: AnswersByPath, side: AnswerSide): Partial<PersonIdentity> =>
  Object.fromEntries(
    answersOfSubject('person').flatMap(({ id, wire }) => {
      const value = isIdentifying(id) ? texts[wire[side] ?? ''] : undefined;
      return value === undefined ? [] : [[id, value]];
    }),
  );

/**
 * Identity fields as stored. Secrets are opened only to compute the fingerprint and leave this
 * folder in no other form.
 */
export function identityBefore(
  before: StoredSecrets,
  subject: SealedSubject,
  dataKey: WrappedKey,
  sealer: Sealer,
): Partial<PersonIdentity> {
  const known: Readonly<Partial<Record<PersonAnswerId | BusinessAnswerId, AnswerValue>>> =
    before.answers;
  const parts = answersOfSubject('person')
    .filter(({ id }) => isIdentifying(id))
    .map((answer) => [
      answer.id,
      answer.isSecret
        ? openColumn({ subject, stored: before, dataKey }, sealedColumn(answer), sealer)
        : known[answer.id],
    ]);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

export function fingerprintsOf(
  { subject, stored, dataKey }: SubjectSecrets,
  sealer: Sealer,
): { taxIdHmac?: string; personHmac?: string } {
  const number = openColumn({ subject, stored, dataKey }, 'tax_id_sealed', sealer);
  const person =
    subject.side === 'company'
      ? undefined
      : personHmac(identityBefore(stored, subject, dataKey, sealer), {}, sealer);
  return {
    taxIdHmac: taxIdHmac(subject, number ?? '', sealer) ?? undefined,
    personHmac: person ?? undefined,
  };
}
