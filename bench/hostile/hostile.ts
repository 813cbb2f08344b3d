import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import { atMost, rounded } from '../figures.ts';
import { bringCallers, type Callers, type HostileCaller } from './callers.ts';
import { slowestGrown } from './grown-requests.ts';
import { type HostileRequest, hostileRequests, OWN_BUSINESS } from './hostile-requests.ts';
import { type Answer, answerMs, newAgent, send, sendWire } from './send.ts';
import { TARGETS, type Target } from './targets.ts';
import { responseError } from './validate-response.ts';
import { signatureOf } from './vendor-signatures.ts';

const perCall = Number(process.env.HOSTILE_PER_CALL ?? 2_000);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122);
/** Restricts the run to calls by name, to investigate a finding. */
const only = process.env.HOSTILE_ONLY?.split(',');
/** `2/8` runs the second of eight parts, for machines that are only free for short times. */
const [part = 1, parts = 1] = (process.env.HOSTILE_PART ?? '1/1').split('/').map(Number);
const concurrency = 16;
const faultsShown = 60;
/** Promise for 64 KB of the worst text, each call alone. docs/decisions/0126. */
const grownMs = 50;

type Result = {
  call: string;
  oddity: string;
  caller: string;
  status: number;
  ms: number;
  isRateLimited: boolean;
  fault: string | undefined;
  sent: string;
};

/** Hostile input to every call: no 5xx, no hang, and only errors that the call declares. */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('hostile', { database: 'postgres' });
  const agent = newAgent(concurrency);
  try {
    const callers = await bringCallers(world);
    const versions = new Map<string, string>();
    const targets = TARGETS.map((target, at) => ({ ...target, seed: seed + at })).filter(
      ({ name }, at) => (only?.includes(name) ?? true) && at % parts === part - 1,
    );
    const results: Result[] = [];
    const startedAt = performance.now();
    for (const target of targets) {
      const waiting = hostileRequests(target, perCall, target.seed);
      const work = async (): Promise<void> => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          const caller = callerFor(target, next, callers);
          results.push(
            toResult(
              target,
              next,
              caller,
              await make(world, {
                target,
                input: next,
                caller,
                nth: results.length,
                versions,
                agent,
              }),
            ),
          );
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
      const mine = results.filter(({ call }) => call === target.name);
      console.error(
        `${target.name}: ${mine.length}, ${mine.filter(({ fault }) => fault !== undefined).length} faults`,
      );
    }
    const tookMs = performance.now() - startedAt;
    const slowestOfGrown = await slowestGrown({ url: world.url, pid: world.productPid() }, targets);
    const ready = await fetch(`${world.url}/readyz`);
    return verdict(results, { targets, tookMs, slowestOfGrown, isReady: ready.status === 200 });
  } finally {
    agent.destroy();
    await world.stop();
  }
}

/** Mostly callers with access, in turn. */
function callerFor(
  { row, name }: Target,
  { lot }: HostileRequest,
  { owners, stranger, anonymous, reviewer }: Callers,
): HostileCaller {
  if (lot < 0.1) return anonymous;
  if (lot < 0.22) return stranger;
  if (row?.who === 'staff' && lot < 0.85) return reviewer;
  const spread = Math.floor(lot * 7_919 + name.length) % owners.length;
  return owners[spread] ?? anonymous;
}

type Making = {
  target: Target;
  input: HostileRequest;
  caller: HostileCaller;
  nth: number;
  versions: Map<string, string>;
  agent: ReturnType<typeof newAgent>;
};

async function make(
  { url, sandboxUrl }: Pick<BenchWorld, 'url' | 'sandboxUrl'>,
  { target, input, caller, nth, versions, agent }: Making,
): Promise<Answer> {
  const own = (text: string): string =>
    text.replaceAll(OWN_BUSINESS, caller.params.businessId ?? '');
  const body = typeof input.body === 'string' ? own(input.body) : input.body;
  const path = input.path.replace(
    /\{(\w+)\}/g,
    (hole, name: string) => caller.params[name] ?? encodeURIComponent(hole),
  );
  if (input.wire !== undefined)
    return sendWire(
      url,
      input.wire.replaceAll('{path}', () => path),
    );
  const { id = '' } = caller.params;
  const version = versions.get(id);
  const headers = {
    // Each caller has its own IP address, so that no limit per address hides a call.
    'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    origin: url,
    'x-requested-with': 'signet',
    ...(target.row?.etag === 'write' ? { 'if-match': version ?? '"1"' } : {}),
    ...caller.headers,
    ...(target.signer ? await signatureOf(target.signer, body ?? '', sandboxUrl) : {}),
    ...input.headers,
  };
  const answer = await send(
    url,
    { method: input.method, path: path + own(input.query), headers, body },
    agent,
  );
  if (answer.etag?.match(/^"\d+"$/)) versions.set(id, answer.etag);
  if (answer.status === 412) await readVersion(url, caller, versions, agent);
  return answer;
}

/** Reloads the version after a 412, as a page would. */
async function readVersion(
  url: string,
  { params: { id = '' }, headers }: HostileCaller,
  versions: Map<string, string>,
  agent: Making['agent'],
) {
  const { etag } = await send(
    url,
    { method: 'GET', path: `/api/v2/applications/${id}`, headers, body: undefined },
    agent,
  );
  if (etag !== undefined) versions.set(id, etag);
}

function toResult(
  target: Target,
  input: HostileRequest,
  { name: caller }: HostileCaller,
  answer: Answer,
): Result {
  const fault = responseError(target, input, answer);
  const sent =
    input.wire ??
    `${input.method} ${input.path}${input.query} ${JSON.stringify(input.headers)} ${String(input.body ?? '')}`;
  return {
    call: target.name,
    oddity: input.oddity,
    caller,
    status: answer.status,
    ms: answer.ms,
    isRateLimited: answer.status === 429 && answer.text.includes('request.rateLimited'),
    fault,
    sent: fault === undefined ? '' : sent.slice(0, 400),
  };
}

const slowest = (results: readonly Result[]): number =>
  Math.round(Math.max(0, ...results.map(({ ms }) => ms)));

type Measured = {
  targets: readonly Target[];
  tookMs: number;
  slowestOfGrown: Awaited<ReturnType<typeof slowestGrown>>;
  isReady: boolean;
};

function verdict(
  results: readonly Result[],
  { targets, tookMs, slowestOfGrown, isReady }: Measured,
): object {
  const faults = results.filter(({ fault }) => fault !== undefined);
  const answered = faults.filter(({ status }) => status > 0 && status < 500);
  const counts = (
    key: (one: Result) => string | number,
    of: readonly Result[],
  ): Record<string, number> =>
    Object.fromEntries(
      [...Map.groupBy(of, (one) => String(key(one)))].map(([name, found]) => [name, found.length]),
    );
  return {
    calls: targets.length,
    perCall,
    inputs: results.length,
    figures: {
      serverErrors: atMost(results.filter(({ status }) => status >= 500).length, 0),
      unanswered: atMost(results.filter(({ status }) => status === 0).length, 0),
      undeclaredRefusals: atMost(answered.length, 0),
      slowestMs: atMost(
        results.reduce((most, { ms }) => Math.max(most, Math.round(ms)), 0),
        answerMs,
      ),
      slowest64KbMs: atMost(slowestOfGrown[0]?.ms ?? 0, grownMs),
    },
    slowestOfGrown,
    isReadyAfterwards: isReady,
    rateLimited: results.filter(({ isRateLimited }) => isRateLimited).length,
    seed,
    tookSeconds: rounded(tookMs / 1_000, 0),
    byOddity: counts(({ oddity }) => oddity, results),
    byCaller: counts(({ caller }) => caller, results),
    faults: [...Map.groupBy(faults, ({ call, fault }) => `${call}: ${fault}`)]
      .toSorted((one, other) => other[1].length - one[1].length)
      .slice(0, faultsShown)
      .map(([what, found]) => ({
        what,
        times: found.length,
        caller: found[0]?.caller,
        sent: found[0]?.sent,
      })),
    byCall: targets.map(({ name }) => {
      const mine = results.filter(({ call }) => call === name);
      return {
        call: name,
        inputs: mine.length,
        slowestMs: slowest(mine),
        statuses: counts(({ status }) => status, mine),
      };
    }),
  };
}
