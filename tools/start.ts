import { PORTALS_DEFAULT_FIRST, portalHost } from '@signet/rulebook/reference/portals';
import { type Program, startProgram, stopProgram, waitFor } from '@signet/testing/programs';
import { buildPages } from './build-pages.ts';

const REFUSAL = 'npm start is for a person’s own machine: in production use `npm run start:api` and `npm run start:worker`.';

/** What a person needs to know once everything answers; each program has printed its own addresses. */
const readyLine = (port: string, sandboxPort: string): string =>
  `\nReady: open http://localhost:${port}. Phones, mailboxes, magic values, faults and the clock: http://localhost:${sandboxPort}. Ctrl-C stops both.`;

/** Starts sandbox and product, stays while both live, and answers the code to leave with. */
async function start(env: NodeJS.ProcessEnv): Promise<number> {
  const port = env.PORT ?? '3000';
  const sandboxPort = env.SANDBOX_PORT ?? '4000';
  const portals = PORTALS_DEFAULT_FIRST.map((portal) => `http://${portalHost(portal, 'localhost')}:${port}`).join(',');
  const running: Program[] = [];
  const stopped = Promise.withResolvers<number>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.resolve(0));
  const run = (name: string, args: string[], more: Record<string, string>): Program => {
    const program = startProgram(name, args, { PORT: port, SANDBOX_PORT: sandboxPort, ...more });
    running.push(program);
    void program.exit.then((code) => {
      if (running.includes(program)) console.error(`The ${name} ended with code ${code}.`);
      stopped.resolve(code);
    });
    return program;
  };
  const begin = async (): Promise<void> => {
    await buildPages();
    const sandbox = run('sandbox', ['apps/sandbox/src/main.ts'], { PORTAL_ORIGINS: env.PORTAL_ORIGINS ?? portals });
    await waitFor(`http://localhost:${sandboxPort}/healthz`, sandbox);
    const product = run('product', ['apps/api/src/main.ts', 'all'], {});
    await waitFor(`http://localhost:${port}/readyz`, product);
    console.log(readyLine(port, sandboxPort));
  };
  begin().catch((fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : fault);
    stopped.resolve(1);
  });
  const code = await stopped.promise;
  // The product first: it says good-bye to the sandbox's clock.
  for (const program of running.splice(0).reverse()) await stopProgram(program);
  return code;
}

if (process.env.SIGNET_ENV === 'production') {
  console.error(REFUSAL);
  process.exitCode = 1;
} else process.exit(await start(process.env));
