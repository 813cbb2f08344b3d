import { setTimeout as sleep } from 'node:timers/promises';
import { signInByHttp } from '@signet/testing/http-client';
import { type BenchWorld, type DatabaseKind, startBenchWorld } from '@signet/testing/world';
import { median, percentile } from '../figures.ts';
import { findDuplicates, waitForDecisions } from './verdict.ts';
import { findLost, type Journal, newJournal, resumeInterruptedWrites, writeUntilDisconnected } from './writers.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 25);
const writers = 4;
const fewestPerRound = 12;
const spreadPerRound = 64;
const longestRoundMs = 10_000;

/** Rounds of kill -9 in the middle of writes, on each database: nothing acknowledged may be lost, nothing done twice. Trust P1 and P2. */
export async function measure(): Promise<object> {
  const byDatabase: Record<string, Awaited<ReturnType<typeof crashOn>>> = {};
  for (const database of ['pglite', 'postgres'] as const) byDatabase[database] = await crashOn(database);
  const all = Object.values(byDatabase);
  const sum = (pick: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + pick(one), 0);
  return {
    rounds: sum((one) => one.rounds),
    acknowledged: sum((one) => one.acknowledged),
    lost: sum((one) => one.lost),
    duplicated: sum((one) => one.duplicated),
    undecided: sum((one) => one.undecided.length),
    codesMissing: sum((one) => one.codesMissing.length),
    restartMsMedian: median(all.flatMap((one) => one.restartMs)),
    byDatabase,
  };
}

async function crashOn(database: DatabaseKind) {
  const world = await startBenchWorld('crash', { database });
  const lost: string[] = [];
  const restartMs: number[] = [];
  let journals: Journal[] = [];
  let settled: Awaited<ReturnType<typeof waitForDecisions>>;
  try {
    const people = Array.from({ length: writers }, (_none, at) => signInByHttp(world, `crash.${at}@example.com`));
    journals = (await Promise.all(people)).map(newJournal);
    const { body } = await signInByHttp(world, 'crash.reader@example.com').then(({ call }) => call('getConfigs'));
    const terms = body.terms as { id: string; version: string }; // the reply's shape
    for (let round = 0; round < rounds; round += 1) {
      const before = journals.map(({ lines }) => Math.max(0, lines.length - 1));
      restartMs.push(await crashWhileWriting(world, journals, terms, round));
      const missing = await Promise.all(journals.map((journal, at) => findLost(journal, before[at] ?? 0)));
      lost.push(...missing.flat());
      console.error(
        `${database} round ${round + 1}: ${journals.reduce((all, { acknowledged }) => all + acknowledged, 0)} acknowledged, ${lost.length} lost`,
      );
    }
    for (const journal of journals) await resumeInterruptedWrites(journal, terms);
    lost.push(...(await Promise.all(journals.map((journal) => findLost(journal, 0)))).flat());
    settled = await waitForDecisions(world, journals);
  } finally {
    await world.stop();
  }
  const { duplicated, rows } = findDuplicates(world.dumpFile, journals);
  for (const [texts, found] of Object.entries(settled.textsPerApplication))
    if (Number(texts) > 1) duplicated.push(`${texts} texts to each of ${found} phones`);
  const isSubmitted = journals.flatMap(({ lines }) => lines).filter(({ isOnboarded }) => isOnboarded).length;
  return {
    rounds,
    acknowledged: journals.reduce((all, journal) => all + journal.acknowledged, 0),
    lost: lost.length,
    duplicated: duplicated.length,
    restartMsMedian: median(restartMs),
    restartMsMost: percentile(restartMs, 1),
    applications: journals.reduce((all, { lines }) => all + lines.length, 0),
    isSubmitted,
    ...settled,
    waitedForKeysMs: journals.reduce((all, { waitedForKeyMs }) => all + waitedForKeyMs, 0),
    refused: journals.flatMap(({ refused }) => refused).slice(0, 20),
    faults: [...lost, ...duplicated].slice(0, 20),
    rows,
    restartMs,
  };
}

/** All writers at work, then kill -9 after another number of acknowledged writes each round; answers how long until the product was ready again, in ms. */
async function crashWhileWriting(
  world: BenchWorld,
  journals: readonly Journal[],
  terms: { id: string; version: string },
  round: number,
): Promise<number> {
  const writing = journals.map((journal) => writeUntilDisconnected(journal, terms));
  const acknowledged = () => journals.reduce((all, journal) => all + journal.acknowledged, 0);
  const enough = acknowledged() + fewestPerRound + ((round * 37) % spreadPerRound);
  const until = performance.now() + longestRoundMs;
  while (acknowledged() < enough && performance.now() < until) await sleep(1);
  const startedAt = performance.now();
  await world.crash();
  const tookMs = Math.round(performance.now() - startedAt);
  await Promise.all(writing);
  return tookMs;
}
