import type { Schema } from './schema.ts';
import { identifier, joinSql, literalSql, type Sql, sql } from './sql.ts';

type Table = keyof Schema & string;

/** The column of a name that the program uses. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A JSON object of these columns and of what else is computed, under the names that the program
 * uses. A null is left out of it.
 */
export function jsonObject<From extends Table>(
  from: `${From} as ${string}`,
  columns: readonly (keyof Schema[From] & string)[],
  computed: Readonly<Record<string, Sql>> = {},
): Sql {
  const [, alias] = from.split(' as ');
  const pairs = [
    ...columns.map((name) => sql`${named(name)}, ${identifier(`${alias}.${columnOf(name)}`)}`),
    ...Object.entries(computed).map(([name, value]) => sql`${named(name)}, ${value}`),
  ];
  return sql`jsonb_strip_nulls(jsonb_build_object(${joinSql(pairs)}))`;
}

/** A key as a literal: keys are written in the program and consist of letters and digits. */
function named(key: string): Sql {
  if (!/^[A-Za-z0-9]+$/.test(key)) throw new Error('not a key of ours');
  return literalSql(`'${key}'`);
}

/** The rows of a query as a JSON array; an empty one if there are none. */
export const jsonArray = (object: Sql, from: Sql): Sql =>
  sql`(select coalesce(jsonb_agg(${object}), '[]'::jsonb) ${from})`;
