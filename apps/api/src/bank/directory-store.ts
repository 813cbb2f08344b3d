import type { Market } from '@signet/rulebook/reference/locales';
import { newRowId } from '../platform/ids.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/** Numbered by routing number (US) or institution number (Canada). */
export type DirectoryBank = { market: Market; number: string; name: string };
type Loaded = { added: number; changed: number; removed: number };

export type BankDirectory = {
  nameOf(bank: Pick<DirectoryBank, 'market' | 'number'>): Promise<string | undefined>;
  /**
   * Replaces the directory of every market in `banks`; an unchanged file is a no-op. Imports are
   * logged with their operator.
   */
  load(
    banks: readonly DirectoryBank[],
    by: { operator: string; fileHash: string },
  ): Promise<Loaded>;
};

export function buildBankDirectory({ database, clock }: StoreDeps): BankDirectory {
  return {
    nameOf: async ({ market, number }) => {
      const [row] = await database.run<{ name: string }>(
        sql`select name from bank_directory where market = ${market} and number = ${number}`,
      );
      return row?.name;
    },
    load: async (banks, { operator, fileHash }) => {
      const [row] = await database.run<Loaded>(sql`
        with given as (select *
          from jsonb_to_recordset(${JSON.stringify(banks)}::jsonb) as g(market text, number text, name text)),
        gone as (delete from bank_directory d where d.market in (select market from given)
          and not exists (select 1 from given g where g.market = d.market and g.number = d.number)
          returning d.number),
        saved as (insert into bank_directory (market, number, name) select market, number, name from given
          on conflict (market, number) do update set name = excluded.name
          where bank_directory.name <> excluded.name returning (xmax = 0) as is_new)
        insert into bank_directory_imports (id, imported_at, operator, file_hash, added, changed, removed)
          select ${newRowId('imp')}::text, ${clock.now()}::bigint, ${operator}::text, ${fileHash}::text,
            (select count(*) from saved where is_new)::integer, (select count(*) from saved
              where not is_new)::integer, (select count(*) from gone)::integer
          where exists (select 1 from saved) or exists (select 1 from gone)
          returning added, changed, removed`);
      return row ?? { added: 0, changed: 0, removed: 0 };
    },
  };
}
