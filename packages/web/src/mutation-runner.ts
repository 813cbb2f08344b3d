import { isUnanswered } from '@signet/rulebook/call-recovery';
import { ApiError } from './api.ts';

export type MutationWork = (idempotencyKey: string) => Promise<unknown>;
type Run = (identity: string, work: MutationWork) => Promise<void>;

/**
 * Serializes a page's actions and keeps one idempotency key per unanswered attempt. A rejection
 * ends the attempt; anything but an ApiError is rethrown. `identity` identifies the attempt.
 */
export function createMutationRunner(newKey: () => string = () => crypto.randomUUID()): Run {
  let isRunning = false;
  let unanswered: { identity: string; key: string } | undefined;
  return async (identity, work) => {
    if (isRunning) return;
    isRunning = true;
    const attempt = unanswered?.identity === identity ? unanswered : { identity, key: newKey() };
    unanswered = undefined;
    try {
      await work(attempt.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isUnanswered(error.code)) unanswered = attempt;
    } finally {
      isRunning = false;
    }
  };
}
