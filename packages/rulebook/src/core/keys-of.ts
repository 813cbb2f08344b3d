/** The table's own keys, in its order, with their type, which `Object.keys` widens to string. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];
