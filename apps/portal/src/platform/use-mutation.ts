import { useRef, useState } from 'react';
import { ApiError } from './api.ts';

/** What a failed press means; it runs before the next press may. */
type Refused = (error: unknown) => void | Promise<void>;

type OnePress<Doing extends string> = {
  /** Which press runs now. */
  doing: Doing | 'nothing';
  setDoing: (doing: Doing) => void;
  /** Runs a press unless another one runs. */
  once: (what: Doing, work: () => Promise<unknown>, refused: Refused) => Promise<void>;
  /** The same with a key for the server: a press that was not answered is the same intent when it is made again. */
  onceKeyed: (what: Doing, work: (idempotencyKey: string) => Promise<unknown>, refused: Refused) => Promise<void>;
};

/** The presses of a page, one at a time. */
export function useMutationGroup<Doing extends string>(): OnePress<Doing> {
  const [doing, setDoing] = useState<Doing | 'nothing'>('nothing');
  const isBusy = useRef(false);
  const unanswered = useRef<{ what: Doing; key: string } | undefined>(undefined);
  const once = async (what: Doing, work: () => Promise<unknown>, refused: Refused) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDoing(what);
    try {
      await work();
    } catch (error) {
      await refused(error);
    } finally {
      isBusy.current = false;
      setDoing('nothing');
    }
  };
  const onceKeyed = (what: Doing, work: (idempotencyKey: string) => Promise<unknown>, refused: Refused) => {
    const key = unanswered.current?.what === what ? unanswered.current.key : crypto.randomUUID();
    const done = () => {
      unanswered.current = undefined;
    };
    return once(
      what,
      () => work(key).then(done),
      (error) => {
        unanswered.current = error instanceof ApiError && error.code.startsWith('network.') ? { what, key } : undefined;
        return refused(error);
      },
    );
  };
  return { doing, setDoing, once, onceKeyed };
}
