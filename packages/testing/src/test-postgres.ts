import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clusterOwner, findPostgres } from './installed-programs.ts';
import { freePort } from './programs.ts';

const readyMs = 30_000;
/**
 * Tests open hundreds of small databases: planning each statement six times a connection and
 * visiting each database every minute would take a third of the server's time.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: 200,
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  autovacuum_naptime: '5min',
} as const;
/**
 * A RAM disk, and the free space that it needs: commits reach the "disk", as the product demands,
 * at no cost.
 */
const memory = { folder: '/dev/shm', freeBytes: 4 * 1024 ** 3 };

/**
 * PostgreSQL for the duration of the tests: TEST_POSTGRES_URL, otherwise a disposable cluster on a
 * free port. Throws Error when neither is available.
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined && given !== '') return { url: given, stop: async () => undefined };
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('no PostgreSQL was found: install it, or set PG_BIN or TEST_POSTGRES_URL');
  const owner = clusterOwner();
  const quick = quickFolder();
  removeAbandoned(quick);
  const folder = mkdtempSync(join(quick, NAME));
  writeFileSync(join(folder, STARTED_BY), String(process.pid));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const server = spawn(join(programs, 'postgres'), args, {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    stop: async () => {
      process.off('exit', end);
      const ended = server.exitCode === null ? once(server, 'exit') : undefined;
      end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const NAME = 'signet-postgres-';
const STARTED_BY = 'started-by';

/** Ends and removes clusters of runs that were killed, which would fill the memory. */
function removeAbandoned(quick: string): void {
  for (const name of readdirSync(quick).filter((one) => one.startsWith(NAME))) {
    const pidIn = (file: string): number => {
      const path = join(quick, name, file);
      return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : 0;
    };
    const [parent, server] = [pidIn(STARTED_BY), pidIn(join('data', 'postmaster.pid'))];
    if (isRunning(parent)) continue;
    if (isRunning(server)) {
      if (parent === 0) continue; // not ours to judge
      process.kill(server, 'SIGQUIT');
    }
    rmSync(join(quick, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's
  }
}

/** Prefers the RAM disk when it has enough space. */
function quickFolder(): string {
  if (!existsSync(memory.folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory.folder);
  return bavail * bsize >= memory.freeBytes ? memory.folder : tmpdir();
}

async function answers(url: string): Promise<void> {
  const limit = performance.now() + readyMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > limit) throw error;
      await pause(50);
    }
  }
}
