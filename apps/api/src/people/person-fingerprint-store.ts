import type { Answers } from '@signet/rulebook/core/answers';
import { type PersonIdentity, personFingerprintInput } from '@signet/rulebook/people/person-fingerprint';
import { columnOf } from '../application/answer-columns.ts';
import { answerSealContext } from '../application/answer-store.ts';
import type { Sealer, WrappedKey } from '../platform/seal/seal.ts';
import { sql } from '../platform/sql/sql.ts';
import type { PersonFingerprintWrite, SecretAnswers, StoreDeps } from '../platform/store-types.ts';
import { ownerSealContext } from './owner-row-store.ts';

type Given = { answers: Answers; secrets?: SecretAnswers };
type Parts = Readonly<Record<keyof PersonIdentity, string>>;

/** Which answer is which part of the person who applies, and of an owner. */
const APPLICANT: Parts = {
  firstName: 'applicant.name.firstName',
  lastName: 'applicant.name.lastName',
  dob: 'applicant.dob',
  number: 'applicant.governmentIdentification.value',
};
const OWNER: Parts = { firstName: 'firstName', lastName: 'lastName', dob: 'dob', number: 'governmentIdentification.value' };

const NOBODY: PersonIdentity = { firstName: '', lastName: '', dob: '', number: '' };

/** The parts of a person that these answers say. */
const partsIn = (parts: Parts, { answers, secrets = {} }: Given): Partial<PersonIdentity> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, path]) => {
      const value = answers[path] ?? secrets[path]?.value;
      return value === undefined ? [] : [[part, value]];
    }),
  );

/** The print of a kind of its own, so that it equals no other fingerprint. decisions.md, section 4, row 5. */
function printOf(person: PersonIdentity, sealer: Sealer): string | null {
  const key = personFingerprintInput(person);
  return key === undefined ? null : sealer.fingerprint('person', key);
}

/** The print after the change; what stood before is read only where these answers do not decide it by themselves. */
async function printAfter(
  said: Partial<PersonIdentity>,
  before: () => Promise<PersonIdentity>,
  sealer: Sealer,
): Promise<PersonFingerprintWrite> {
  const texts = Object.values(said);
  if (texts.length === 0) return undefined;
  const isDecided = texts.includes('') || texts.length === Object.keys(NOBODY).length;
  return printOf({ ...NOBODY, ...(isDecided ? {} : await before()), ...said }, sealer);
}

type Row = { dataKey: WrappedKey; firstName?: string; lastName?: string; dobSealed?: string; numberSealed?: string };

/** The person of a row. The two secrets are opened for the print alone and leave this folder as nothing else. */
const personOf = (row: Row | undefined, open: (part: 'dob' | 'number', key: WrappedKey, sealed: string) => string): PersonIdentity => ({
  firstName: row?.firstName ?? '',
  lastName: row?.lastName ?? '',
  dob: row?.dobSealed === undefined ? '' : open('dob', row.dataKey, row.dobSealed),
  number: row?.numberSealed === undefined ? '' : open('number', row.dataKey, row.numberSealed),
});

/** The print of somebody of whom nothing is stored yet: a new application's applicant. */
export const newApplicantFingerprint = (given: Given, sealer: Sealer): PersonFingerprintWrite =>
  newPrint(partsIn(APPLICANT, given), sealer);

/** The print of an owner who is added. */
export const newOwnerFingerprint = (given: Given, sealer: Sealer): PersonFingerprintWrite => newPrint(partsIn(OWNER, given), sealer);

const newPrint = (said: Partial<PersonIdentity>, sealer: Sealer): PersonFingerprintWrite => printOf({ ...NOBODY, ...said }, sealer);

/**
 * The applicant's print once these answers stand. Before an application is sent its version keeps the parts that were read; after it only a
 * step-up changes them, and those are asked one at a time.
 */
export const applicantFingerprint = ({ database, sealer }: StoreDeps, id: string, given: Given): Promise<PersonFingerprintWrite> =>
  printAfter(
    partsIn(APPLICANT, given),
    async () => {
      const [row] = await database.run<Row>(sql`select a.data_key, p.first_name, p.last_name, p.dob_sealed, t.value_sealed as number_sealed
        from applications a left join applicants p on p.application_id = a.id
        left join tax_ids t on t.application_id = a.id and t.holder = 'applicant' where a.id = ${id}`);
      return personOf(row, (part, key, sealed) => sealer.open(key, answerSealContext(columnOf(APPLICANT[part], 'secret'), id), sealed));
    },
    sealer,
  );

/** An owner's print once these answers stand. */
export const ownerFingerprint = (
  { database, sealer }: StoreDeps,
  id: string,
  ownerId: string,
  given: Given,
): Promise<PersonFingerprintWrite> =>
  printAfter(
    partsIn(OWNER, given),
    async () => {
      const [row] = await database.run<Row>(sql`select a.data_key, o.first_name, o.last_name, o.dob_sealed, o.tax_id_sealed as number_sealed
        from owners o join applications a on a.id = o.application_id where o.id = ${ownerId} and a.id = ${id}`);
      const columns = { dob: 'dob_sealed', number: 'tax_id_sealed' } as const;
      return personOf(row, (part, key, sealed) => sealer.open(key, ownerSealContext(columns[part], id, ownerId), sealed));
    },
    sealer,
  );
