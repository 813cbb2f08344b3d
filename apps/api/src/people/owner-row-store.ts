import type { Answers } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { OwnerType } from '@signet/rulebook/people/owner-list';
import type { Sealer, WrappedKey } from '../platform/seal/seal.ts';
import { identifier, type Sql, sql } from '../platform/sql/sql.ts';
import type { PersonFingerprintWrite, SecretAnswers, StoredOwner } from '../platform/store-types.ts';

const HUNDREDTHS = 100;
const lastDigits = 4;
const text = (value: string): Sql => sql`${value === '' ? null : value}::text`;
const yes = (value: string): Sql => sql`${value === 'YES'}::boolean`;

/** Where each answer of an owner stands, and how it is written. */
const COLUMNS: Readonly<Record<string, { column: string; write: (value: string) => Sql }>> = {
  firstName: { column: 'first_name', write: text },
  lastName: { column: 'last_name', write: text },
  email: { column: 'email_address', write: text },
  phone: { column: 'local_phone_number', write: text },
  ownershipPercentage: {
    column: 'ownership_basis_points',
    write: (value) => sql`${value === '' ? null : Math.round(Number(value) * HUNDREDTHS)}::integer`,
  },
  isController: { column: 'is_controller', write: yes },
  noAddressOrDob: { column: 'no_address_or_dob', write: yes },
  noSsn: { column: 'no_ssn', write: yes },
  ...Object.fromEntries(
    ['line1', 'line2', 'city', 'territory', 'zip'].map((column) => [`address.${column}`, { column, write: text } as const]),
  ),
};

type ColumnWrite = { column: Sql; value: Sql };
const write = (column: string, value: Sql): ColumnWrite => ({ column: identifier(column), value });

/** Where a sealed value of an owner stands. */
export const ownerSealContext = (column: 'dob_sealed' | 'tax_id_sealed', applicationId: string, ownerId: string) => ({
  table: 'owners',
  column,
  applicationId,
  rowId: ownerId,
});

/** The keyed fingerprint of a person's whole number: the same whether an applicant gives it or an owner. Four digits have none. */
export const taxIdFingerprint = (sealer: Sealer, value: string): string | undefined =>
  value.length >= LIMITS.taxIdFullDigits ? sealer.fingerprint('tax-id.applicant', value) : undefined;

type Written = { applicationId: string; ownerId: string; answers: Answers; secrets: SecretAnswers; personPrint: PersonFingerprintWrite };

/** The columns that answers and secrets of an owner write, with the person's print; an empty text removes. Throws where a path is no answer of an owner. */
export function ownerColumnWrites(
  { applicationId, ownerId, answers, secrets, personPrint }: Written,
  { sealer, dataKey }: { sealer: Sealer; dataKey: WrappedKey },
): ColumnWrite[] {
  const plain = Object.entries(answers).map(([path, value]) => {
    const at = COLUMNS[path];
    if (at === undefined) throw new Error(`no column is known for the owner's answer ${path}`);
    return write(at.column, at.write(value));
  });
  const sealed = (column: 'dob_sealed' | 'tax_id_sealed', value: string) =>
    write(column, text(value === '' ? '' : sealer.seal(dataKey, ownerSealContext(column, applicationId, ownerId), value)));
  const secret = Object.entries(secrets).flatMap(([path, { value, sourceType }]) => {
    if (path === 'dob') return [sealed('dob_sealed', value)];
    if (path !== 'governmentIdentification.value') throw new Error(`no column is known for the owner's secret ${path}`);
    const print = taxIdFingerprint(sealer, value);
    return [
      sealed('tax_id_sealed', value),
      write('tax_id_print', text(print ?? '')),
      write('tax_id_last4', text(print === undefined ? '' : value.slice(-lastDigits))),
      write('tax_id_source_type', text(value === '' ? '' : (sourceType ?? ''))),
    ];
  });
  const print = personPrint === undefined ? [] : [write('person_print', text(personPrint ?? ''))];
  return [...plain, ...secret, ...print];
}

/** The owners of the application `a` as one JSON column, the applicant first. */
export const ownersColumn: Sql = sql`(select jsonb_agg(to_jsonb(o) - 'dob_sealed' - 'tax_id_sealed' - 'tax_id_print' - 'person_print'
    || jsonb_build_object('dob_given', o.dob_sealed is not null, 'tax_id_given', o.tax_id_sealed is not null)
    order by o.type = 'OWNER', o.created_at, o.id) from owners o where o.application_id = a.id)`;

/** An owner as the database writes it. */
export type OwnerRow = Readonly<Record<string, string | number | boolean | null>>;

const asText = (value: OwnerRow[string] | undefined, column: string): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return column === 'ownership_basis_points' ? String(Number(value) / HUNDREDTHS) : String(value);
};

/** The stored owner that a row describes. */
export function readOwner(row: OwnerRow): StoredOwner {
  const answers = Object.entries(COLUMNS).map(([path, { column }]) => [path, asText(row[column], column)] as const);
  const taxId = { last4: asText(row.tax_id_last4, ''), sourceType: asText(row.tax_id_source_type, '') };
  return {
    id: String(row.id),
    type: row.type as OwnerType, // written by ourselves
    answers: Object.fromEntries(answers.filter(([, value]) => value !== '')),
    given: {
      ...(row.dob_given === true ? { dob: {} } : {}),
      ...(row.tax_id_given === true
        ? { 'governmentIdentification.value': Object.fromEntries(Object.entries(taxId).filter(([, value]) => value !== '')) }
        : {}),
    },
    isVerified: row.state === 'verified',
  };
}
