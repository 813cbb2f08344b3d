import type { Answers } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Sealer, WrappedKey } from '../platform/seal/seal.ts';
import { identifier, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { PersonFingerprintWrite, SecretAnswers } from '../platform/store-types.ts';
import { applicationTaxIdFingerprint } from '../tax-id/store.ts';
import { type AnswerColumn, APPLICANT_PHONE_PATH, columnOf } from './answer-columns.ts';

type Write = { column: string; value: string | null };
type Row = { at: AnswerColumn; writes: Write[] };

const lastDigits = 4;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Where a sealed answer stands, for the additional data that binds it there. */
export const answerSealContext = ({ table, column, holder }: AnswerColumn, applicationId: string) => ({
  table,
  column,
  applicationId,
  rowId: holder ?? applicationId,
});

/** What a secret is stored as: sealed, a fingerprint for equality, and the last four of a full number; four digits are themselves the secret. */
function sealedWrites(
  at: AnswerColumn,
  { value, sourceType }: { value: string; sourceType?: string },
  sealed: string | null,
  { id, sealer }: { id: string; sealer: Sealer },
): Write[] {
  const writes: Write[] = [{ column: at.column, value: sealed }];
  if (at.table !== 'tax_ids') return writes;
  const isFull = value.length >= LIMITS.taxIdFullDigits;
  return [
    ...writes,
    { column: 'value_print', value: value === '' ? null : applicationTaxIdFingerprint({ id, holder: at.holder ?? '', value }, sealer) },
    { column: 'last4', value: isFull ? value.slice(-lastDigits) : null },
    { column: 'source_type', value: value === '' ? null : (sourceType ?? null) },
  ];
}

type Written = { id: string; answers: Answers; secrets?: SecretAnswers; dataKey?: WrappedKey; personPrint?: PersonFingerprintWrite };

/**
 * The statements' parts that store answers below `changed`: one upsert a row, with the print of the person whom they describe, and a changed phone
 * loses its proof. Empty answers are removed.
 */
export function answerUpsertCtes({ id, answers, secrets = {}, dataKey, personPrint }: Written, sealer: Sealer): Sql[] {
  const rows = new Map<string, Row>();
  const put = (at: AnswerColumn, writes: Write[]) => {
    const key = `${at.table}_${at.holder ?? 'only'}`;
    const row = rows.get(key) ?? { at, writes: [] };
    rows.set(key, { at: row.at, writes: [...row.writes, ...writes] });
  };
  for (const [path, value] of Object.entries(answers)) {
    const at = columnOf(path, 'plain');
    put(at, [{ column: at.column, value: orNull(value) }]);
  }
  for (const [path, secret] of Object.entries(secrets)) {
    const at = columnOf(path, 'secret');
    const sealed = secret.value === '' ? null : sealer.seal(keyOf(dataKey), answerSealContext(at, id), secret.value);
    put(at, sealedWrites(at, secret, sealed, { id, sealer }));
  }
  if (personPrint !== undefined) put({ table: 'applicants', column: 'person_print' }, [{ column: 'person_print', value: personPrint }]);
  const upserts = [...rows].map(([key, row]) => sql`save_${identifier(key)} as (${upsert(row)})`);
  const phone = answers[APPLICANT_PHONE_PATH];
  if (phone === undefined) return upserts;
  return [
    ...upserts,
    sql`drop_proofs as (delete from phone_proofs using changed where phone_proofs.application_id = changed.id and phone_proofs.phone <> ${phone}::text)`,
  ];
}

function keyOf(dataKey: WrappedKey | undefined): WrappedKey {
  if (dataKey === undefined) throw new Error('secrets need the data key of their application');
  return dataKey;
}

function upsert({ at: { table, holder }, writes }: Row): Sql {
  const columns = joinSql(writes.map(({ column }) => identifier(column)));
  const values = joinSql(writes.map(({ value }) => sql`${value}::text`));
  const updates = joinSql(writes.map(({ column }) => sql`${identifier(column)} = excluded.${identifier(column)}`));
  return holder === undefined
    ? sql`insert into ${identifier(table)} (application_id, ${columns}) select id, ${values} from changed on conflict (application_id) do update set ${updates}`
    : sql`insert into ${identifier(table)} (application_id, holder, ${columns}) select id, ${holder}::text, ${values} from changed
        on conflict (application_id, holder) do update set ${updates}`;
}
