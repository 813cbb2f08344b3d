import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInByHttp } from '@signet/testing/http-client';
import { PROJECT } from '@signet/testing/project-folder';
import { type BenchWorld, type DatabaseKind, startBenchWorld } from '@signet/testing/world';
import { atMost, median, percentile } from '../figures.ts';
import { type Terms, termsIn } from '../terms.ts';
import { findDuplicates, waitForDecisions } from './verdict.ts';
import {
  findLost,
  type Journal,
  newJournal,
  phoneBook,
  resumeInterruptedWrites,
  writeUntilDisconnected,
} from './writers.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 25);
const databaseKills = Number(process.env.CRASH_DATABASE_KILLS ?? 10);
const writers = 6;
const fewestPerRound = 20;
const spreadPerRound = 64;
const longestRoundMs = 10_000;
const readyMs = 60_000;
/** Writes that 200 rounds on each database plus 50 database kills must acknowledge in total. */
const fewestAcknowledged = 20_000;
const roundsOfPromise = 450;

type Victim = 'product' | 'database';

/**
 * Kills the product and PostgreSQL with kill -9 in the middle of writes: no acknowledged write may
 * be lost or applied twice.
 */
export async function measure(): Promise<object> {
  const compiled = cacheCompiledCode();
  const byDatabase: Record<string, Awaited<ReturnType<typeof crashOn>>> = {};
  for (const database of ['pglite', 'postgres'] as const)
    byDatabase[database] = await crashOn(database);
  rmSync(compiled, { recursive: true, force: true });
  const all = Object.values(byDatabase);
  const sum = (pick: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + pick(one), 0);
  const acknowledged = sum((one) => one.acknowledged);
  const wanted = Math.round((fewestAcknowledged * sum((one) => one.rounds)) / roundsOfPromise);
  return {
    rounds: sum((one) => one.rounds),
    productKills: sum((one) => one.productKills),
    databaseKills: sum((one) => one.databaseKills),
    figures: {
      acknowledged: { value: acknowledged, limit: wanted, met: acknowledged >= wanted },
      lost: atMost(
        sum((one) => one.lost),
        0,
      ),
      doubled: atMost(
        sum((one) => one.duplicated),
        0,
      ),
      undecided: atMost(
        sum((one) => one.undecided.length),
        0,
      ),
      codesMissing: atMost(
        sum((one) => one.codesMissing.length),
        0,
      ),
      refused: atMost(
        sum((one) => one.refusals),
        0,
      ),
    },
    restartMsMedian: median(all.flatMap((one) => one.restartMs)),
    byDatabase,
  };
}

/**
 * Warms the compile cache, so that restarts compile nothing; only a process that exits normally
 * writes it. Returns the folder.
 */
function cacheCompiledCode(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signet-crash-code-'));
  process.env.NODE_COMPILE_CACHE = folder;
  spawnSync(process.execPath, ['apps/api/src/main.ts', 'no-role'], {
    cwd: PROJECT,
    stdio: 'ignore',
  });
  return folder;
}

/**
 * Spreads the database kills evenly between the product kills; the embedded database dies with the
 * product.
 */
function victimsOn(database: DatabaseKind): Victim[] {
  const kills = database === 'postgres' ? databaseKills : 0;
  const all = rounds + kills;
  const killsBefore = (round: number): number => Math.floor((round * kills) / all);
  return Array.from({ length: all }, (_none, round) =>
    killsBefore(round + 1) > killsBefore(round) ? 'database' : 'product',
  );
}

async function crashOn(database: DatabaseKind) {
  const world = await startBenchWorld('crash', { database });
  const lost: string[] = [];
  const restartMs: number[] = [];
  const startedAt = performance.now();
  const victims = victimsOn(database);
  const acknowledged = (): number =>
    journals.reduce((all, journal) => all + journal.acknowledged, 0);
  let journals: Journal[] = [];
  let settled: Awaited<ReturnType<typeof waitForDecisions>>;
  try {
    let people = 0;
    const nextPerson = () => {
      people += 1;
      return signInByHttp(world, `crash.${people}@example.com`);
    };
    journals = await Promise.all(Array.from({ length: writers }, () => newJournal(nextPerson)));
    const { body } = await signInByHttp(world, 'crash.reader@example.com').then(({ call }) =>
      call('getConfigs'),
    );
    const at = { world, journals, terms: termsIn(body), nextPhone: phoneBook() };
    for (const [round, victim] of victims.entries()) {
      restartMs.push(await crashWhileWriting(at, victim, round));
      const missing = await Promise.all(journals.map((journal) => findLost(journal.touched)));
      for (const { touched } of journals) touched.clear();
      lost.push(...missing.flat());
      console.error(
        `${database} round ${round + 1}, ${victim}: ${acknowledged()} acknowledged, ${lost.length} lost`,
      );
    }
    await Promise.all(journals.map((journal) => resumeInterruptedWrites(journal, at.terms)));
    lost.push(...(await Promise.all(journals.map((journal) => findLost(journal.lines)))).flat());
    settled = await waitForDecisions(world, journals);
  } finally {
    await world.stop();
  }
  const { duplicated, rows } = findDuplicates(world.dumpFile, journals);
  for (const [texts, found] of Object.entries(settled.textsPerApplication))
    if (Number(texts) > 1) duplicated.push(`${texts} texts to each of ${found} phones`);
  const refused = journals.flatMap((journal) => journal.rejected);
  return {
    rounds: victims.length,
    productKills: victims.filter((victim) => victim === 'product').length,
    databaseKills: victims.filter((victim) => victim === 'database').length,
    acknowledged: acknowledged(),
    lost: lost.length,
    duplicated: duplicated.length,
    restartMsMedian: median(restartMs),
    restartMsMost: percentile(restartMs, 1),
    applications: journals.reduce((all, { lines }) => all + lines.length, 0),
    isSubmitted: journals.flatMap(({ lines }) => lines).filter(({ isOnboarded }) => isOnboarded)
      .length,
    ...settled,
    tookSeconds: Math.round((performance.now() - startedAt) / 1_000),
    keysStillRunning: journals.reduce((all, journal) => all + journal.keysStillRunning, 0),
    refusals: refused.length,
    refused: refused.slice(0, 20),
    faults: [...lost, ...duplicated].slice(0, 20),
    rows,
    restartMs,
  };
}

type Writing = {
  world: BenchWorld;
  journals: readonly Journal[];
  terms: Terms;
  nextPhone: () => string;
};

/**
 * Runs all writers, then kill -9 after a different number of acknowledged writes each round;
 * returns the time until ready again, in ms.
 */
async function crashWhileWriting(
  { world, journals, terms, nextPhone }: Writing,
  victim: Victim,
  round: number,
): Promise<number> {
  const writing = journals.map((journal) => writeUntilDisconnected(journal, terms, nextPhone));
  const acknowledged = () => journals.reduce((all, journal) => all + journal.acknowledged, 0);
  const enough = acknowledged() + fewestPerRound + ((round * 37) % spreadPerRound);
  const until = performance.now() + longestRoundMs;
  while (acknowledged() < enough && performance.now() < until) await sleep(1);
  const startedAt = performance.now();
  if (victim === 'product') await world.crash();
  else await crashDatabase(world, writing);
  const tookMs = Math.round(performance.now() - startedAt);
  await Promise.all(writing);
  return tookMs;
}

/** The product keeps running and must reconnect to its database by itself. */
async function crashDatabase(
  { url, cluster }: BenchWorld,
  writing: readonly Promise<void>[],
): Promise<void> {
  if (cluster === undefined) throw new Error('an embedded database has no process of its own');
  await cluster.kill();
  await Promise.all(writing); // each writer gets an error or no reply
  cluster.resume();
  const until = performance.now() + readyMs;
  while (performance.now() < until) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    ); // retried by the loop
    const { impaired } = answer?.status === 200 ? await answer.json() : { impaired: {} };
    if (impaired === undefined) return;
    await sleep(20);
  }
  throw new Error('the product did not find its database again');
}
