/** The table's own keys, in its order, with their type, which `Object.keys` widens to string. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];

/** The table's keys with their rows, in its order; a row that is left out has none. */
export const entriesOf = <Table extends object>(
  table: Table,
): [keyof Table & string, Required<Table>[keyof Table & string]][] =>
  Object.entries(table) as [keyof Table & string, Required<Table>[keyof Table & string]][];

/** A table of these rows by their keys. */
export const fromEntries = <Key extends string, Row>(
  rows: readonly (readonly [Key, Row])[],
): Record<Key, Row> => Object.fromEntries(rows) as Record<Key, Row>;

/** A table with one row for each of the keys. */
export const tableOf = <Key extends string, Row>(
  keys: readonly Key[],
  rowOf: (key: Key) => Row,
): Record<Key, Row> => fromEntries(keys.map((key) => [key, rowOf(key)] as const));

/** True for a key of the table itself. */
export const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** True for one of these values. */
export const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);
