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
  /** Ends it at once without a checkpoint; `resume` starts it anew on the same data. */
  halt: () => void;
  /** kill -9 of the postmaster and whoever works for it; `resume` recovers from the log. */
  kill: () => Promise<void>;
  resume: () => void;
  /** Stops the server's processes where they are, connections and all, as a machine that hangs does; `thaw` lets them go on. */
  freeze: () => Promise<void>;
  thaw: () => void;
  stop: () => void;
};

// As in production: what is acknowledged is on the disk. The cluster of the tests gives that up for speed, so it cannot be measured.
const SETTINGS = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=100', 'listen_addresses=127.0.0.1'];

/** Makes and starts a throw-away PostgreSQL with production's promises; throws Error where no PostgreSQL is installed. */
export async function startDurableCluster(): Promise<DurableCluster> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed; set PG_BIN to the folder of its programs');
  const folder = mkdtempSync(join(tmpdir(), 'signet-bench-pg-'));
  const data = join(folder, 'data');
  const port = await freePort();
  mkdirSync(data);
  const owner = clusterOwner();
  if (owner !== undefined) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  run(bin, 'initdb', ['-D', data, '-U', 'signet', '--auth=trust', '--encoding=UTF8', '--locale=C'], folder);
  const options = [...SETTINGS, `port=${port}`, `unix_socket_directories=${folder}`].map((setting) => `-c ${setting}`).join(' ');
  const start = () => run(bin, 'pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', '-t', '30', 'start'], folder);
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
      // Where nobody reaps the dead, the number in a lock file still looks alive.
      for (const lock of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)]) rmSync(lock, { force: true });
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

/** The postmaster of a data folder, then its children: whoever it has when it stands still. */
async function processesOf(data: string): Promise<number[]> {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  return [postmaster, ...stdout.split('\n').map(Number).filter(Boolean)];
}

/** Ends a process that may be gone already: whoever works for a dead postmaster ends by itself. */
function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    return; // it was faster
  }
}

const goneWithinMs = 10_000;

/** Waits until none of them runs; a server that starts earlier would meet their memory. */
async function untilGone(pids: readonly number[]): Promise<void> {
  const until = performance.now() + goneWithinMs;
  for (;;) {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', pids.join(',')]).catch(() => ({ stdout: '' })); // it fails where none is left
    if (!stdout.split('\n').some((state) => state.trim() !== '' && !state.trim().startsWith('Z'))) return;
    if (performance.now() > until) throw new Error('PostgreSQL did not end by kill -9');
    await sleep(10);
  }
}

/** Runs one of PostgreSQL's programs, as the user postgres when we are root, because initdb refuses root. */
function run(bin: string, program: string, args: readonly string[], cwd: string): void {
  execFileSync(join(bin, program), [...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'], ...clusterOwner() });
}
