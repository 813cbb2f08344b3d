import type { ReplyOf } from '@signet/rulebook/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { leaveToSignIn } from '../../platform/navigation.ts';

type Reply = ReplyOf<'getAccounts'>;

/** The person's accounts; `hasFailed` where they did not come. Without a session it leads to sign in and back. */
export function useAccounts(): { reply: Reply | undefined; hasFailed: boolean; load: () => void } {
  const [reply, setReply] = useState<Reply>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call('getAccounts').then(setReply, (error: unknown) => {
      const isSignedOut = error instanceof ApiError && (error.code === 'session.missing' || error.code === 'session.expired');
      if (isSignedOut) leaveToSignIn(window.location.pathname);
      else setFailed(true);
    });
  }, []);
  useEffect(load, [load]);
  return { reply, hasFailed, load };
}
