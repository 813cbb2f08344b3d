import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort, type Program, startProgram, stopProgram, waitFor } from '@signet/testing/programs';
import type { TestProject } from 'vitest/node';

/** The portal that the API of a test says it is. */
export const TEST_PORTAL = 'http://localhost:3000';

declare module 'vitest' {
  // A declaration is merged with an interface only.
  interface ProvidedContext {
    /** Answers `/N` with the address of the sandbox that worker N has to itself. */
    sandboxes: string;
  }
}

/** Lends a sandbox to each worker, started when its first file asks; the files of a worker run one after the other and empty it first. */
export default async function lendSandboxes(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<{ url: string; program: Program }>>();
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer(async ({ url: worker = '' }, response) => {
    // One after the other: a port that was found free is taken only once its sandbox listens.
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
  project.provide('sandboxes', `http://localhost:${(server.address() as AddressInfo).port}`); // listening on a port, not on a pipe
  return async () => {
    server.close();
    const programs = await Promise.allSettled(started.values());
    await Promise.all(programs.map((one) => one.status === 'fulfilled' && stopProgram(one.value.program)));
  };
}

async function start(worker: string): Promise<{ url: string; program: Program }> {
  const port = await freePort(2);
  const url = `http://localhost:${port}`;
  const env = { SANDBOX_PORT: String(port), PORTAL_ORIGINS: TEST_PORTAL };
  const program = startProgram(`sandbox of worker ${worker}`, ['apps/sandbox/src/main.ts'], env, '/dev/null');
  await waitFor(`${url}/control/clock`, program);
  return { url, program };
}
