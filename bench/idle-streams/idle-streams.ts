import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import { textAt } from '@signet/rulebook/core/records';
import { SESSION_COOKIE, signInByHttp } from '@signet/testing/http-client';
import { freePort } from '@signet/testing/programs';
import { startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost, rounded } from '../figures.ts';

const streams = Number(process.env.IDLE_STREAMS ?? 10_000);
const opening = 200;
/** A busy connection pool answers 503, which clients retry. */
const tries = 5;
const settleMs = 5_000;
const quietMs = 20_000;
const mostBytesPerStream = 32 * 1024;

/** Memory per idle live stream on one process, and database queries while nothing changes. */
export async function measure(): Promise<object> {
  const metricsPort = await freePort();
  process.env.METRICS_PORT = String(metricsPort);
  const world = await startBenchWorld('idle-streams', { database: 'postgres', product: 'api' });
  const database = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  try {
    const people = Math.ceil(streams / LIMITS.liveStreamsPerPerson);
    const holders: { cookie: string; id: string }[] = [];
    for (let at = 0; at < people; at += 1) {
      const client = await signInByHttp(world, `idle.${at}@example.com`);
      const { body } = await client.call('createApplication', {
        key: randomUUID(),
        body: { application: { referralUrlId: `idle-${at}` } },
      });
      holders.push({ cookie: `${SESSION_COOKIE}=${client.session}`, id: String(body.id) });
      if (at % 50 === 0) console.error(`${at} of ${people} people`);
    }
    await sleep(settleMs);
    const before = await residentBytes(metricsPort);
    const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
    let opened = 0;
    const refusals: Record<string, number> = {};
    const open = async (at: number): Promise<void> => {
      const holder = holders[at % people];
      if (holder === undefined) return;
      for (let turn = 0; turn < tries; turn += 1) {
        const answer = await openStream({
          url: `${world.url}/api/v2/applications/${holder.id}/live`,
          cookie: holder.cookie,
          from: `10.9.${(at >> 8) & 255}.${at & 255}`,
          agent,
        });
        if (answer === 'open') {
          opened += 1;
          return;
        }
        refusals[answer] = (refusals[answer] ?? 0) + 1;
        await sleep(LIMITS.busyRetryAfterSeconds * 1_000);
      }
    };
    for (let at = 0; at < streams; at += opening) {
      await Promise.all(
        Array.from({ length: Math.min(opening, streams - at) }, (_none, next) => open(at + next)),
      );
    }
    await sleep(settleMs);
    const after = await residentBytes(metricsPort);
    await database.connect();
    const queries = await statementsWithin(database, quietMs);
    agent.destroy();
    const perStream = (after - before) / Math.max(1, opened);
    return {
      streams,
      opened: { value: opened, limit: streams, met: opened === streams },
      refusals,
      memoryPerStreamBytes: atMost(Math.round(perStream), mostBytesPerStream),
      residentMbBefore: rounded(before / 1024 ** 2, 1),
      residentMbAfter: rounded(after / 1024 ** 2, 1),
      quietSeconds: quietMs / 1_000,
      queriesWhileNothingChanges: atMost(queries, 0),
    };
  } finally {
    await database.end().catch(() => undefined); // it may never have been open
    await world.stop();
  }
}

/**
 * Opens a stream and keeps it open; otherwise returns the status with its error code, or the
 * connection error.
 */
function openStream({
  url,
  cookie,
  from,
  agent,
}: {
  url: string;
  cookie: string;
  from: string;
  agent: Agent;
}): Promise<string> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { cookie, 'x-forwarded-for': from } }, (response) => {
      response.on('error', () => undefined); // we close it when everything is measured
      if (response.statusCode === 200) {
        response.resume();
        return resolve('open');
      }
      json(response).then(
        (problem) => resolve(`${response.statusCode} ${textAt(problem, 'code')}`),
        () => resolve(String(response.statusCode)),
      );
    }).on('error', (error) => resolve('code' in error ? String(error.code) : error.name));
  });
}

/**
 * Resident memory by the process's own metrics. The scrape runs one query, which ends before the
 * quiet time starts.
 */
async function residentBytes(port: number): Promise<number> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

/** Number of polls in the period that saw a newer query of the product. */
async function statementsWithin(database: pg.Client, ms: number): Promise<number> {
  const seen = async () => {
    const { rows } = await database.query<{ at: string }>(
      "select coalesce(max(query_start), 'epoch')::text as at from pg_stat_activity where application_name like 'signet%'",
    );
    return rows[0]?.at ?? '';
  };
  const before = await seen();
  let changes = 0;
  let last = before;
  for (const until = performance.now() + ms; performance.now() < until; ) {
    await sleep(100);
    const now = await seen();
    if (now > last) changes += 1; // closing a connection removes its last query
    if (now > last) last = now;
  }
  return changes;
}
