import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { SchemaChange } from './running.ts';

/** The last of the migrations that the baseline replaced. */
const LAST_REPLACED = '0071-registered-in';

const TABLES = readFileSync(new URL('baseline.sql', import.meta.url), 'utf8');

/** All tables in a new database; one of the release before has them already. docs/decisions/0220. */
export const baseline: SchemaChange = {
  onlyAdds: true,
  up: async (kysely) => {
    if (await hasTable(kysely, 'applications')) return assertResealed(kysely);
    // One statement, because the embedded database prepares each.
    await sql.raw(`do $tables$ begin execute $sql$ ${TABLES} $sql$; end $tables$`).execute(kysely);
  },
};

export const isReplaced = (migration: string): boolean => migration <= LAST_REPLACED;

/** Throws where the database stopped before the last of the replaced migrations. */
export function assertBaselineReached(ran: readonly string[]): void {
  if (ran.some(isReplaced) && !ran.includes(LAST_REPLACED))
    throw new Error(
      `the database has not run migration ${LAST_REPLACED}: start the release before this one on it first`,
    );
}

/** The release before sealed old values anew, hour by hour; nothing opens the others any more. */
async function assertResealed(kysely: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from people where seal_format = 1
    union all select from businesses where seal_format = 1 limit 1`.execute(kysely);
  if (rows.length > 0)
    throw new Error(
      'some values have the first seal format: let the release before this one run for an hour',
    );
}

export const hasTable = async (kysely: Kysely<unknown>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${name}) is not null as there`.execute(kysely);
  return rows[0]?.there === true;
};
