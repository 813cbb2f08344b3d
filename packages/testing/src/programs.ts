import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PROJECT } from './project-folder.ts';

export type Program = { name: string; child: ChildProcess; exit: Promise<number> };

const stopMs = 10_000;
const askEveryMs = 100;
/** Node's compile cache, which halves the CPU time of the next start. */
const COMPILE_CACHE = join(PROJECT, 'node_modules/.cache/node-compile');
const STOP_WITH_PARENT = fileURLToPath(new URL('./stop-with-parent.ts', import.meta.url));

/**
 * Starts a program of the project with this Node. It gets its own process group, so that Ctrl-C
 * reaches it only once, through us, and it stops when we die. `log` is a file for its output, which
 * otherwise appears here; `folder` is the root of another build of the project.
 */
export function startProgram(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  log?: string,
  folder: string = PROJECT,
): Program {
  const out = log === undefined ? 'inherit' : openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, ...args], {
    cwd: folder,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...env },
    stdio: ['ignore', out, out, 'ipc'],
    detached: true,
  });
  const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
  return { name, child, exit };
}

/** Sends SIGTERM, then SIGKILL after 10 s; returns the exit code. */
export async function stopProgram({ child, exit }: Program): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return exit;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  const code = await exit;
  clearTimeout(timer);
  return code;
}

/** Waits for a 200; throws Error when the program exits first or the timeout (ms) expires. */
export async function waitFor(url: string, program: Program, timeoutMs = 90_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (program.child.exitCode !== null)
      throw new Error(
        `${program.name} ended with code ${program.child.exitCode} before ${url} answered`,
      );
    // Refused until it listens.
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(askEveryMs);
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
}

/**
 * Below the ephemeral range (from 32768 on Linux), whose ports may be taken between our check and
 * the program's start.
 */
const PORTS = { first: 10_000, perProcess: 11, processes: 2_000 };
let looked = 0;

/**
 * The first of `count` adjacent free ports, from a range of this process; another process may hold
 * all of it, then from the next one.
 */
export async function freePort(count = 1): Promise<number> {
  const places = PORTS.perProcess - count + 1;
  for (let tries = 0; tries < 5 * places; tries += 1) {
    const range = (process.pid + Math.floor(tries / places)) % PORTS.processes;
    const first = PORTS.first + range * PORTS.perProcess + (looked++ % places);
    const ports = Array.from({ length: count }, (_none, at) => first + at);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error('no free port was found');
}

/** The port that a server listens on; throws before it listens, and on a pipe. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((closed) => server.close(closed));
  return isListening;
}
