import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clusterOwner, findPostgres } from './installed-programs.ts';
import { freePort } from './programs.ts';

export type DurableCluster = {
  url: string;
  port: number;
  version: string;
  /** Stops it immediately without a checkpoint; `resume` restarts it on the same data. */
  halt: () => void;
  /** kill -9 of the postmaster and its children; `resume` recovers from the WAL. */
  kill: () => Promise<void>;
  resume: () => void;
  /**
   * Suspends the server's processes and their connections, like a hung machine; `thaw` resumes
   * them.
   */
  freeze: () => Promise<void>;
  thaw: () => void;
  stop: () => void;
};

// As in production: acknowledged writes are on disk. The test cluster trades this for speed, so it
// is unfit for measurements.
const SETTINGS = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'max_connections=300', // ten workers and an API process hold 250
  'listen_addresses=127.0.0.1',
];

/**
 * Starts a disposable PostgreSQL with production's durability; throws Error when PostgreSQL is not
 * installed.
 */
export async function startDurableCluster(): Promise<DurableCluster> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new Error('PostgreSQL is not installed; set PG_BIN to the folder of its programs');
  const folder = mkdtempSync(join(tmpdir(), 'signet-bench-pg-'));
  const data = join(folder, 'data');
  const port = await freePort();
  mkdirSync(data);
  const owner = clusterOwner();
  if (owner !== undefined) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  run(
    bin,
    'initdb',
    ['-D', data, '-U', 'signet', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    folder,
  );
  const options = [...SETTINGS, `port=${port}`, `unix_socket_directories=${folder}`]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  const start = () =>
    run(
      bin,
      'pg_ctl',
      ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', '-t', '30', 'start'],
      folder,
    );
  const halt = () => run(bin, 'pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'], folder);
  const frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  };
  start();
  return {
    kill: async () => {
      const [postmaster = 0, ...children] = await processesOf(data);
      process.kill(postmaster, 'SIGKILL');
      for (const pid of children) endNow(pid);
      await untilGone([postmaster, ...children]);
      // When nothing reaps zombies, the PID in a lock file still looks alive.
      for (const lock of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)])
        rmSync(lock, { force: true });
    },
    freeze: async () => {
      frozen.push(...(await processesOf(data)));
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw,
    url: `postgres://signet@127.0.0.1:${port}/postgres`,
    port,
    version: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    halt,
    resume: start,
    stop: () => {
      thaw();
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The postmaster of a data folder and its children, which are complete once the postmaster is
 * stopped.
 */
async function processesOf(data: string): Promise<number[]> {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  return [postmaster, ...stdout.split('\n').map(Number).filter(Boolean)];
}

/** Tolerates a process that has already exited: children of a dead postmaster exit on their own. */
function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    return; // it had already exited
  }
}

const goneWithinMs = 10_000;

/** Waits until all have exited; a server started earlier would meet their shared memory. */
async function untilGone(pids: readonly number[]): Promise<void> {
  const until = performance.now() + goneWithinMs;
  for (;;) {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', pids.join(',')]).catch(
      () => ({ stdout: '' }),
    ); // ps fails when none is left
    if (!stdout.split('\n').some((state) => state.trim() !== '' && !state.trim().startsWith('Z')))
      return;
    if (performance.now() > until) throw new Error('PostgreSQL did not end by kill -9');
    await sleep(10);
  }
}

/**
 * Runs a PostgreSQL program, as the user postgres when we are root, because initdb refuses root.
 */
function run(bin: string, program: string, args: readonly string[], cwd: string): void {
  execFileSync(join(bin, program), [...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...clusterOwner(),
  });
}
