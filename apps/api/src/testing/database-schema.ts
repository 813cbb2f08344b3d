import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';

type Column = { at: string; type: string; mayBeEmpty: boolean; fillsItself: boolean };
const COLUMNS = sql`select table_name || '.' || column_name as at, data_type as type, is_nullable = 'YES' as may_be_empty,
  column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as fills_itself
  from information_schema.columns where table_schema = 'public' order by 1`;
/**
 * Whatever can make a write fail, by table. Checks of known values are left out, because they only
 * ever widen.
 */
const GUARDS = sql`select conrelid::regclass::text || ' ' || conname as at, case contype when 'f' then
      (select array_agg(conrelid::regclass::text || '.' || a.attname) from pg_attribute a
        where a.attrelid = conrelid and a.attnum = any (conkey)) end as columns
    from pg_constraint where connamespace = 'public'::regnamespace
    and conname not like '%\\_known' and contype <> 'n'
  union select i.indrelid::regclass::text || ' ' || c.relname, (select array_agg(c.relname || '.' || a.attname)
    from pg_attribute a, pg_class c
      where c.oid = i.indrelid and a.attrelid = i.indrelid and a.attnum = any (i.indkey))
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and i.indexprs is null
  union select i.indrelid::regclass::text || ' ' || i.indexrelid::regclass::text, null
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and i.indexprs is not null
  union select tgrelid::regclass::text || ' ' || tgname, null from pg_trigger where not tgisinternal
    order by 1, 2`;

/** The columns of all tables, and what guards them. */
export async function schemaOf(database: Database) {
  const columns = await database.run<Column>(COLUMNS);
  const guards = await database.run<{ at: string; columns?: string[] }>(GUARDS);
  return { columns: new Map(columns.map((column) => [column.at, column])), guards };
}
