import { persona } from '@signet/personas/personas';
import { completeApplication, submitApplication } from '@signet/testing/applications';
import { type Client, signInByHttp } from '@signet/testing/http-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost, median, rounded } from '../figures.ts';

const sizes = { small: 1_000, large: 1_000_000 } as const;
/** Maximum slowdown at a thousand times as many applications. */
const limitFactor = 1.3;
const rowsAtOnce = 100_000;
const ownApplications = 20;
/** Many short rounds, so that some of them run undisturbed by other work on the machine. */
const rounds = 36;
const callsPerRound = 15;
const warmUpCalls = 200;

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
 * Time to load the list and one application among a thousand and among a million applications. Rows
 * are created in SQL.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('growth', { database: 'postgres' });
  const database = new pg.Client({ connectionString: world.databaseUrl });
  try {
    await database.connect();
    const client = await signInByHttp(world, 'growth@example.com');
    const person = persona('ana', 1);
    const made = await completeApplication(client.call, person);
    await submitApplication(client.call, String(made.id), person);
    await decided(database, String(made.id));
    const figures = await compare({ world, database, client, applicationId: String(made.id) });
    console.error(JSON.stringify(figures));
    // The world dumps its database when it stops, and the change log normally cannot be truncated.
    await database.query(
      `set session_replication_role = replica; truncate ${Object.keys(TABLES)} cascade`,
    );
    return figures;
  } finally {
    await database.end();
    await world.stop();
  }
}

type Growing = { world: BenchWorld; database: pg.Client; client: Client; applicationId: string };

async function compare(at: Growing): Promise<object> {
  await copies(at, 1, ownApplications, true);
  await copies(at, ownApplications + 1, sizes.small, false);
  const small = await timed(at);
  const began = performance.now();
  await copies(at, sizes.small + 1, sizes.large, false);
  const filledMs = performance.now() - began;
  const large = await timed(at);
  const { rows } = await at.database.query<{ count: string }>('select count(*) from applications');
  return {
    applications: [sizes.small, Number(rows[0]?.count)],
    filledInSeconds: rounded(filledMs / 1_000, 0),
    listMs: [rounded(small.listMs), rounded(large.listMs)],
    loadMs: [rounded(small.loadMs), rounded(large.loadMs)],
    list: atMost(rounded(large.listMs / small.listMs), limitFactor),
    load: atMost(rounded(large.loadMs / small.loadMs), limitFactor),
  };
}

/**
 * Copies the application for numbers `from` to `to`: for the same person, or each for a new one.
 */
async function copies(
  { database, applicationId }: Growing,
  from: number,
  to: number,
  isOwn: boolean,
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
        name === 'user_id' && table === 'applications' ? userId : (own[name] ?? `t.${name}`),
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

/**
 * Takes the median per round and the fastest round, because other work on the machine only ever
 * slows calls.
 */
async function timed({
  client,
  applicationId,
}: Growing): Promise<{ listMs: number; loadMs: number }> {
  const list = () => client.call('getAccounts', {});
  const load = () => client.call('getApplication', { id: applicationId });
  for (let call = 0; call < warmUpCalls; call += 1) await (call % 2 === 0 ? list() : load());
  const middles = { list: [] as number[], load: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    middles.list.push(median(await timesOf(list)));
    middles.load.push(median(await timesOf(load)));
  }
  return { listMs: Math.min(...middles.list), loadMs: Math.min(...middles.load) };
}

async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < callsPerRound; nth += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return times;
}

const decisionWithinMs = 60_000;

/** Waits for the first decision, so that the copies have one. */
async function decided(database: pg.Client, applicationId: string): Promise<void> {
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
