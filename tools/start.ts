import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { PORTALS, PORTALS_DEFAULT_FIRST, portalHost } from '@signet/rulebook/reference/portals';
import { type Program, startProgram, stopProgram, waitFor } from '@signet/testing/programs';
import { PROJECT } from '@signet/testing/project-folder';
import { buildPages } from './build-pages.ts';

const REFUSAL =
  'npm start is for a person’s own machine: in production use `npm run start:api` and `npm run start:worker`.';
const LOG_FILE = 'start.log';
const lastLines = 15;

const CASES_BEGIN = {
  new: 'Cases    on their way to the desk, for about a minute (npm start -- --no-cases leaves them out, --aged-cases makes some of them late)',
  aged: 'Cases    on their way to the desk; until they are there, in about three minutes, the clock is in the past',
};
const CASES_END = 'Cases    are at the desk, and some more wait for their applicants';
const CASES_FAILED = 'Cases    some are missing; the log says why';

type Ports = { port: string; sandboxPort: string; deskPort: string; consolePort: string };

function readyLines({
  port,
  sandboxPort,
  deskPort,
  consolePort,
  log,
}: Ports & { log: string }): string[] {
  const portals = PORTALS_DEFAULT_FIRST.map(
    (portal) => `http://${portalHost(portal, 'localhost')}:${port}  (${PORTALS[portal].name})`,
  );
  const [first = '', ...others] = portals;
  return [
    `Portal   ${first}`,
    ...others.map((portal) => `         ${portal}`),
    `Desk     http://desk.localhost:${deskPort}  (staff: sign in as any of the sandbox’s people)`,
    `Console  http://console.localhost:${consolePort}  (partners: sign in as nina@northwind.example)`,
    `API      http://localhost:${port}/api/docs`,
    `Sandbox  http://localhost:${sandboxPort}  (phones, mailboxes, magic values, faults, the clock)`,
    `Log      ${log}  (npm start -- --verbose prints it here; Ctrl-C stops)`,
  ];
}

/** The desk's cases are made once, with a new embedded database. */
const isForCases = (dataDir: string, env: NodeJS.ProcessEnv): boolean =>
  !process.argv.includes('--no-cases') &&
  (env.DATABASE_URL ?? '') === '' &&
  readdirSync(dataDir).every((name) => name === LOG_FILE);

/** Runs sandbox and product until one of them exits; returns the exit code. */
async function start(env: NodeJS.ProcessEnv, isVerbose: boolean): Promise<number> {
  const port = env.PORT ?? '3000';
  const sandboxPort = env.SANDBOX_PORT ?? '4000';
  const deskPort = env.DESK_PORT ?? '3100';
  const consolePort = env.CONSOLE_PORT ?? '3200';
  const dataDir = resolve(PROJECT, env.DATA_DIR ?? '.data');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const hasCasesToMake = isForCases(dataDir, env);
  const logFile = join(dataDir, LOG_FILE);
  writeFileSync(logFile, '');
  const running: Program[] = [];
  const stopped = Promise.withResolvers<number>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopped.resolve(0));
  const run = (name: string, args: string[]): Program => {
    const program = startProgram(
      name,
      args,
      { PORT: port, SANDBOX_PORT: sandboxPort, DESK_PORT: deskPort, CONSOLE_PORT: consolePort },
      isVerbose ? undefined : logFile,
    );
    running.push(program);
    void program.exit.then((code) => {
      if (!running.includes(program)) return stopped.resolve(code);
      if (!isVerbose)
        console.error(
          readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lastLines).join('\n'),
        );
      console.error(`The ${name} ended with code ${code}.`);
      stopped.resolve(code);
    });
    return program;
  };
  const begin = async (): Promise<void> => {
    await buildPages({ prints: isVerbose });
    const sandbox = run('sandbox', ['apps/sandbox/src/main.ts']);
    await waitFor(`http://localhost:${sandboxPort}/healthz`, sandbox);
    const product = run('product', ['apps/api/src/main.ts', 'all']);
    await waitFor(`http://localhost:${port}/readyz`, product);
    for (const line of readyLines({
      ...{ port, sandboxPort, deskPort, consolePort },
      log: relative(PROJECT, logFile),
    }))
      console.log(line);
    if (hasCasesToMake) makeCases();
  };
  /** Not one of the programs that must run: without cases everything else works. */
  const makeCases = (): void => {
    const isAged = process.argv.includes('--aged-cases');
    console.log(isAged ? CASES_BEGIN.aged : CASES_BEGIN.new);
    const { child, exit } = startProgram(
      'cases',
      ['tools/desk-cases/desk-cases.ts', ...(isAged ? ['--aged'] : [])],
      { PORT: port, SANDBOX_PORT: sandboxPort },
      isVerbose ? undefined : logFile,
    );
    void stopped.promise.then(() => child.kill());
    void exit.then((code) => {
      if (child.signalCode === null) console.log(code === 0 ? CASES_END : CASES_FAILED);
    });
  };
  begin().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    stopped.resolve(1);
  });
  const code = await stopped.promise;
  // The product stops first, because it unregisters from the sandbox's clock.
  for (const program of running.splice(0).reverse()) await stopProgram(program);
  return code;
}

if ([process.env.SIGNET_ENV, process.env.NODE_ENV].includes('production')) {
  console.error(REFUSAL);
  process.exitCode = 1;
} else process.exit(await start(process.env, process.argv.includes('--verbose')));
