import { useState } from 'react';
import { ApiError } from './api.ts';

type MutationGroup<Doing extends string> = {
  /** Which action runs now. */
  doing: Doing | 'nothing';
  setDoing: (doing: Doing) => void;
  /**
   * Runs an action unless another one of the group runs, with the key of its attempt; `identity` tells apart what the action sends. `doing` is
   * there until the action has ended: a button is not free while the page changes.
   */
  mutate: (what: Doing, work: (idempotencyKey: string) => Promise<unknown>, onError: OnError, identity?: string) => Promise<void>;
};

/** The actions of a page or a form, one at a time. Called from events alone: an effect may run twice. */
export function useMutationGroup<Doing extends string>(): MutationGroup<Doing> {
  const [doing, setDoing] = useState<Doing | 'nothing'>('nothing');
  const [run] = useState(() => createMutationRunner());
  const mutate: MutationGroup<Doing>['mutate'] = async (what, work, onError, identity = what) => {
    let hasBegun = false;
    const begin = (key: string) => {
      hasBegun = true;
      setDoing(what);
      return work(key);
    };
    await run(identity, begin, onError).finally(() => hasBegun && setDoing('nothing'));
  };
  return { doing, setDoing, mutate };
}

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
