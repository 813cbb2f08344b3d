import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keysOf, tableOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { type Client, SESSION_COOKIE, signInByHttp } from '@signet/testing/http-client';
import { startProgram, stopProgram } from '@signet/testing/programs';
import type { BenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { z } from 'zod';
import { atLeast, atMost, type Figure, median, percentile, rounded } from '../figures.ts';
import { postmasterOf, processorMs } from '../processor-time.ts';

const people = 16;
const roundMs = 4_000;
/** All take turns, so that load on the machine affects each. */
const rounds = 4;
const savesPerSecond = 200;
const PROGRAMS = {
  drizzle: new URL('./peers/drizzle.ts', import.meta.url),
  typeorm: new URL('./peers/typeorm.ts', import.meta.url),
};
type PeerName = keyof typeof PROGRAMS;
const PEERS = keysOf(PROGRAMS);

type Contender = 'product' | PeerName;
/** Makes one save after another for one person; returns the new version. */
type Saver = (version: number) => Promise<number>;
type Person = { save: Saver; version: number };
type Spent = { processMs: number; databaseMs: number };
type Round = { perSecond: number; latenciesMs: readonly number[] };
type MeasuredRound = Round & Spent;
type Runner = { people: Person[]; pid: number };
type FullApplication = (client: Client) => Promise<{ id: string; version: number }>;

function saverAt(url: string, headers: Readonly<Record<string, string>>): Saver {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (version) => {
    const sent = request(url, {
      agent,
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
    });
    sent.end(JSON.stringify({ company: { dba: `Ana ${version}` } }));
    const [answer] = await once(sent, 'response');
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += piece;
    if (answer.statusCode !== 200)
      throw new Error(`a save was refused: ${answer.statusCode} ${text.slice(0, 200)}`);
    return Number(JSON.parse(text).version);
  };
}

async function saveOnce(person: Person, fromMs: number, latenciesMs: number[]): Promise<void> {
  person.version = await person.save(person.version);
  latenciesMs.push(performance.now() - fromMs);
}

/** Each person saves again as soon as the last save has been answered. */
async function saturate(all: readonly Person[]): Promise<Round> {
  const latenciesMs: number[] = [];
  const from = performance.now();
  const untilMs = from + roundMs;
  await Promise.all(
    all.map(async (person) => {
      for (let now = performance.now(); now < untilMs; now = performance.now())
        await saveOnce(person, now, latenciesMs);
    }),
  );
  return { perSecond: latenciesMs.length / ((performance.now() - from) / 1_000), latenciesMs };
}

/**
 * Saves arrive at a fixed rate, each by somebody who waits for none; one that finds nobody idle
 * waits, and its wait counts.
 */
async function arrive(all: readonly Person[]): Promise<Round> {
  const idle = [...all];
  const waitingSinceMs: number[] = [];
  const latenciesMs: number[] = [];
  const running = new Set<Promise<void>>();
  const start = (dueMs: number): void => {
    const person = idle.pop();
    if (person === undefined) return void waitingSinceMs.push(dueMs);
    const run = saveOnce(person, dueMs, latenciesMs).then(() => {
      running.delete(run);
      idle.push(person);
      const next = waitingSinceMs.shift();
      if (next !== undefined) start(next);
    });
    running.add(run);
  };
  const from = performance.now();
  for (let dueMs = from; dueMs < from + roundMs; dueMs += 1_000 / savesPerSecond) {
    while (performance.now() < dueMs) await sleep(1);
    start(dueMs);
  }
  while (running.size > 0) await Promise.all(running);
  return { perSecond: latenciesMs.length / ((performance.now() - from) / 1_000), latenciesMs };
}

async function peopleAtProduct(
  world: BenchWorld,
  fullApplication: FullApplication,
): Promise<Person[]> {
  const all: Person[] = [];
  for (let at = 0; at < people; at += 1) {
    const client = await signInByHttp(world, `load.${at}@example.com`);
    const { id, version } = await fullApplication(client);
    const path = ENDPOINT_PATHS.updateApplication[1].replace('{id}', encodeURIComponent(id));
    const headers = {
      cookie: `${SESSION_COOKIE}=${client.session}`,
      'x-requested-with': 'signet',
      origin: world.url,
      'x-forwarded-for': `10.9.0.${at}`,
    };
    all.push({ save: saverAt(world.url + path, headers), version });
  }
  return all;
}

type Peer = Runner & { stop: () => Promise<unknown> };

async function newDatabase(clusterUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href;
}

/** What both peers answer to a new application. */
const PEERS_ANSWER = z.object({
  id: z.string(),
  token: z.string(),
  version: z.union([z.string(), z.number()]),
});

/** On a database of its own of the same cluster, with as many connections as the product. */
async function startPeer(name: PeerName, world: BenchWorld): Promise<Peer> {
  const databaseUrl = await newDatabase(world.cluster?.url ?? '', `peer_${name}`);
  const program = startProgram(name, [fileURLToPath(PROGRAMS[name]), databaseUrl]);
  const [{ url }] = await once(program.child, 'message');
  const all: Person[] = [];
  for (let at = 0; at < people; at += 1) {
    const answer = await fetch(`${url}/applications`, { method: 'POST' });
    const { id, token, version } = PEERS_ANSWER.parse(await answer.json());
    const save = saverAt(`${url}/applications/${id}`, { authorization: token });
    all.push({ save, version: Number(version) });
  }
  return { people: all, pid: program.child.pid ?? 0, stop: () => stopProgram(program) };
}

/** A round with the processor time that it took, which other load on the machine hardly changes. */
async function measured({ people: all, pid }: Runner, postmaster: number): Promise<MeasuredRound> {
  const spent = (): Spent => ({
    processMs: processorMs(pid),
    databaseMs: processorMs(postmaster),
  });
  const before = spent();
  const round = await saturate(all);
  const after = spent();
  return {
    ...round,
    processMs: after.processMs - before.processMs,
    databaseMs: after.databaseMs - before.databaseMs,
  };
}

/** Processor time for one save, of the program and of PostgreSQL. */
const processorTime = (all: readonly MeasuredRound[]): Spent => {
  const saves = all.flatMap((round) => round.latenciesMs).length;
  const perSave = (of: (round: MeasuredRound) => number): number =>
    rounded(all.reduce((sum, round) => sum + of(round), 0) / saves);
  return {
    processMs: perSave(({ processMs }) => processMs),
    databaseMs: perSave(({ databaseMs }) => databaseMs),
  };
};

const summary = (all: readonly Round[]): object => {
  const latenciesMs = all.flatMap((round) => round.latenciesMs);
  const at = (share: number) => rounded(percentile(latenciesMs, share), 1);
  return {
    perSecond: rounded(median(all.map(({ perSecond }) => perSecond)), 0),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
};

/**
 * Saves per second of 16 people, beside two ORMs that write the same rows with the same guarantees
 * on the same cluster, and the product's latency when saves arrive at a fixed rate.
 */
export async function compareLoads(
  world: BenchWorld,
  fullApplication: FullApplication,
): Promise<{ load: object; figures: Record<string, Figure> }> {
  const peers: Peer[] = [];
  const database = new pg.Client({ connectionString: world.databaseUrl });
  await database.connect();
  try {
    const postmaster = await postmasterOf(database);
    const product = await peopleAtProduct(world, fullApplication);
    const started = async (name: PeerName): Promise<Peer> => {
      const peer = await startPeer(name, world);
      peers.push(peer);
      return peer;
    };
    const all: Record<Contender, Runner> = {
      product: { people: product, pid: world.productPid() ?? 0 },
      drizzle: await started('drizzle'),
      typeorm: await started('typeorm'),
    };
    const names = ['product', ...PEERS] as const;
    const saturated = tableOf<Contender, MeasuredRound[]>(names, () => []);
    const arrived: Round[] = [];
    for (const name of names) await saturate(all[name].people); // warms up
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) saturated[name].push(await measured(all[name], postmaster));
      arrived.push(await arrive(all.product.people));
    }
    const ratioTo = (peer: PeerName): number =>
      rounded(
        median(
          saturated.product.map(
            ({ perSecond }, at) => perSecond / (saturated[peer][at]?.perSecond ?? Number.NaN),
          ),
        ),
      );
    const p95Ms = percentile(
      arrived.flatMap((round) => round.latenciesMs),
      0.95,
    );
    return {
      load: {
        people,
        ...Object.fromEntries(
          names.map((name) => [
            name,
            { ...summary(saturated[name]), processorMsOfASave: processorTime(saturated[name]) },
          ]),
        ),
        [`productAt${savesPerSecond}PerSecond`]: summary(arrived),
      },
      figures: {
        ratioToTypeorm: atLeast(ratioTo('typeorm'), 1),
        ratioToDrizzle: atLeast(ratioTo('drizzle'), 0.85),
        p95MsAt200PerSecond: atMost(rounded(p95Ms, 1), 25),
      },
    };
  } finally {
    for (const peer of peers) await peer.stop();
    await database.end();
  }
}
