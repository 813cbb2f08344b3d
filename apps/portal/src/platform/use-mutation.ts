import { useState } from 'react';
import { createMutationRunner, type OnError } from './mutation-runner.ts';

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
