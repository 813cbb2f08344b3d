import { setTimeout as sleep } from 'node:timers/promises';
import { persona } from '@signet/personas/personas';
import { completeApplication, mailTo, submitApplication } from '@signet/testing/applications';
import { signInByHttp } from '@signet/testing/http-client';
import type { BenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atLeast, rounded } from '../figures.ts';

const applications = 200;
/** People differ, so that none is a duplicate of another. */
const firstPerson = 1_000;
const atOnce = 8;
const askEveryMs = 250;
const longestMs = 180_000;

/** Decisions per second of one worker on a backlog, with the sandbox on the same machine. */
export async function countDecisions(
  world: BenchWorld,
): Promise<{ decisions: object; figure: object }> {
  await submitAll(world);
  const database = new pg.Client({ connectionString: world.databaseUrl });
  await database.connect();
  try {
    await world.startWorker();
    const until = performance.now() + longestMs;
    let progress = await decided(database);
    while (progress.count < applications && performance.now() < until) {
      await sleep(askEveryMs);
      progress = await decided(database);
    }
    // From the first decision to the last, which excludes the worker's startup.
    const perSecond = rounded((progress.count - 1) / (progress.spanMs / 1000), 1);
    return {
      decisions: { applications, decided: progress.count, perSecond },
      figure: atLeast(perSecond, 40),
    };
  } finally {
    await database.end();
  }
}

async function submitAll(world: BenchWorld): Promise<void> {
  const numbers = Array.from({ length: applications }, (_none, at) => firstPerson + at);
  const next = async (): Promise<void> => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const person = persona('ana', number);
      const { call } = await signInByHttp(world, mailTo(person));
      const { id } = await completeApplication(call, person);
      await submitApplication(call, String(id), person);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

async function decided(database: pg.Client): Promise<{ count: number; spanMs: number }> {
  const { rows } = await database.query<{ count: string; span: string | null }>(
    'select count(distinct application_id) as count, max(decided_at) - min(decided_at) as span from decisions',
  );
  return { count: Number(rows[0]?.count), spanMs: Number(rows[0]?.span) };
}
