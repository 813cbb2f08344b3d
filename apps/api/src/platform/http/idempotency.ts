import type { ErrorCode } from '@signet/rulebook/core/errors';
import { ERRORS } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Once, Repeat, Store } from '../../store.ts';
import { until } from '../poll-until.ts';
import { AppError, asAppError, type Fault, type ProblemData } from './problem.ts';

export type Answer = { status: number; reply: unknown };

/** A kept refusal: told again in the reader's language. */
type KeptProblem = { problem: { code: ErrorCode; data: ProblemData; faults: readonly Fault[] } };
const isKeptProblem = (reply: unknown): reply is KeptProblem => typeof reply === 'object' && reply !== null && 'problem' in reply;

type Again = (applicationId: string) => Promise<Answer>;

/**
 * The first answer to this key, however often it is asked. `isNew`: the key is known to be unused, and is written by the effect alone. `again`
 * answers from the facts where the effect is stored but its answer was lost. Throws idempotency.differs and idempotency.running. A failure of
 * ours or of a vendor frees the key. decisions.md, section 6, idempotency.
 */
export async function answerOnce(
  store: Store,
  { once, isNew }: { once: Once | undefined; isNew: boolean },
  work: () => Promise<Answer>,
  again: Again,
): Promise<Answer> {
  if (once === undefined) return work();
  const before = isNew ? ({ state: 'new' } as const) : await firstAnswer(store, once);
  return before.state === 'new' ? runOnce(store, once, work, again) : told(store, once, before, again);
}

const firstAnswer = (store: Store, once: Once): Promise<Repeat> =>
  until(
    () => store.idempotency.begin(once),
    ({ state }) => state !== 'running',
    LIMITS.idempotencyWaitMs,
  );

/** What a key that was used before answers. */
async function told(store: Store, once: Once, before: Exclude<Repeat, { state: 'new' }>, again: Again): Promise<Answer> {
  if (before.state === 'differs') throw new AppError('idempotency.differs');
  if (before.state === 'running') throw new AppError('idempotency.running', { seconds: LIMITS.idempotencyRetryAfterSeconds });
  if (before.state === 'applied') return keptFirst(store, once, await again(before.applicationId), again);
  if (!isKeptProblem(before.reply)) return { status: before.status, reply: before.reply };
  const { code, data, faults } = before.reply.problem;
  throw new AppError(code, data, faults);
}

/** Keeps this answer and gives it, or the one that another call with the key has kept meanwhile. */
async function keptFirst(store: Store, once: Once, ours: Answer & { refused?: boolean }, again: Again): Promise<Answer> {
  const { kept } = await store.idempotency.finish(once, ours);
  if (kept) return ours;
  const first = await firstAnswer(store, once);
  return first.state === 'new' ? ours : told(store, once, first, again);
}

/** Does the work and gives the first answer to the key, which is a refusal as well. */
async function runOnce(store: Store, once: Once, work: () => Promise<Answer>, again: Again): Promise<Answer> {
  const { refusal, ...ours } = await work().then(
    (answer) => ({ ...answer, refused: false, refusal: undefined }),
    async (error: unknown) => {
      const { code, data, faults } = asAppError(error);
      const { status } = ERRORS[code];
      if (status >= 500) {
        await store.idempotency.release(once);
        throw error;
      }
      return { status, reply: { problem: { code, data, faults } }, refused: true, refusal: error };
    },
  );
  const first = await keptFirst(store, once, ours, again);
  if (first === ours && ours.refused) throw refusal;
  return first;
}
