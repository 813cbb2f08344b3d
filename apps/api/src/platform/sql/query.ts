import {
  CamelCasePlugin,
  DummyDriver,
  type Insertable,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Selectable as SelectableRow,
  type Updateable,
} from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Builds queries whose tables and columns are checked when the program is compiled. It runs none:
 * `run` and `send` do.
 */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});

/** A row as it is read. */
export type Selectable<Table extends keyof Schema> = SelectableRow<Schema[Table]>;

/** A row as it is added; what the database fills in may be left out. */
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** Some columns of a table with values to be written. */
export type Columns<Table extends keyof Schema> = Updateable<Schema[Table]>;
