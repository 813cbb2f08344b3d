import type pg from 'pg';

const rowsAtOnce = 100_000;

export type Copied = { database: pg.Client; applicationId: string };

type Differing = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Columns that differ per copy, with `n` as its number; all other columns are copied. */
const id = `'urn:app:' || (regexp_replace(lpad(n::text, 20, '0'), '(\\d{4})(?=\\d)', '\\1-', 'g'))`;
const TABLES: Readonly<Record<string, { of: string; own: Readonly<Record<string, string>> }>> = {
  users: {
    of: 'id = $2',
    own: {
      id: `'usr_growth_' || n`,
      subject: `'growth-' || n`,
      email_address: `'growth-' || n || '@example.com'`,
    },
  },
  applications: {
    of: 'id = $1',
    own: {
      id,
      user_id: `$2`,
      referral_url_id: `'growth-' || n`,
      reference: `regexp_replace(lpad(n::text, 8, '0'), '(\\d{4})', '\\1-')`,
    },
  },
  businesses: {
    of: 'application_id = $1',
    own: {
      id: `substr(${id}, 9)`,
      application_id: id,
      tax_id_hmac: `case when t.tax_id_sealed is not null then 'b' || n end`,
    },
  },
  people: {
    of: 'application_id = $1',
    own: {
      id: `'urn:own:' || n`,
      application_id: id,
      tax_id_hmac: `'p' || n`,
      person_hmac: `'q' || n`,
    },
  },
  terms: { of: 'application_id = $1', own: { application_id: id, person_id: `'urn:own:' || n` } },
  decisions: { of: 'application_id = $1', own: { application_id: id } },
  step_ups: {
    of: 'application_id = $1',
    own: { application_id: id, person_id: `'urn:own:' || n` },
  },
  audit: { of: 'application_id = $1 and seq = 1', own: { application_id: id } },
};

/**
 * Copies the application for numbers `from` to `to`: for the same person, or each for a new one.
 * `differing`: further columns that differ, as expressions of `n`.
 */
export async function copyApplications(
  { database, applicationId }: Copied,
  from: number,
  to: number,
  { isOwn = false, differing = {} }: { isOwn?: boolean; differing?: Differing } = {},
): Promise<void> {
  const { rows: owners } = await database.query<{ user_id: string }>(
    'select user_id from applications where id = $1',
    [applicationId],
  );
  for (let first = from; first <= to; first += rowsAtOnce) {
    const last = Math.min(to, first + rowsAtOnce - 1);
    await database.query('begin');
    for (const [table, { of, own }] of Object.entries(TABLES)) {
      if (isOwn && table === 'users') continue;
      const { rows } = await database.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      const names = rows.map(({ name }) => name);
      const userId = isOwn ? '$2::text' : `'usr_growth_' || n`;
      const values = names.map((name) =>
        name === 'user_id' && table === 'applications'
          ? userId
          : (differing[table]?.[name] ?? own[name] ?? `t.${name}`),
      );
      await database.query(
        `with asked as (select $1::text, $2::text) insert into ${table} (${names}) select ${values} from ${table} t, generate_series(${first}, ${last}) n where t.${of}`,
        [applicationId, owners[0]?.user_id],
      );
    }
    await database.query('commit');
  }
  // Otherwise the pending writes of filling the tables would be measured too.
  await database.query('vacuum (freeze, analyze)');
  await database.query('checkpoint');
}

/** The world dumps its database when it stops, and the change log normally cannot be truncated. */
export const truncateCopies = (database: pg.Client): Promise<unknown> =>
  database.query(`set session_replication_role = replica; truncate ${Object.keys(TABLES)} cascade`);

const decisionWithinMs = 60_000;

/** Waits for the first decision, so that the copies have one. */
export async function decided(database: pg.Client, applicationId: string): Promise<void> {
  const until = performance.now() + decisionWithinMs;
  for (;;) {
    const { rowCount } = await database.query('select 1 from decisions where application_id = $1', [
      applicationId,
    ]);
    if (rowCount !== null && rowCount > 0) return;
    if (performance.now() > until) throw new Error('nothing was decided');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
