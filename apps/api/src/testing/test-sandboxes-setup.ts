import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  freePort,
  type Program,
  portOf,
  startProgram,
  stopProgram,
  waitFor,
} from '@signet/testing/programs';
import type { TestProject } from 'vitest/node';

export const TEST_PORTAL = 'http://localhost:3000';

declare module 'vitest' {
  // Only an interface can be merged into a declaration.
  interface ProvidedContext {
    /** Serves at `/N` the URL of worker N's own sandbox. */
    sandboxes: string;
  }
}

/**
 * Gives each worker a sandbox, started on first request; a worker runs its files one after the
 * other, and each resets it first.
 */
export default async function lendSandboxes(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<{ url: string; program: Program }>>();
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer(async ({ url: worker = '' }, response) => {
    // One after the other: a free port is only taken once its sandbox listens.
    const sandbox = started.get(worker) ?? last.then(() => start(worker));
    started.set(worker, sandbox);
    last = sandbox.catch(() => undefined);
    await sandbox.then(
      ({ url }) => response.end(url),
      (fault: unknown) => response.writeHead(500).end(String(fault)),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  project.provide('sandboxes', `http://localhost:${portOf(server)}`);
  return async () => {
    server.close();
    const programs = await Promise.allSettled(started.values());
    await Promise.all(
      programs.map((one) => one.status === 'fulfilled' && stopProgram(one.value.program)),
    );
  };
}

async function start(worker: string): Promise<{ url: string; program: Program }> {
  const port = await freePort(2);
  const url = `http://localhost:${port}`;
  const env = { SANDBOX_PORT: String(port), PORTAL_ORIGINS: TEST_PORTAL };
  const program = startProgram(
    `sandbox of worker ${worker}`,
    ['apps/sandbox/src/main.ts'],
    env,
    '/dev/null',
  );
  await waitFor(`${url}/control/clock`, program);
  return { url, program };
}
