import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { IdempotencyStore } from './idempotency-store.ts';
import type { IdempotencyState, IdempotentCall } from './idempotent-call.ts';
import { AppError, type FieldErrorData, type ProblemData, toAppError } from './problem.ts';

export type HttpResponse = { status: number; reply: unknown };

/**
 * A stored rejection, rendered again in the reader's language. `faults` is the field errors' name
 * in existing rows.
 */
type StoredProblem = {
  problem: { code: ErrorCode; data: ProblemData; faults: readonly FieldErrorData[] };
};
const isStoredProblem = (reply: unknown): reply is StoredProblem =>
  typeof reply === 'object' && reply !== null && 'problem' in reply;

/** The call did not run and is welcome later or corrected, with the same key. */
const hasNotRun = (code: ErrorCode): boolean =>
  code === 'request.validationFailed' ||
  code === 'request.rateLimited' ||
  code.startsWith('request.retryIn');

/** `isNew`: the key is known to be unused; `onReplay` is told that the first reply comes again. */
type OnceOptions = {
  once: IdempotentCall | undefined;
  isNew: boolean;
  onReplay?: () => void;
};

type RebuildReply = (applicationId: string) => Promise<HttpResponse>;

/**
 * Runs once per key and replays the first reply. `isNew`: the key is known to be unused and is
 * written with the effect. `rebuild` restores a reply that was lost after the effect was stored.
 * Throws idempotency.keyReused and idempotency.inProgress; a server or vendor failure, and a call
 * that its limit or its schema refused, free the key. docs/readings.md 19.
 */
export async function runIdempotent(
  store: IdempotencyStore,
  { once, isNew, onReplay }: OnceOptions,
  work: () => Promise<HttpResponse>,
  rebuild: RebuildReply,
): Promise<HttpResponse> {
  if (once === undefined) return work();
  const before = isNew ? ({ state: 'new' } as const) : await claimKey(store, once);
  if (before.state === 'new') return runOnce(store, once, work, rebuild);
  if (before.state === 'done' || before.state === 'applied') onReplay?.();
  return replayFirst(store, once, before, rebuild);
}

const pollMs = 100;

/** Polls until the condition holds, for at most `waitMs`; returns the last reply. */
export async function pollUntil<Reply>(
  poll: () => Promise<Reply>,
  holds: (reply: Reply) => boolean,
  waitMs: number,
): Promise<Reply> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const reply = await poll();
    if (holds(reply) || waitedMs >= waitMs) return reply;
    await sleep(pollMs);
  }
}

const claimKey = (store: IdempotencyStore, once: IdempotentCall): Promise<IdempotencyState> =>
  pollUntil(
    () => store.begin(once),
    ({ state }) => state !== 'running',
    LIMITS.idempotencyWaitMs,
  );

async function replayFirst(
  store: IdempotencyStore,
  once: IdempotentCall,
  before: Exclude<IdempotencyState, { state: 'new' }>,
  rebuild: RebuildReply,
): Promise<HttpResponse> {
  if (before.state === 'mismatch') throw new AppError('idempotency.keyReused');
  if (before.state === 'running')
    throw new AppError('idempotency.inProgress', { seconds: LIMITS.idempotencyRetryAfterSeconds });
  if (before.state === 'applied')
    return storeFirst(store, once, await rebuild(before.applicationId), rebuild);
  if (!isStoredProblem(before.reply)) return { status: before.status, reply: before.reply };
  const { code, data, faults } = before.reply.problem;
  throw new AppError(code, data, faults);
}

/** Stores this reply, or returns the one that a parallel call stored first. */
async function storeFirst(
  store: IdempotencyStore,
  once: IdempotentCall,
  response: HttpResponse & { rejected?: boolean },
  rebuild: RebuildReply,
): Promise<HttpResponse> {
  const { kept } = await store.finish(once, response);
  if (kept) return response;
  const first = await claimKey(store, once);
  return first.state === 'new' ? response : replayFirst(store, once, first, rebuild);
}

async function runOnce(
  store: IdempotencyStore,
  once: IdempotentCall,
  work: () => Promise<HttpResponse>,
  rebuild: RebuildReply,
): Promise<HttpResponse> {
  let response: HttpResponse & { rejected: boolean };
  let rejection: unknown;
  try {
    response = { ...(await work()), rejected: false };
  } catch (error) {
    const { code, data, fieldErrors } = toAppError(error);
    const { status } = ERRORS[code];
    if (status >= 500 || hasNotRun(code)) {
      await store.release(once);
      throw error;
    }
    rejection = error;
    response = { status, reply: { problem: { code, data, faults: fieldErrors } }, rejected: true };
  }
  const first = await storeFirst(store, once, response, rebuild);
  if (first === response && response.rejected) throw rejection;
  return first;
}
