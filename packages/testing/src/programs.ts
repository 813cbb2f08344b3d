import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PROJECT } from './project-folder.ts';

/** One running program of the product. */
export type Program = { name: string; child: ChildProcess; exit: Promise<number> };

const stopMs = 10_000;
const askEveryMs = 100;
const STOP_WITH_PARENT = fileURLToPath(new URL('./stop-with-parent.ts', import.meta.url));

/**
 * Starts a program of the project under this Node. It stands in a process group of its own, so that Ctrl-C reaches it once, from us; it stops when
 * we die. `log` is a file for what it prints; without one it prints here. `folder` is where another build of the project lies.
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
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out, 'ipc'],
    detached: true,
  });
  const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
  return { name, child, exit };
}

/** Asks the program to stop, waits, and ends it after 10 s; answers its code. */
export async function stopProgram({ child, exit }: Program): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return exit;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  const code = await exit;
  clearTimeout(timer);
  return code;
}

/** Waits until the address answers 200; throws Error when the program ends first or the time (ms) is over. */
export async function waitFor(url: string, program: Program, timeoutMs = 90_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (program.child.exitCode !== null)
      throw new Error(`${program.name} ended with code ${program.child.exitCode} before ${url} answered`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined); // refused until it listens
    if (answer?.status === 200) return;
    await sleep(askEveryMs);
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
}

/** The first of `count` neighbouring ports that nothing uses. */
export async function freePort(count = 1): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const first = await portFrom(0);
    const others = Array.from({ length: count - 1 }, (_none, at) => first + at + 1);
    const free = await Promise.all(
      others.map((port) =>
        portFrom(port).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (free.every(Boolean)) return first;
  }
  throw new Error('no free port was found');
}

async function portFrom(port: number): Promise<number> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}
