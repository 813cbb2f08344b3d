import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { ENUMERATION_COLUMNS } from '../apps/api/src/migrations/enumeration-checks.ts';
import { migrate } from '../apps/api/src/migrations/migrate.ts';
import type { Database } from '../apps/api/src/platform/sql/database.ts';
import { pgliteDatabase } from '../apps/api/src/platform/sql/pglite.ts';
import { sql } from '../apps/api/src/platform/sql/sql.ts';

export const SCHEMA_FILE = fileURLToPath(
  new URL('../apps/api/src/platform/sql/schema.ts', import.meta.url),
);

const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  date: 'string',
  jsonb: 'Json',
  bytea: 'Uint8Array',
  'timestamp with time zone': 'Date',
  _int8: 'number[]',
  _text: 'string[]',
};

type Column = {
  ofTable: string;
  name: string;
  type: string;
  element: string;
  isNullable: boolean;
  hasDefault: boolean;
};

const LISTS = new Map(
  ENUMERATION_COLUMNS.map(([table, column, values]) => [`${table}.${column}`, values]),
);

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

const pascalCase = (name: string): string => camelCase(`_${name}`);

function typeOf({ ofTable, name, type, element, isNullable, hasDefault }: Column): string {
  const values = LISTS.get(`${ofTable}.${name}`);
  const plain = values?.map((value) => `'${value}'`).join(' | ') ?? TYPES[type] ?? TYPES[element];
  if (plain === undefined) throw new Error(`no type for ${ofTable}.${name}: ${type} ${element}`);
  if (isNullable) return `Nullable<${plain}>`;
  return hasDefault ? `Generated<${plain}>` : plain;
}

/** The text of `schema.ts`: every table of a migrated database, for the builder of queries. */
export async function schemaTypes(database: Pick<Database, 'run'>): Promise<string> {
  const columns = await database.run<Column>(sql`select c.table_name as of_table,
      c.column_name as name, c.data_type as type, c.udt_name as element,
      c.is_nullable = 'YES' as is_nullable,
      c.column_default is not null or c.is_identity = 'YES' as has_default
    from information_schema.columns c
    join information_schema.tables t
      on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name not like 'kysely%'
    order by c.table_name collate "C", c.ordinal_position`);
  const tables = Map.groupBy(columns, ({ ofTable }) => ofTable);
  const types = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `  ${camelCase(column.name)}: ${typeOf(column)};`);
    return `type ${pascalCase(table)} = {\n${lines.join('\n')}\n};\n`;
  });
  const names = [...tables.keys()].map((table) => `  ${camelCase(table)}: ${pascalCase(table)};`);
  return `// Written by \`npm run schema-types\` from the migrations; do not edit.
import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, string>;
/** A null is left out of the row that is read, so that it is undefined. */
type Nullable<Value> = [Value] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read | undefined, Insert | null | undefined, Update | null | undefined>
  : ColumnType<Value | undefined, Value | null | undefined, Value | null | undefined>;

${types.join('\n')}
export type Schema = {
${names.join('\n')}
};
`;
}

if (import.meta.main) {
  const pglite = await PGlite.create();
  const database = pgliteDatabase(pglite);
  await migrate(database);
  writeFileSync(SCHEMA_FILE, await schemaTypes(database));
  await pglite.close();
}
