import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@signet/rulebook/errors';
import { ERRORS } from '@signet/rulebook/errors';
import { LIMITS } from '@signet/rulebook/limits';
import { AppError, asAppError, type Fault, type ProblemData } from './problem.ts';
import type { Once, Store } from './store/store.ts';

export type Answer = { status: number; reply: unknown };

const pollMs = 100;

/** A kept refusal: told again in the reader's language. */
type KeptProblem = { problem: { code: ErrorCode; data: ProblemData; faults: readonly Fault[] } };
const isKeptProblem = (reply: unknown): reply is KeptProblem => typeof reply === 'object' && reply !== null && 'problem' in reply;

/**
 * The first answer to this key, however often it is asked. `again` answers from the facts where the effect is stored but its answer was lost.
 * Throws idempotency.differs and idempotency.running. A failure of ours or of a vendor frees the key. decisions.md, section 6, idempotency.
 */
export async function answerOnce(
  store: Store,
  once: Once | undefined,
  work: () => Promise<Answer>,
  again: (applicationId: string) => Promise<Answer>,
): Promise<Answer> {
  if (once === undefined) return work();
  const before = await firstAnswer(store, once);
  if (before.state === 'differs') throw new AppError('idempotency.differs');
  if (before.state === 'running') throw new AppError('idempotency.running', { seconds: LIMITS.idempotencyRetryAfterSeconds });
  if (before.state === 'applied') return kept(store, once, await again(before.applicationId));
  if (before.state === 'new') return runOnce(store, once, work);
  if (!isKeptProblem(before.reply)) return { status: before.status, reply: before.reply };
  const { code, data, faults } = before.reply.problem;
  throw new AppError(code, data, faults);
}

async function firstAnswer(store: Store, once: Once) {
  const tries = LIMITS.idempotencyWaitMs / pollMs;
  for (let tried = 0; tried < tries; tried += 1) {
    const found = await store.idempotency.begin(once);
    if (found.state !== 'running') return found;
    await sleep(pollMs);
  }
  return store.idempotency.begin(once);
}

async function kept(store: Store, once: Once, answer: Answer): Promise<Answer> {
  await store.idempotency.finish(once, answer);
  return answer;
}

async function runOnce(store: Store, once: Once, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await kept(store, once, await work());
  } catch (error) {
    const refusal = asAppError(error);
    const { status } = ERRORS[refusal.code];
    if (status >= 500) await store.idempotency.release(once);
    else
      await store.idempotency.finish(once, {
        status,
        reply: { problem: { code: refusal.code, data: refusal.data, faults: refusal.faults } },
      });
    throw error;
  }
}
