import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { dumpDatabase } from './dump-database.ts';
import { type DurableCluster, startDurableCluster } from './durable-postgres.ts';
import { buildPortal, type PortalBuild } from './portal-build.ts';
import { freePort, type Program, startProgram, stopProgram, waitFor } from './programs.ts';
import { PROJECT } from './project-folder.ts';
import {
  arriving,
  codeIn,
  type ReceivedMessage,
  type SandboxClient,
  sandboxClient,
} from './sandbox-client.ts';
import type { TestPooler } from './test-pooler.ts';

/** Logs, dumps and codes for the secret scan; concurrent runs need separate folders. */
export const TEST_OUTPUT_FOLDER = process.env.E2E_OUT ?? join(PROJECT, '.test');

export type DatabaseKind = 'pglite' | 'postgres';

/** What the journeys of this run use; PostgreSQL unless E2E_DATABASE says otherwise. */
export const databaseOfJourneys = (): DatabaseKind =>
  process.env.E2E_DATABASE === 'pglite' ? 'pglite' : 'postgres';

/** A running product with its sandbox, and the controls that a test has over them. */
export type ProductWorld = Omit<SandboxClient, 'phoneMessages' | 'mails'> & {
  /**
   * The product's own portal; `godaddyUrl` is the hosting-provider portal (browsers resolve that
   * name, Node does not).
   */
  url: string;
  godaddyUrl: string;
  sandboxUrl: string;
  /** The desk of staff; browsers resolve its name, Node does not. */
  deskUrl: string;
  /** The console of partners' people. */
  consoleUrl: string;
  /** Where the product listens; differs from `url` only when browsers use another name. */
  localUrl: string;
  database: DatabaseKind;
  phone: (e164: string) => {
    messages: () => Promise<ReceivedMessage[]>;
    latestCode: () => Promise<string>;
  };
  mailbox: (address: string) => {
    messages: () => Promise<ReceivedMessage[]>;
    latest: () => Promise<ReceivedMessage>;
  };
  /**
   * Runs one of our operator commands on the product's data and returns its output; PostgreSQL
   * only, because the embedded database admits one program.
   */
  command: (file: string, ...args: string[]) => Promise<string>;
  /** Kills the product like a crash, and restarts it on the same data. */
  crash: () => Promise<void>;
  /** Undefined when the database is embedded. */
  databaseUrl: string | undefined;
  /** Of the process that answers, to read what it computed; changes when it crashes. */
  productPid: () => number | undefined;
  sandboxPid: () => number | undefined;
  /** Starts another process that runs jobs, and answers its id; PostgreSQL only. */
  startWorker: () => Promise<number | undefined>;
  stop: () => Promise<void>;
};

export type BrowserAddresses = Pick<ProductWorld, 'url' | 'godaddyUrl'>;

/**
 * Starts sandbox and product on free ports with their own data folder; `name` separates the files
 * of workers.
 */
export async function startWorld(
  name: string,
  database: DatabaseKind,
  role: 'all' | 'api' = 'all',
  addresses?: BrowserAddresses,
  pooler?: (databaseUrl: string) => Promise<TestPooler>,
): Promise<ProductWorld> {
  for (const folder of ['logs', 'canaries', 'database'])
    mkdirSync(join(TEST_OUTPUT_FOLDER, folder), { recursive: true });
  const databaseUrl = database === 'postgres' ? await createDatabase(name) : undefined;
  const pooled = databaseUrl === undefined ? undefined : await pooler?.(databaseUrl);
  const port = await freePort();
  const deskPort = await freePort();
  const consolePort = await freePort();
  const sandboxPort = await freePort(2); // last: it takes two
  const [localUrl, sandboxUrl] = [`http://localhost:${port}`, `http://localhost:${sandboxPort}`];
  const { url, godaddyUrl } = addresses ?? {
    url: localUrl,
    godaddyUrl: `http://godaddy.localhost:${port}`,
  };
  const dataDir = join(TEST_OUTPUT_FOLDER, 'data', name);
  rmSync(dataDir, { recursive: true, force: true });
  const env = {
    SIGNET_ENV: 'ci',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DESK_PORT: String(deskPort),
    CONSOLE_PORT: String(consolePort),
    PORTAL_ORIGINS: `${url},${godaddyUrl}`,
    ...(addresses === undefined
      ? {}
      : { PUBLIC_URL: url, COOKIE_HOST: new URL(godaddyUrl).hostname, PRODUCT_URL: localUrl }),
    DATA_DIR: dataDir,
    DATABASE_URL: pooled?.url ?? databaseUrl ?? '',
    DATABASE_DIRECT_URL: pooled === undefined ? '' : (databaseUrl ?? ''),
  };
  const startProduct = async (): Promise<Program> => {
    const program = startProgram(
      'product',
      ['apps/api/src/main.ts', role],
      env,
      join(TEST_OUTPUT_FOLDER, 'logs', `${name}-product.log`),
    );
    await waitFor(`${localUrl}/readyz`, program);
    return program;
  };
  const sandbox = startProgram(
    'sandbox',
    ['apps/sandbox/src/main.ts'],
    env,
    join(TEST_OUTPUT_FOLDER, `${name}-sandbox.log`),
  );
  await waitFor(`${sandboxUrl}/healthz`, sandbox);
  let product = await startProduct();
  const workers: Program[] = [];
  return {
    url,
    godaddyUrl,
    sandboxUrl,
    deskUrl: `http://desk.localhost:${deskPort}`,
    consoleUrl: `http://console.localhost:${consolePort}`,
    localUrl,
    database,
    ...controlsOf(sandboxUrl, join(TEST_OUTPUT_FOLDER, 'canaries', `${name}.txt`)),
    command: async (file, ...args) => {
      const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
        cwd: PROJECT,
        env: { ...process.env, ...env },
      });
      return stdout;
    },
    crash: async () => {
      product.child.kill('SIGKILL');
      await product.exit;
      product = await startProduct();
    },
    databaseUrl,
    productPid: () => product.child.pid,
    sandboxPid: () => sandbox.child.pid,
    startWorker: async () => {
      const worker = startProgram(
        'worker',
        ['apps/api/src/main.ts', 'worker'],
        env,
        join(TEST_OUTPUT_FOLDER, 'logs', `${name}-worker.log`),
      );
      workers.push(worker);
      return worker.child.pid;
    },
    stop: async () => {
      for (const worker of workers) await stopProgram(worker);
      await stopProgram(product);
      await stopProgram(sandbox);
      await pooled?.stop();
      await dumpDatabase(
        databaseUrl ?? dataDir,
        join(TEST_OUTPUT_FOLDER, 'database', `${name}.jsonl`),
      );
    },
  };
}

/** The sandbox's phones and mailboxes; codes that tests read are recorded for the secret scan. */
function controlsOf(sandboxUrl: string, canaryFile: string) {
  const { phoneMessages, mails, ...controls } = sandboxClient(sandboxUrl);
  return {
    ...controls,
    phone: (e164: string) => ({
      messages: () => phoneMessages(e164),
      latestCode: async () => {
        const code = await arriving(
          async () => codeIn(await phoneMessages(e164)),
          `a code on ${e164}`,
        );
        await appendFile(canaryFile, `${code}\n`);
        return code;
      },
    }),
    mailbox: (address: string) => ({
      messages: () => mails(address),
      latest: () => arriving(async () => (await mails(address))[0], `a mail for ${address}`),
    }),
  };
}

async function createDatabase(name: string): Promise<string> {
  const cluster = process.env.TEST_POSTGRES_URL;
  if (cluster === undefined)
    throw new Error('a world on PostgreSQL needs TEST_POSTGRES_URL; playwright.config.ts sets it');
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  const database = `e2e_${name.replaceAll('-', '_')}_${Date.now()}`;
  await client.query(`create database ${database}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}

export type BenchWorld = ProductWorld & {
  build: PortalBuild;
  cluster: DurableCluster | undefined;
  dumpFile: string;
};

type BenchOptions = {
  database: DatabaseKind;
  /** `api` runs no jobs, so that only calls are measured. */
  product?: 'all' | 'api';
  prepare?: (build: PortalBuild) => void;
  through?: (cluster: DurableCluster) => Promise<{ url: string; close: () => Promise<void> }>;
};

/**
 * A production build of the product with its sandbox, on free ports with their own data; `stop`
 * removes everything.
 */
export async function startBenchWorld(
  name: string,
  { database, product, prepare, through }: BenchOptions,
): Promise<BenchWorld> {
  const undo: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const build = await buildPortal();
    undo.push(build.remove);
    prepare?.(build);
    const cluster = database === 'postgres' ? await startDurableCluster() : undefined;
    if (cluster !== undefined) undo.push(cluster.stop);
    const way = cluster && through ? await through(cluster) : undefined;
    if (way !== undefined) undo.push(way.close);
    // Requests are limited by client address, so a trusted proxy gives each benchmark client its
    // own.
    Object.assign(process.env, {
      PORTAL_DIST: build.folder,
      TRUST_PROXY: 'loopback',
      TEST_POSTGRES_URL: way?.url ?? cluster?.url ?? '',
    });
    const folder = `bench-${name}-${database}-${Date.now()}`;
    undo.push(() =>
      rmSync(join(TEST_OUTPUT_FOLDER, 'data', folder), { recursive: true, force: true }),
    );
    const world = await startWorld(folder, database, product);
    undo.push(world.stop);
    return {
      ...world,
      build,
      cluster,
      dumpFile: join(TEST_OUTPUT_FOLDER, 'database', `${folder}.jsonl`),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
