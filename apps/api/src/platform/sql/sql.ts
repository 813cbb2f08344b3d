import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';

export type Sql = { readonly texts: readonly string[]; readonly values: readonly unknown[] };

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'texts' in value;

/**
 * Cache of assembled texts, keyed by the template literal and the pieces and values placed in it:
 * the same statement always gets the same texts, so its full text and name are built once.
 */
type Written = {
  texts?: readonly string[];
  withValue?: Written;
  withPiece?: WeakMap<readonly string[], Written>;
};
const writtenAt = new WeakMap<readonly string[], Written>();

function afterPiece(before: Written, texts: readonly string[]): Written {
  before.withPiece ??= new WeakMap();
  const known = before.withPiece.get(texts);
  if (known !== undefined) return known;
  const next: Written = {};
  before.withPiece.set(texts, next);
  return next;
}

function placeOf(strings: readonly string[]): Written {
  const known = writtenAt.get(strings);
  if (known !== undefined) return known;
  const place: Written = {};
  writtenAt.set(strings, place);
  return place;
}

const VALUE_PLACEHOLDER: Pick<Sql, 'texts'> = { texts: ['', ''] };

function assembleTexts(strings: readonly string[], given: readonly unknown[]): string[] {
  const texts: string[] = [strings[0] ?? ''];
  for (const [at, value] of given.entries()) {
    const piece = isSql(value) ? value : VALUE_PLACEHOLDER;
    texts.push((texts.pop() ?? '') + (piece.texts[0] ?? ''), ...piece.texts.slice(1));
    texts.push((texts.pop() ?? '') + (strings[at + 1] ?? ''));
  }
  return texts;
}

export function sql(strings: TemplateStringsArray, ...given: readonly unknown[]): Sql {
  const values: unknown[] = [];
  let place = placeOf(strings);
  for (const value of given) {
    if (isSql(value)) {
      place = afterPiece(place, value.texts);
      for (const each of value.values) values.push(each);
    } else {
      place.withValue ??= {};
      place = place.withValue;
      values.push(value ?? null);
    }
  }
  place.texts ??= assembleTexts(strings, given);
  return { texts: place.texts, values };
}

const literals = new Map<string, Sql>();

/** Trusted text as SQL; never pass external input. */
export function literalSql(text: string): Sql {
  const known = literals.get(text);
  if (known !== undefined) return known;
  const made = { texts: [text], values: [] };
  literals.set(text, made);
  return made;
}

/**
 * A trusted table or column name or keyword; never pass external input. Throws on any other
 * character.
 */
export function identifier(text: string): Sql {
  if (!/^[a-z_][a-z0-9_.]*$/.test(text)) throw new Error('not a name of a table or column');
  return literalSql(text);
}

export const emptySql: Sql = literalSql('');

/** The statement that selects from this waits for no disk: a power cut may take its row away. */
export const UNHURRIED: Sql = literalSql(
  "(select set_config('synchronous_commit', 'off', true)) as unhurried",
);

export function joinSql(pieces: readonly Sql[], between = ', '): Sql {
  const separator = literalSql(between);
  return pieces.reduce(
    (all, piece, at) => (at === 0 ? piece : sql`${all}${separator}${piece}`),
    emptySql,
  );
}

/** Like `= any(…)` for a few texts, as a parameter list. */
export const inTexts = (values: readonly string[]): Sql =>
  sql`in (${joinSql(values.map((value) => sql`${value}::text`))})`;

type Statement = { text: string; name: string };
const statements = new WeakMap<readonly string[], Statement>();

function statementIn(texts: readonly string[]): Statement {
  const text = texts.reduce((all, part, at) => (at === 0 ? part : `${all}$${at}${part}`), '');
  const statement = { text, name: nameOf(text) };
  statements.set(texts, statement);
  return statement;
}

/** A query of the builder; its row's type comes from the schema. */
type Typed<Row> = { compile(): CompiledQuery<Row> };

/** Either way to write a query: the builder, which checks columns, or a template. */
export type Query<Row = unknown> = Typed<Row> | Sql;

export const isTyped = <Row>(query: Query<Row>): query is Typed<Row> => 'compile' in query;

const names = new Map<string, string>();

/** As many texts as there are places in the code, times the sets of columns that forms write. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 40);
  names.set(text, name);
  return name;
}

/** The text with `$1…` placeholders, its values, and a name for the driver's prepared statement. */
export function statementOf(query: Query): { text: string; values: unknown[]; name: string } {
  if (isTyped(query)) {
    const { sql: text, parameters } = query.compile();
    return { text, values: [...parameters], name: nameOf(text) };
  }
  const { texts, values } = query;
  const { text, name } = statements.get(texts) ?? statementIn(texts);
  return { text, values: [...values], name };
}

const camelCased = new Map<string, string>();

function camelCase(column: string): string {
  const known = camelCased.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  camelCased.set(column, name);
  return name;
}

/**
 * Rows with column names in camel case and null columns left out; keys inside JSON columns are
 * unchanged.
 */
export const rowsOf = <Row>(rows: readonly Readonly<Record<string, unknown>>[]): Row[] =>
  rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (const column in row) if (row[column] !== null) named[camelCase(column)] = row[column];
    return named as Row; // the query's author names the row
  });

/**
 * The times in a column without one that equals `time`: two attempts of the same millisecond are
 * given back one by one.
 */
export const withoutOneTime = (column: string, time: number): Sql => {
  const [times, place] = [
    identifier(column),
    sql`array_position(${identifier(column)}, ${time}::bigint)`,
  ];
  return sql`case when ${place} is null then ${times} else ${times}[:${place} - 1] || ${times}[${place} + 1:] end`;
};
