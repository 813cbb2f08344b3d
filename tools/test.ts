import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareMachine } from '@signet/testing/installed-programs';
import { PROJECT } from '@signet/testing/project-folder';
import { startTestPostgres } from '@signet/testing/test-postgres';
import { buildPages } from './build-pages.ts';
import { CHECKS } from './checks/check.ts';
import { findSecrets } from './find-secrets.ts';
import { checkSupplyChain } from './supply-chain/supply-chain.ts';
import { countPlaywright, countVitest, type TestCount, total } from './test-reports.ts';

const OUT = join(PROJECT, '.test');
/** Output of the previous run; only these are deleted, because a bench may be using the folder. */
const LEFT_BEHIND = [
  'logs',
  'database',
  'browser',
  'canaries',
  'playwright',
  'vitest.json',
  'journeys-pglite.json',
  'journeys-postgres.json',
  'journeys-engines.json',
];

type Step = { title: string; run: () => Promise<TestCount> };

const one = (isGood: boolean): TestCount => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });
const children = new Set<ReturnType<typeof spawn>>();

/** Runs a program from node_modules with this Node, printing its output; returns its exit code. */
async function tool(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(PROJECT, 'node_modules', file), ...args], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.add(child);
  const [code] = await once(child, 'exit');
  children.delete(child);
  return typeof code === 'number' ? code : 1;
}

const typescript = (project: string) => async () =>
  one((await tool('typescript/bin/tsc', ['-p', project])) === 0);

function passesCheck(name: string, check: () => string[]): boolean {
  const faults = check();
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAULTS'}  ${name}`);
  for (const error of faults) console.log(`        ${error}`);
  return faults.length === 0;
}

async function unit(): Promise<TestCount> {
  const report = join(OUT, 'vitest.json');
  await tool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return countVitest(report, (process.env.SHARED_DATA ?? '') !== '');
}

async function supplyChain(): Promise<TestCount> {
  const { errors, notes } = await checkSupplyChain();
  for (const note of notes) console.log(note);
  return one(
    passesCheck('advisories, licences, install scripts, secrets in the repository', () => errors),
  );
}

const journeys =
  (name: string, env: Readonly<Record<string, string>>) => async (): Promise<TestCount> => {
    const report = join(OUT, `journeys-${name}.json`);
    await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return countPlaywright(report);
  };

/**
 * Rows run in sequence; steps within a row run in parallel, since none of them keeps the processors
 * busy alone.
 */
const STEPS: readonly (readonly Step[])[] = [
  [
    {
      title: 'Format and lint',
      run: async () =>
        one((await tool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.'])) === 0),
    },
    { title: 'Types: server side', run: typescript('tsconfig.json') },
  ],
  [
    { title: 'Types: browser side', run: typescript('tsconfig.web.json') },
    {
      title: 'House rules',
      run: async () =>
        total(Object.entries(CHECKS).map(([name, check]) => one(passesCheck(name, check)))),
    },
    { title: 'Supply chain', run: supplyChain },
  ],
  [{ title: 'Build', run: () => buildPages({ always: true }).then(() => one(true)) }],
  [{ title: 'Unit and store tests', run: unit }],
  [
    {
      title: 'Journeys in a browser, PostgreSQL',
      run: journeys('postgres', { E2E_DATABASE: 'postgres' }),
    },
  ],
  [
    {
      title: 'Whole journeys in a browser, embedded database',
      run: journeys('pglite', { E2E_DATABASE: 'pglite' }),
    },
    {
      title: 'Main journeys in Firefox and WebKit',
      run: journeys('engines', { E2E_ENGINES: 'firefox,webkit' }),
    },
  ],
  [
    {
      title: 'Search for secrets',
      run: async () => one(passesCheck('secrets', () => findSecrets(OUT))),
    },
  ],
];

/** What a run may take on two processors; nothing fails beyond it. docs/decisions/0103 */
const MOST_MINUTES = 30;

const secondsSince = (startedAt: number): number => Math.round((Date.now() - startedAt) / 1000);
const minutesSince = (startedAt: number): string => (secondsSince(startedAt) / 60).toFixed(1);

async function runStep({ title, run }: Step): Promise<TestCount> {
  console.log(`\n━━ ${title}`);
  const startedAt = Date.now();
  const count = await run().catch((error: unknown): TestCount => {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  });
  console.log(
    `━━ ${title}: ${count.passed} passed, ${count.failed} failed, ${secondsSince(startedAt)} s`,
  );
  return {
    ...count,
    faults: (count.faults ?? (count.failed > 0 ? ['see above'] : [])).map(
      (error) => `${title}: ${error}`,
    ),
  };
}

async function main(): Promise<number> {
  const startedAt = Date.now();
  const machine = prepareMachine();
  for (const left of LEFT_BEHIND) rmSync(join(OUT, left), { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  Object.assign(process.env, { CHROMIUM_PATH: machine.chromium, PG_BIN: machine.postgresBin });
  const postgres = await startTestPostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
  const stopChildren = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopChildren();
      process.exit(1); // the cluster ends with this process
    });
  const counts: TestCount[] = [];
  try {
    for (const row of STEPS) counts.push(...(await Promise.all(row.map(runStep))));
  } finally {
    stopChildren();
    await postgres.stop();
  }
  const { passed, failed, faults } = total(counts);
  if (faults.length > 0) console.log(`\n━━ Did not pass, or not at once\n${faults.join('\n')}`);
  console.log(`\n━━ Everything: ${minutesSince(startedAt)} of at most ${MOST_MINUTES} minutes`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  return 1;
});
