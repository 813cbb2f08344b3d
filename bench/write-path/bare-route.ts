import { once } from 'node:events';
import Fastify from 'fastify';
import pg from 'pg';

/** As many connections as the product's own pool. */
const poolSize = 16;

/** The database work of one save: version, answer and audit row in one prepared statement. */
const SAVE = {
  name: 'save',
  text: `with changed as (update bare_applications set version = version + 1, saved_at = $3, audit_head = $4 where id = $1 and version = $2 returning id, version),
      answered as (update bare_businesses set dba = $5 from changed where application_id = changed.id),
      log as (insert into bare_audit (application_id, seq, at, detail, hash) select id, version, $3, $6, $4 from changed)
    select version from changed`,
};

const TABLES = `create table bare_applications (id text primary key, version integer not null, saved_at bigint, audit_head text);
  create table bare_businesses (application_id text primary key, dba text);
  create table bare_audit (application_id text, seq integer, at bigint, detail text, hash text, primary key (application_id, seq));`;

type Save = {
  Params: { id: string };
  Body: { company: { dba: string } };
  Headers: { 'if-match': string };
};

/**
 * The lower bound of a save: a route without rules and with one statement. Sends its address to the
 * parent process.
 */
const [databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
await pool.query(TABLES);
const app = Fastify();
app.post<{ Params: { id: string } }>('/applications/:id', async ({ params: { id } }) => {
  await pool.query('insert into bare_applications (id, version) values ($1, 1)', [id]);
  await pool.query('insert into bare_businesses (application_id) values ($1)', [id]);
  return { version: 1 };
});
app.put<Save>(
  '/applications/:id',
  async ({ params: { id }, body: { company }, headers }, reply) => {
    const version = Number(headers['if-match'].slice(1, -1));
    const head = `${id}${version}`.padEnd(64, '0').slice(0, 64);
    const values = [id, version, Date.now(), head, company.dba, '{"paths":["company.dba"]}'];
    const { rows } = await pool.query<{ version: number }>({ ...SAVE, values });
    return rows[0] ?? reply.code(412).send({});
  },
);
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
await once(process, 'SIGTERM');
await app.close();
await pool.end();
