import { ApiError } from '@signet/web/api';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { CallReason } from './call.ts';
import { isCallLimit, onCallsResumed } from './call-pause.ts';
import { serverNow } from './clock.ts';

export type LoadedData<Data> = {
  data: Data | undefined;
  /** When the data was read, on the product's clock. */
  readAt: number | undefined;
  /** Why the last reading failed; the data of the one before stays. */
  error: ApiError | undefined;
  isLoading: boolean;
  reload: () => Promise<void>;
  /** Reads again by itself: nobody has pressed anything. */
  poll: () => Promise<void>;
  replace: (data: Data) => void;
};

type State<Data> = {
  key: string;
  data?: Data;
  readAt?: number;
  error?: ApiError;
  isLoading: boolean;
};

/** Reads when `key` changes and on request; a late answer for another key is dropped. */
export function useLoadedData<Data>(
  key: string,
  load: (reason: CallReason) => Promise<Data>,
): LoadedData<Data> {
  const [state, setState] = useState<State<Data>>({ key, isLoading: true });
  const read = useEffectEvent(async (at: string, reason: CallReason): Promise<void> => {
    const change = (to: Partial<State<Data>>) =>
      setState((before) => (before.key === at ? { ...before, ...to } : before));
    try {
      const data = await load(reason);
      change({ data, readAt: serverNow(), error: undefined, isLoading: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change({ error, isLoading: false });
    }
  });
  const [asked, setAsked] = useState<{ at: string; reason: CallReason; done: () => void }>();
  useEffect(() => {
    setState((before) => (before.key === key ? before : { key, isLoading: true }));
    void read(key, 'press');
  }, [key]);
  useEffect(() => {
    if (asked) void read(asked.at, asked.reason).then(asked.done);
  }, [asked]);
  const ask = useCallback(
    (reason: CallReason) =>
      new Promise<void>((done) => {
        setState((before) => ({ ...before, isLoading: true }));
        setAsked({ at: key, reason, done });
      }),
    [key],
  );
  const reload = useCallback(() => ask('press'), [ask]);
  const poll = useCallback(() => ask('poll'), [ask]);
  const readRefused = useEffectEvent(() => {
    if (state.error && isCallLimit(state.error.code)) void ask('press');
  });
  useEffect(() => onCallsResumed(() => readRefused()), []);
  const replace = useCallback(
    (data: Data) =>
      setState((before) => ({ ...before, data, readAt: serverNow(), error: undefined })),
    [],
  );
  const current: State<Data> = state.key === key ? state : { key, isLoading: true };
  return {
    data: current.data,
    readAt: current.readAt,
    error: current.error,
    isLoading: current.isLoading,
    reload,
    poll,
    replace,
  };
}
