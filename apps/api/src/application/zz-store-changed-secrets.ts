import type { WrappedKey } from '../platform/seal/seal.ts';
import { type AnswerColumn, columnOf } from './answer-columns.ts';
import { answerPlace } from './answer-store.ts';
import { sql } from '../platform/sql/sql.ts';
import type { Secret, Secrets, Store, StoreDeps } from '../store.ts';
import { taxIdPrint } from '../tax-id/store.ts';

type Row = {
  dataKey: WrappedKey;
  dobSealed?: string;
  taxIds?: Record<string, { print: string | null; sourceType: string | null }>;
};

/** Equality of secrets without handing them out: numbers by their fingerprint, a birth date by opening it here and nowhere else. */
export function buildChangedSecrets({ database, sealer }: StoreDeps): Pick<Store['applications'], 'changedSecrets'> {
  const isStored = (id: string, at: AnswerColumn, { value, sourceType }: Secret, row: Row): boolean => {
    if (at.table !== 'tax_ids') {
      return row.dobSealed === undefined ? value === '' : sealer.open(row.dataKey, answerPlace(at, id), row.dobSealed) === value;
    }
    const { holder = '' } = at;
    const stored = row.taxIds?.[holder]?.print ?? undefined;
    if (stored === undefined || value === '') return stored === undefined && value === '';
    return stored === taxIdPrint({ id, holder, value }, sealer) && (row.taxIds?.[holder]?.sourceType ?? undefined) === sourceType;
  };

  return {
    changedSecrets: async (id, secrets): Promise<Secrets> => {
      const [row] = await database.run<Row>(sql`select a.data_key, p.dob_sealed,
        (select jsonb_object_agg(t.holder, jsonb_build_object('print', t.value_print, 'sourceType', t.source_type))
          from tax_ids t where t.application_id = a.id) as tax_ids
        from applications a left join applicants p on p.application_id = a.id where a.id = ${id}`);
      if (row === undefined) return secrets;
      return Object.fromEntries(Object.entries(secrets).filter(([path, secret]) => !isStored(id, columnOf(path, 'secret'), secret, row)));
    },
  };
}
