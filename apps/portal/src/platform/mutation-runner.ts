import { ApiError } from './api.ts';

type Run = (identity: string, work: (idempotencyKey: string) => Promise<unknown>, onError: OnError) => Promise<void>;
/** What a failed action means; it ends before the next action may begin. */
export type OnError = (error: ApiError) => unknown;

/** The server may have done it: the same action once more is the same attempt. */
const isUnanswered = ({ code }: ApiError): boolean => code.startsWith('network.');

/**
 * Serialises the actions of a page or a form, and keeps one idempotency key per unanswered attempt. What is no answer of the server's is thrown
 * on. `identity` says what makes two attempts the same one.
 */
export function createMutationRunner(newKey: () => string = () => crypto.randomUUID()): Run {
  let isRunning = false;
  let unanswered: { identity: string; key: string } | undefined;
  return async (identity, work, onError) => {
    if (isRunning) return;
    isRunning = true;
    const attempt = unanswered?.identity === identity ? unanswered : { identity, key: newKey() };
    unanswered = undefined;
    try {
      await work(attempt.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isUnanswered(error)) unanswered = attempt;
      await onError(error);
    } finally {
      isRunning = false;
    }
  };
}
