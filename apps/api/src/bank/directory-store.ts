import type { Market } from '@signet/rulebook/reference/locales';
import { newRowId } from '../platform/ids.ts';
import { COUNTED_ROWS } from '../platform/sql/counted-rows.ts';
import { query } from '../platform/sql/query.ts';
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
    load: (banks, { operator, fileHash }) =>
      database.transaction(async (tx) => {
        const given = sql`jsonb_to_recordset(${JSON.stringify(banks)}::jsonb)
          as g(market text, number text, name text)`;
        const [gone] = await tx.run<{ removed: number }>(sql`
          with deleted as (delete from bank_directory d
            where d.market in (select g.market from ${given})
              and (d.market, d.number) not in (select g.market, g.number from ${given})
            returning 1)
          select count(*)::integer as removed from deleted`);
        const [saved] = await tx.run<{ added: number; changed: number }>(sql`
          with saved as (insert into bank_directory (market, number, name)
            select g.market, g.number, g.name from ${given}
            on conflict (market, number) do update set name = excluded.name
              where bank_directory.name <> excluded.name
            returning (xmax = 0) as is_new)
          select ${COUNTED_ROWS} from saved`);
        const loaded = { added: 0, changed: 0, removed: 0, ...saved, ...gone };
        if (loaded.added + loaded.changed + loaded.removed > 0)
          tx.send(
            query.insertInto('bankDirectoryImports').values({
              ...{ id: newRowId('imp'), importedAt: clock.now(), operator, fileHash },
              ...loaded,
            }),
          );
        return loaded;
      }),
  };
}
