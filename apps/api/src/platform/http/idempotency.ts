import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type ErrorCode, isErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { IdempotencyState, IdempotentCall } from '../store-types.ts';
import { currentErrorCode } from './former-names.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { AppError, type FieldErrorData, type ProblemData, toAppError } from './problem.ts';

export type HttpResponse = { status: number; reply: unknown };

/** A stored rejection, rendered again in the reader's language. `faults` is the field errors' name in existing rows. */
type KeptProblem = { problem: { code: ErrorCode; data: ProblemData; faults: readonly FieldErrorData[] } };
const isKeptProblem = (reply: unknown): reply is KeptProblem => typeof reply === 'object' && reply !== null && 'problem' in reply;

const currentCode = (code: ErrorCode): ErrorCode => {
  const current = currentErrorCode(code);
  return isErrorCode(current) ? current : code;
};

type Again = (applicationId: string) => Promise<HttpResponse>;

/**
 * Runs once per key and replays the first reply. `isNew`: the key is known to be unused and is written with the effect. `again` rebuilds a
 * reply that was lost after the effect was stored. Throws idempotency.keyReused and idempotency.inProgress; a server or vendor failure
 * frees the key. docs/readings.md 19.
 */
export async function runIdempotent(
  store: IdempotencyStore,
  { once, isNew }: { once: IdempotentCall | undefined; isNew: boolean },
  work: () => Promise<HttpResponse>,
  again: Again,
): Promise<HttpResponse> {
  if (once === undefined) return work();
  const before = isNew ? ({ state: 'new' } as const) : await firstAnswer(store, once);
  return before.state === 'new' ? runOnce(store, once, work, again) : told(store, once, before, again);
}

const pollMs = 100;

/** Polls until the condition holds, for at most `waitMs`; returns the last reply. */
export async function pollUntil<Told>(ask: () => Promise<Told>, holds: (told: Told) => boolean, waitMs: number): Promise<Told> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const told = await ask();
    if (holds(told) || waitedMs >= waitMs) return told;
    await sleep(pollMs);
  }
}

const firstAnswer = (store: IdempotencyStore, once: IdempotentCall): Promise<IdempotencyState> =>
  pollUntil(
    () => store.begin(once),
    ({ state }) => state !== 'running',
    LIMITS.idempotencyWaitMs,
  );

async function told(
  store: IdempotencyStore,
  once: IdempotentCall,
  before: Exclude<IdempotencyState, { state: 'new' }>,
  again: Again,
): Promise<HttpResponse> {
  if (before.state === 'mismatch') throw new AppError('idempotency.keyReused');
  if (before.state === 'running') throw new AppError('idempotency.inProgress', { seconds: LIMITS.idempotencyRetryAfterSeconds });
  if (before.state === 'applied') return keptFirst(store, once, await again(before.applicationId), again);
  if (!isKeptProblem(before.reply)) return { status: before.status, reply: before.reply };
  const { code, data, faults } = before.reply.problem;
  throw new AppError(
    currentCode(code),
    data,
    faults.map((fieldError) => ({ ...fieldError, code: currentErrorCode(fieldError.code) })),
  );
}

/** Stores this reply, or returns the one that a parallel call stored first. */
async function keptFirst(
  store: IdempotencyStore,
  once: IdempotentCall,
  ours: HttpResponse & { refused?: boolean },
  again: Again,
): Promise<HttpResponse> {
  const { kept } = await store.finish(once, ours);
  if (kept) return ours;
  const first = await firstAnswer(store, once);
  return first.state === 'new' ? ours : told(store, once, first, again);
}

/** Does the work and stores its reply under the key; a rejection is stored too. */
async function runOnce(
  store: IdempotencyStore,
  once: IdempotentCall,
  work: () => Promise<HttpResponse>,
  again: Again,
): Promise<HttpResponse> {
  let ours: HttpResponse & { refused: boolean };
  let refusal: unknown;
  try {
    ours = { ...(await work()), refused: false };
  } catch (error) {
    const { code, data, fieldErrors } = toAppError(error);
    const { status } = ERRORS[code];
    if (status >= 500) {
      await store.release(once);
      throw error;
    }
    refusal = error;
    ours = { status, reply: { problem: { code, data, faults: fieldErrors } }, refused: true };
  }
  const first = await keptFirst(store, once, ours, again);
  if (first === ours && ours.refused) throw refusal;
  return first;
}
