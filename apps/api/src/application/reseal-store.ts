import type { SealedColumn } from '@signet/rulebook/answer-rows';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import { SealError, type Sealer, type WrappedKey } from '../platform/seal/seal.ts';
import { identifier, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { changeIfThere } from './change-application.ts';
import { type SealedSubject, sealContext } from './sealed-subject.ts';
import { keyOfBusiness } from './subject-store.ts';

export type Resealing = {
  /**
   * Rebinds secrets sealed before people and businesses had their own tables to the columns that
   * hold them now.
   */
  reseal(): Promise<void>;
};

type Sealed = { readonly [Column in SealedColumn]?: string };
type Row = {
  applicationId: string;
  id: string;
  side: SealedSubject['side'];
  dataKey: WrappedKey;
  sealed: Sealed;
};

const rowsAtOnce = 200;

/** Rows of format 1 after the given position, in an order that no write changes. */
const toReseal = ({ applicationId, id }: Pick<Row, 'applicationId' | 'id'>): Sql => sql`
  select r.application_id, r.id, r.side, r.sealed, ${keyOfBusiness} as data_key from (
    select application_id, id, role as side,
      jsonb_strip_nulls(jsonb_build_object('birth_date_sealed', birth_date_sealed, 'tax_id_sealed', tax_id_sealed)) as sealed
      from people where seal_format = 1
    union all select application_id, id, 'company', jsonb_strip_nulls(jsonb_build_object('tax_id_sealed', tax_id_sealed))
      from businesses where seal_format = 1) r
  join applications h on h.id = r.application_id join businesses b on b.application_id = h.id where (r.application_id, r.id) > (${applicationId}::text, ${id}::text)
  order by r.application_id, r.id limit ${rowsAtOnce}::integer`;

/**
 * Reseals the values for their current column; undefined when one does not open, which is left to
 * surface when it is read.
 */
function resealedValues(
  { applicationId, id, side, dataKey, sealed }: Row,
  sealer: Sealer,
): Sealed | undefined {
  const subject = { applicationId, id, side };
  const anew = ([name, text]: [string, string]) => {
    const column = name as SealedColumn; // a key of `sealed`
    return [
      name,
      sealer.seal(
        dataKey,
        sealContext(subject, column, 2),
        sealer.open(dataKey, sealContext(subject, column, 1), text),
      ),
    ];
  };
  try {
    return Object.fromEntries(Object.entries(sealed).map(anew));
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/** Updates rows of one table only if they are still as read: a concurrent write wins. */
function rewrite(
  applicationId: string,
  table: 'people' | 'businesses',
  columns: readonly SealedColumn[],
  rows: readonly object[],
): Sql {
  const list = (piece: (column: Sql) => Sql, between: string): Sql =>
    columns
      .map((column) => piece(identifier(column)))
      .reduce((all, one) => sql`${all}${{ texts: [between], values: [] }}${one}`);
  return sql`update ${identifier(table)} t set seal_format = 2, ${list((column) => sql`${column} = n.anew ->> '${column}'`, ', ')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, sealed jsonb, anew jsonb)
    where t.application_id = ${applicationId} and t.id = n.id and t.seal_format = 1
      and ${list((column) => sql`t.${column} is not distinct from n.sealed ->> '${column}'`, ' and ')}
    returning t.id`;
}

/** Reseals a few hundred rows at a time; plain values never leave this folder. */
export function buildResealing(deps: StoreDeps): Resealing {
  const { database, sealer } = deps;

  const resealApplication = async (applicationId: string, rows: readonly Row[]): Promise<void> => {
    const known = rows.flatMap((row) => {
      const anew = resealedValues(row, sealer);
      return anew === undefined
        ? []
        : [{ id: row.id, isBusiness: row.side === 'company', sealed: row.sealed, anew }];
    });
    if (known.length === 0) return;
    const businesses = known.filter(({ isBusiness }) => isBusiness);
    const people = known.filter(({ isBusiness }) => !isBusiness);
    await changeIfThere(deps, { id: applicationId, actor: 'system' }, async (tx) => {
      const resealed = await Promise.all([
        tx.run(rewrite(applicationId, 'people', ['birth_date_sealed', 'tax_id_sealed'], people)),
        tx.run(rewrite(applicationId, 'businesses', ['tax_id_sealed'], businesses)),
      ]);
      if (resealed.flat().length === 0) return undefined;
      return {
        action: 'secrets.resealed',
        detail: auditDetail({ format: 2 }),
        keepsVersion: true,
      };
    });
  };

  return {
    reseal: async () => {
      let last: Pick<Row, 'applicationId' | 'id'> = { applicationId: '', id: '' };
      for (;;) {
        const rows = await database.run<Row>(toReseal(last));
        for (const applicationId of new Set(rows.map((row) => row.applicationId)))
          await resealApplication(
            applicationId,
            rows.filter((row) => row.applicationId === applicationId),
          );
        const end = rows.at(-1);
        if (end === undefined || rows.length < rowsAtOnce) return;
        last = end;
      }
    },
  };
}
