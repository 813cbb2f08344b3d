import { createHash } from 'node:crypto';

export type Sql = { readonly texts: readonly string[]; readonly values: readonly unknown[] };

const isSql = (value: unknown): value is Sql => typeof value === 'object' && value !== null && 'texts' in value;

/** SQL as written; values become parameters, other pieces are put in place. */
export function sql(strings: TemplateStringsArray, ...given: readonly unknown[]): Sql {
  const texts: string[] = [strings[0] ?? ''];
  const values: unknown[] = [];
  for (const [at, value] of given.entries()) {
    const next = strings[at + 1] ?? '';
    const piece: Sql = isSql(value) ? value : { texts: ['', ''], values: [value ?? null] };
    texts.push((texts.pop() ?? '') + (piece.texts[0] ?? ''), ...piece.texts.slice(1));
    texts.push((texts.pop() ?? '') + next);
    values.push(...piece.values);
  }
  return { texts, values };
}

/** A name or keyword of ours in SQL; never anything that came from outside. Throws on any other character. */
export function identifier(text: string): Sql {
  if (!/^[a-z_][a-z0-9_.]*$/.test(text)) throw new Error('not a name of a table or column');
  return { texts: [text], values: [] };
}

export const emptySql: Sql = { texts: [''], values: [] };

export const joinSql = (pieces: readonly Sql[], between = ', '): Sql =>
  pieces.reduce((all, piece, at) => (at === 0 ? piece : sql`${all}${{ texts: [between], values: [] }}${piece}`), emptySql);

/** `= any` of a few texts, as a list of parameters. */
export const inTexts = (values: readonly string[]): Sql => sql`in (${joinSql(values.map((value) => sql`${value}::text`))})`;

const names = new Map<string, string>();

/** The text with `$1…` places, its values, and the name under which a driver may keep it prepared. */
export function statementOf({ texts, values }: Sql): { text: string; values: unknown[]; name: string } {
  const text = texts.reduce((all, part, at) => (at === 0 ? part : `${all}$${at}${part}`), '');
  let known = names.get(text);
  if (known === undefined) {
    known = createHash('sha256').update(text).digest('base64url').slice(0, 40);
    names.set(text, known);
  }
  return { text, values: [...values], name: known };
}

const camelCase = (column: string): string => column.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The rows with column names in camel case, and columns without a value left out; JSON inside a column keeps its own names. */
export const rowsOf = <Row>(rows: readonly Readonly<Record<string, unknown>>[]): Row[] =>
  rows.map(
    (row) =>
      Object.fromEntries(Object.entries(row).flatMap(([column, value]) => (value === null ? [] : [[camelCase(column), value]]))) as Row,
  );

/** Parallel calls may commit in another order than their times: the next minute counts too. */
const togetherMs = 60_000;

/** Ignores times in the future, so that a clock set back locks nobody out. */
export const timesWithinWindow = (column: string, windowMs: number, now: number): Sql =>
  sql`(select t from unnest(${identifier(column)}) t where t > ${now - windowMs}::bigint and t <= ${now + togetherMs}::bigint)`;

/** The same of times that were read, the first first. */
export const withinWindow = (times: readonly number[], windowMs: number, now: number): number[] =>
  times.filter((time) => time > now - windowMs && time <= now + togetherMs).sort((one, other) => one - other);

export const DAY_MS = 24 * 3_600_000;
