import { sql } from './sql.ts';

/** How many of the rows that an import saved are new, and how many have changed. */
export const COUNTED_ROWS = sql`count(*) filter (where is_new)::integer as added,
  count(*) filter (where not is_new)::integer as changed`;
