import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { startBrowser } from '@signet/testing/browser/launch';
import { continueTo, type SignUpWorld } from '@signet/testing/browser/sign-up';
import { startDurableCluster } from '@signet/testing/durable-postgres';
import { buildPortal } from '@signet/testing/portal-build';
import {
  freePort,
  type Program,
  startProgram,
  stopProgram,
  waitFor,
} from '@signet/testing/programs';
import { arriving, codeIn, sandboxClient } from '@signet/testing/sandbox-client';
import { atLeast, atMost } from '../figures.ts';
import { type Balancer, type Failure, startBalancer } from './balancer.ts';

const people = Number(process.env.ROLL_PEOPLE ?? 6);
const atOnce = 2;
const processes = 2;
/** How long a process says that it is about to go, which the balancer has to notice. */
const noticeMs = 1_500;
const restMs = 1_000;

type Build = { name: string; portal: string };
type Running = { port: number; program: Program };

/**
 * People sign up in a browser while the processes behind a balancer are replaced by those of
 * another build, and back, again and again: no request may fail, and no file may be missing.
 */
export async function measure(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'signet-roll-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const portals = [await buildPortal(), await buildPortal({ filesNamed: 'next' })] as const;
    for (const { remove } of portals) undo.push(remove);
    const builds = portals.map(({ folder: portal }, at) => ({
      name: at === 0 ? 'old' : 'new',
      portal,
    }));
    const place = await openPlace(folder, undo);
    for (const build of [builds[0], builds[0]].slice(0, processes))
      if (build) await place.start(build);
    let areWalking = true;
    const rolling = (async () => {
      let replaced = 0;
      for (let turn = 1; areWalking; turn += 1) {
        const build = builds[turn % builds.length];
        for (let at = 0; at < processes && areWalking && build; at += 1) {
          await place.replaceOldest(build);
          replaced += 1;
          await sleep(restMs);
        }
      }
      return replaced;
    })();
    const walked = await walkAll(place.world).finally(() => {
      areWalking = false;
    });
    const replaced = await rolling;
    const { balancer } = place;
    const missing = walked.flatMap(({ missing: files }) => files);
    const failed = [...balancer.failures, ...walked.flatMap(({ failed: own }) => own)];
    return {
      replaced,
      requests: [...balancer.served.values()].reduce((sum, count) => sum + count, 0),
      files: walked.reduce((sum, { files }) => sum + files, 0),
      figures: {
        peopleThrough: atLeast(walked.filter(({ isThrough }) => isThrough).length, people),
        failedRequests: atMost(failed.length, 0),
        missingFiles: atMost(missing.length, 0),
        reloads: atMost(
          walked.reduce((sum, { reloads }) => sum + reloads, 0),
          0,
        ),
        replacements: atLeast(replaced, 2 * processes),
      },
      ...(failed.length === 0 ? {} : { failed: failed.slice(0, 20) }),
      ...(missing.length === 0 ? {} : { missing: missing.slice(0, 20) }),
      stopped: walked.flatMap(({ stopped }) => stopped ?? []),
    };
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

type Walked = {
  isThrough: boolean;
  stopped?: string;
  failed: Failure[];
  missing: string[];
  reloads: number;
  files: number;
};

async function walkAll(world: SignUpWorld): Promise<Walked[]> {
  const browser = await startBrowser();
  try {
    const walked: Walked[] = [];
    const waiting = Array.from({ length: people }, (_none, at) => at);
    const lane = async (): Promise<void> => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
        const context = await browser.newContext({ baseURL: world.url, locale: 'en-US' });
        walked.push(await walk(await context.newPage(), world, at));
        await context.close();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return walked;
  } finally {
    await browser.close();
  }
}

/** One person from the first page to the result; each asked file and each failure is noted. */
async function walk(page: Page, world: SignUpWorld, at: number): Promise<Walked> {
  const found: Walked = { isThrough: false, failed: [], missing: [], reloads: 0, files: 0 };
  page.setDefaultTimeout(60_000);
  const ofFile = (url: string) => new URL(url).pathname.startsWith('/assets/');
  page.on('response', (response) => {
    if (!ofFile(response.url())) return;
    found.files += 1;
    if (!response.ok()) found.missing.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED')
      found.failed.push({ path: new URL(request.url()).pathname, why }); // left by the page itself
  });
  try {
    await page.goto('/');
    await continueTo({ page, world, person: persona('ana', 700 + at) }, 'success', async () => {
      const kept = await page.evaluate<string | null>(`sessionStorage.getItem('reloaded')`);
      if (kept !== null) found.reloads += 1;
      await sleep(restMs); // as somebody who reads
    });
    found.isThrough = true;
  } catch (error) {
    found.stopped = `${new URL(page.url()).pathname}: ${error instanceof Error ? error.message : ''}`;
  }
  return found;
}

type Place = {
  world: SignUpWorld;
  balancer: Balancer;
  start(build: Build): Promise<void>;
  replaceOldest(build: Build): Promise<void>;
};

async function openPlace(folder: string, undo: (() => unknown)[]): Promise<Place> {
  mkdirSync(join(folder, 'run'));
  const cluster = await startDurableCluster();
  undo.push(cluster.stop);
  const balancer = await startBalancer(await freePort());
  undo.push(balancer.close);
  const sandboxPort = await freePort(2);
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const env = {
    SIGNET_ENV: 'ci',
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: balancer.url,
    PORTAL_ORIGINS: balancer.url,
    PRODUCT_URL: balancer.url,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: cluster.url,
    TRUST_PROXY: 'loopback',
    DRAIN_NOTICE_MS: String(noticeMs),
  };
  const logOf = (name: string) => join(folder, 'run', `${name}.log`);
  const sandbox = startProgram('sandbox', ['apps/sandbox/src/main.ts'], env, logOf('sandbox'));
  undo.push(() => stopProgram(sandbox));
  await waitFor(`${sandboxUrl}/healthz`, sandbox);
  const running: Running[] = [];
  undo.push(() => Promise.all(running.map(({ program }) => stopProgram(program))));
  const start = async ({ name, portal }: Build): Promise<void> => {
    const port = await freePort();
    const own = { ...env, PORT: String(port), PORTAL_DIST: portal };
    const program = startProgram(`${name} api`, ['apps/api/src/main.ts', 'api'], own, logOf(name));
    running.push({ port, program });
    await waitFor(`http://localhost:${port}/readyz`, program).catch((error: unknown) => {
      console.error(readFileSync(logOf(name), 'utf8').slice(-2_000));
      throw error;
    });
    balancer.add(port);
  };
  const worker = startProgram('worker', ['apps/api/src/main.ts', 'worker'], env, logOf('worker'));
  undo.push(() => stopProgram(worker));
  return {
    balancer,
    start,
    replaceOldest: async (build) => {
      const oldest = running[0];
      await start(build);
      if (oldest === undefined) return;
      running.shift();
      await stopProgram(oldest.program);
      balancer.remove(oldest.port);
    },
    world: {
      url: balancer.url,
      godaddyUrl: 'http://godaddy.localhost',
      phone: (e164) => {
        const messages = () => sandboxClient(sandboxUrl).phoneMessages(e164);
        const latest = async () => codeIn(await messages());
        return { messages, latestCode: () => arriving(latest, 'a code') };
      },
    },
  };
}
