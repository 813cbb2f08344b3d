import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clusterOwner, findPgbouncer } from './installed-programs.ts';
import { freePort } from './programs.ts';

export type TestPooler = {
  /** The same database through the pooler. */
  url: string;
  /** Lets the user sign in with this password alone from now on. */
  changePassword(password: string): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** Connections to the server that all clients share. */
  connections?: number;
  /** Startup parameters that it takes and forgets, as many hosted poolers do. */
  ignores?: string;
  password?: string;
};

/**
 * PgBouncer in transaction mode in front of one database; throws Error when it is not installed.
 */
export async function startTestPooler(
  databaseUrl: string,
  { connections = 10, ignores = '', password }: Options = {},
): Promise<TestPooler> {
  const program = findPgbouncer();
  if (program === undefined)
    throw new Error('PgBouncer is not installed; set PGBOUNCER_PATH to its program');
  const folder = mkdtempSync(join(tmpdir(), 'signet-pgbouncer-'));
  const owner = clusterOwner();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const database = pathname.slice(1);
  const listenPort = await freePort();
  const users = join(folder, 'users.txt');
  const writeUsers = (text: string): void =>
    writeFileSync(users, `"${username}" "${text}"\n`, { mode: 0o644 });
  writeUsers(password ?? '');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    unix_socket_dir: '',
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: 500,
    auth_type: password === undefined ? 'trust' : 'plain',
    auth_file: users,
    ignore_startup_parameters: ignores,
  };
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `${database} = host=${hostname} port=${port} user=${username}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
    { mode: 0o644 },
  );
  const server = spawn(program, [file], { ...owner, cwd: folder, stdio: 'ignore' });
  const end = () => server.kill('SIGTERM');
  process.once('exit', end);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${listenPort}`;
  const opens = async (text: string): Promise<boolean> => {
    const withPassword = new URL(url);
    withPassword.password = text;
    const client = new pg.Client({ connectionString: withPassword.href });
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false; // not yet; the wait has a limit
    } finally {
      await client.end();
    }
  };
  await until(() => opens(password ?? ''), 'the pooler answers');
  return {
    url: url.href,
    changePassword: async (next) => {
      writeUsers(next);
      server.kill('SIGHUP');
      await until(() => opens(next), 'the pooler takes the new password');
    },
    stop: async () => {
      process.off('exit', end);
      const ended = server.exitCode === null ? once(server, 'exit') : undefined;
      end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const readyMs = 10_000;

async function until(isReady: () => Promise<boolean>, what: string): Promise<void> {
  const limit = performance.now() + readyMs;
  while (!(await isReady())) {
    if (performance.now() > limit) throw new Error(`${what}: not within ${readyMs / 1_000} s`);
    await pause(50);
  }
}
