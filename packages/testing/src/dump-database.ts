import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Query = <Row>(text: string) => Promise<Row[]>;

const TABLES =
  "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1";

/**
 * Dumps every row as a line of text, for the secret scan; `source` is a postgres:// URL or a data
 * folder.
 */
export async function dumpDatabase(source: string, file: string): Promise<void> {
  const { query, close } = source.startsWith('postgres')
    ? await openPostgres(source)
    : await openFolder(source);
  const tables = await query<{ name: string }>(TABLES);
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
    // One call with a hundred thousand arguments would fail.
    for (const { row } of rows) lines.push(`${name} ${row}`);
  }
  await close();
  await writeFile(file, `${lines.join('\n')}\n`);
}

async function openPostgres(url: string): Promise<{ query: Query; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: async <Row>(text: string) => (await client.query(text)).rows as Row[],
    close: () => client.end(),
  }; // rows of the query beside it
}

/** The embedded database in a data folder, once the product has closed it. */
async function openFolder(dataDir: string): Promise<{ query: Query; close: () => Promise<void> }> {
  const folders = [
    dataDir,
    ...readdirSync(dataDir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(dataDir, entry.name)] : [],
    ),
  ];
  const folder = folders.find((path) => existsSync(join(path, 'PG_VERSION')));
  if (folder === undefined) throw new Error(`no database stands in ${dataDir}`);
  const database = await PGlite.create({ dataDir: folder });
  return {
    query: async <Row>(text: string) => (await database.query<Row>(text)).rows,
    close: () => database.close(),
  };
}
