import { setTimeout as sleep } from 'node:timers/promises';
import { persona } from '@signet/personas/personas';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { completeApplication } from '@signet/testing/applications';
import { type Client, SESSION_COOKIE, signInByHttp } from '@signet/testing/http-client';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import { atMost, percentile } from '../figures.ts';

const limitMs = 5_000;
const readinessLimitMs = 1_000;
const writers = 32;
const writingMs = 1_500;
const recoveryMs = 30_000;
/** Longer than any promised time, so that a hang is reported as one. */
const hangMs = 45_000;

type Answer = { call: string; status: number; ms: number; retryAfter: string | null };

/**
 * Stops PostgreSQL with SIGSTOP during writes, calls every endpoint and page at once, then resumes
 * it.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('frozen', { database: 'postgres' });
  try {
    const client = await signInByHttp(world, 'frozen@example.com');
    const { id } = await completeApplication(client.call, persona('ana', 1));
    return await walk(world, client, String(id));
  } finally {
    await world.stop();
  }
}

async function walk(world: BenchWorld, client: Client, id: string): Promise<object> {
  const { cluster } = world;
  if (cluster === undefined) throw new Error('the world has no cluster');
  const calls = callsOf(world, client, id);
  const before = await Promise.all(calls.map((call) => call()));
  let isWriting = true;
  const writing = Array.from({ length: writers }, async () => {
    const answers: Answer[] = [];
    while (isWriting)
      answers.push(
        await callProduct(world, client, {
          call: 'getApplication in the middle',
          path: `/api/v2/applications/${id}`,
        }),
      );
    return answers;
  });
  await sleep(writingMs);
  await cluster.freeze();
  isWriting = false;
  const [middle, ...rounds] = [
    (await Promise.all(writing)).flat(),
    await Promise.all(calls.map((call) => call())),
    await Promise.all(calls.map((call) => call())),
  ];
  const frozen = rounds.flat();
  const probes = frozen.filter(({ call }) => call === '/readyz');
  cluster.thaw();
  const recoveredMs = await recovered(world);
  const after = await Promise.all(calls.map((call) => call()));
  const all = [...frozen, ...middle];
  const busy = all.filter(({ status }) => status === 503);
  return {
    calls: calls.length,
    answers: all.length,
    slowestMs: atMost(
      percentile(
        all.map(({ ms }) => ms),
        1,
      ),
      limitMs,
    ),
    slowestInTheMiddleMs: percentile(
      middle.map(({ ms }) => ms),
      1,
    ),
    unanswered: atMost(all.filter(({ status }) => status === 0).length, 0),
    serverErrors: atMost(all.filter(({ status }) => status >= 500 && status !== 503).length, 0),
    busy: busy.length,
    busyWithoutRetryAfter: atMost(
      busy.filter(({ call, retryAfter }) => retryAfter === null && call !== '/readyz').length,
      0,
    ),
    readinessMs: atMost(
      percentile(
        probes.map(({ ms }) => ms),
        1,
      ),
      readinessLimitMs,
    ),
    readinessStatus: [...new Set(probes.map(({ status }) => status))],
    recoveredMs,
    changedAfterwards: after
      .filter(({ status }, at) => status >= 500 && (before[at]?.status ?? 0) < 500)
      .map(({ call, status }) => `${call} ${status}`),
    byCall: frozen.slice(0, calls.length).toSorted((a, b) => b.ms - a.ms),
  };
}

type CallRequest = { call: string; path: string; method?: string };

/**
 * Every endpoint, the pages, sign-in and the probes; rejected bodies count like any other response.
 */
function callsOf(world: BenchWorld, client: Client, id: string): (() => Promise<Answer>)[] {
  const endpoints = keysOf(ENDPOINT_PATHS).map((key): CallRequest => {
    const [method, path] = ENDPOINT_PATHS[key];
    return {
      call: key,
      method,
      path: path.replace('{id}', id).replace(/\{\w+\}/g, 'urn:own:0000-0000-0000-0000-0000'),
    };
  });
  const pages = [
    '/',
    '/applicant',
    `/${id}/check-answers`,
    '/accounts',
    '/auth/start?path=/',
    '/auth/callback?state=x&code=y',
    '/readyz',
    '/healthz',
    `/api/v2/applications/${id}/live`,
  ];
  const others = pages.map((path): CallRequest => ({ call: path, path }));
  return [...endpoints, ...others].map((request) => () => callProduct(world, client, request));
}

async function callProduct(
  { url }: BenchWorld,
  { session }: Client,
  { call, path, method = 'GET' }: CallRequest,
): Promise<Answer> {
  const startedAt = performance.now();
  const headers = {
    cookie: `${SESSION_COOKIE}=${session}`,
    'x-requested-with': 'signet',
    'content-type': 'application/json',
    'if-match': '"1"',
    origin: url,
  };
  const stopped = new AbortController();
  const timer = setTimeout(() => stopped.abort(), hangMs);
  try {
    const answer = await fetch(url + path, {
      method,
      headers,
      body: method === 'GET' ? undefined : '{}',
      redirect: 'manual',
      signal: stopped.signal,
    });
    const ms = Math.round(performance.now() - startedAt);
    stopped.abort(); // a stream never ends
    return { call, status: answer.status, ms, retryAfter: answer.headers.get('retry-after') };
  } catch {
    // No response within the time.
    return { call, status: 0, ms: Math.round(performance.now() - startedAt), retryAfter: null };
  } finally {
    clearTimeout(timer);
  }
}

async function recovered({ url }: BenchWorld): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < recoveryMs) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined); // retried by the loop
    const { impaired } = answer?.status === 200 ? await answer.json() : { impaired: {} };
    if (impaired === undefined) return Math.round(performance.now() - startedAt);
    await sleep(50);
  }
  throw new Error('the product did not come back');
}
