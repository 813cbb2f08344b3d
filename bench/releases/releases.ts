import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDurableCluster } from '@signet/testing/durable-postgres';
import { buildPortal } from '@signet/testing/portal-build';
import {
  freePort,
  type Program,
  startProgram,
  stopProgram,
  waitFor,
} from '@signet/testing/programs';
import { PROJECT } from '@signet/testing/project-folder';
import { sandboxClient } from '@signet/testing/sandbox-client';
import pg from 'pg';
import { atMost } from '../figures.ts';
import { newTraveller, type Traveller, travel } from '../outage/traveller.ts';
import {
  type Build,
  currentRevision,
  layOut,
  revisionBeforeLastMigration,
} from './earlier-build.ts';

/**
 * Travelers who complete the journey within one pairing, and travelers who start in the first and
 * finish in the second.
 */
const wholeWays = 6;
const crossings = 3;
const turns = 20;
const turnMs = 500;
const minuteMs = 60_000;
/** Log lines of failed calls and jobs; vendor faults are excluded, and none occur here. */
const FAULT_LINES = /request failed|failed at try|the job queue reported a fault/;

type Product = Record<'api' | 'worker', Build>;

/**
 * Runs an earlier build (the bench's argument; default: before the newest migration) with this one:
 * calls by one, jobs by the other.
 */
export async function measure(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'signet-releases-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const before = layOut(process.argv[3] ?? revisionBeforeLastMigration(), join(folder, 'old'));
    undo.push(() => rmSync(before.portal, { recursive: true, force: true }));
    const portal = await buildPortal();
    undo.push(portal.remove);
    const now: Build = {
      name: 'new',
      revision: currentRevision(),
      folder: PROJECT,
      portal: portal.folder,
    };
    const cluster = await startDurableCluster();
    undo.push(cluster.stop);
    const place = await openPlace(cluster.url, join(folder, 'run'));
    undo.push(place.close);
    // As in a rollout: the earlier build's database, which the new one migrates.
    for (const build of [before, now])
      await (await place.start({ api: build, worker: build })).stop();
    const whole: Traveller[] = [];
    const crossing = Array.from({ length: crossings }, () => newTraveller('crossing', 'send'));
    const pairings: object[] = [];
    for (const product of [
      { api: now, worker: before },
      { api: before, worker: now },
    ]) {
      const isLast = product.api === before;
      const own = Array.from({ length: wholeWays }, () =>
        newTraveller(`${product.api.name} calls, ${product.worker.name} jobs`, 'send'),
      );
      whole.push(...own);
      const running = await place.start(product);
      await walk(place, own);
      await walk(place, crossing, isLast ? undefined : 'prove the phone');
      await running.stop();
      pairings.push({
        api: product.api.name,
        worker: product.worker.name,
        people: own.length,
        through: throughOf(own),
      });
    }
    const everybody = [...whole, ...crossing];
    const jobsFailed = await failedJobs(cluster.url);
    const faults = place.faults();
    return {
      old: before.revision,
      new: now.revision,
      pairings,
      crossed: { people: crossing.length, through: throughOf(crossing) },
      figures: {
        notThrough: atMost(everybody.length - throughOf(everybody), 0),
        failedJobs: atMost(jobsFailed, 0),
        faultsInLogs: atMost(faults.length, 0),
      },
      ...(faults.length === 0 ? {} : { faults: faults.slice(0, 10) }),
      stopped: everybody
        .filter(({ isDone }) => !isDone)
        .map(({ outage, last }) => ({ outage, last })),
    };
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

const throughOf = (people: readonly Traveller[]): number =>
  people.filter(({ isDone }) => isDone).length;

type Place = Awaited<ReturnType<typeof openPlace>>;

async function openPlace(databaseUrl: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const [port, sandboxPort] = [await freePort(), await freePort(2)];
  const [url, sandboxUrl] = [`http://localhost:${port}`, `http://localhost:${sandboxPort}`];
  const env = {
    SIGNET_ENV: 'ci',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PORTAL_ORIGINS: url,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'loopback',
  };
  const logs: string[] = [];
  const run = (build: Build, role: 'api' | 'worker'): Program => {
    const log = join(folder, `${build.name}-${role}.log`);
    logs.push(log);
    return startProgram(
      `${build.name} ${role}`,
      ['apps/api/src/main.ts', role],
      { ...env, PORTAL_DIST: build.portal },
      log,
      build.folder,
    );
  };
  const sandbox = startProgram(
    'sandbox',
    ['apps/sandbox/src/main.ts'],
    env,
    join(folder, 'sandbox.log'),
  );
  await waitFor(`${sandboxUrl}/healthz`, sandbox);
  return {
    url,
    sandboxUrl,
    start: async ({ api, worker }: Product) => {
      const programs = [run(api, 'api')];
      for (const program of programs) await waitFor(`${url}/readyz`, program);
      programs.push(run(worker, 'worker'));
      return {
        stop: async () => {
          for (const program of programs) await stopProgram(program);
        },
      };
    },
    faults: () =>
      [...new Set(logs)].flatMap((log) =>
        readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => FAULT_LINES.test(line)),
      ),
    close: () => stopProgram(sandbox),
  };
}

/** Moves everyone until done, or until right before `upTo`, advancing the clock with them. */
async function walk(
  place: Place,
  people: readonly Traveller[],
  upTo?: Traveller['step'],
): Promise<void> {
  for (let turn = 0; turn < turns && people.some(({ isDone }) => !isDone); turn += 1) {
    for (const traveller of people) if (!traveller.isDone) await travel(place, traveller, { upTo });
    if (upTo !== undefined) return;
    await sandboxClient(place.sandboxUrl).advance(minuteMs);
    await sleep(turnMs);
  }
}

async function failedJobs(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ failed: string }>(
    'select count(*) as failed from failing_jobs',
  );
  await client.end();
  return Number(rows[0]?.failed);
}
