import type { ConsoleScope } from '@signet/rulebook/console/access';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { ApiError } from '@signet/web/api';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { serverNow, setClock } from '../platform/clock.ts';
import { endsSession, onSessionEnd } from '../platform/session-end.ts';
import { call } from './call.ts';

export type ConsoleSession = ReplyOf<'getConsoleSession'>;

export type ConsoleState =
  | { is: 'reading' }
  | { is: 'signedOut' }
  | { is: 'failed'; error: ApiError }
  | { is: 'signedIn'; session: ConsoleSession };

const SessionContext = createContext<ConsoleSession | undefined>(undefined);

export function ConsoleSessionProvider({
  session,
  children,
}: {
  session: ConsoleSession;
  children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useConsoleSession(): ConsoleSession {
  const session = use(SessionContext);
  if (session === undefined)
    throw new Error('a page of the console stands inside ConsoleSessionProvider');
  return session;
}

export function useHolds(): (scope: ConsoleScope) => boolean {
  const { scopes } = useConsoleSession();
  return (scope) => scopes.includes(scope);
}

/** Who is signed in; what is shown goes away when the session ends. */
export function useConsoleState(): ConsoleState & { reread: () => void } {
  const [state, setState] = useState<ConsoleState>({ is: 'reading' });
  const read = useCallback(async (): Promise<void> => {
    try {
      const session = await call('getConsoleSession');
      setClock(session.serverNow);
      setState({ is: 'signedIn', session });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (endsSession(error.code)) setState({ is: 'signedOut' });
      else setState((before) => (before.is === 'signedIn' ? before : { is: 'failed', error }));
    }
  }, []);
  useEffect(() => void read(), [read]);
  useEffect(() => onSessionEnd(() => void read()), [read]);
  const endsAt = state.is === 'signedIn' ? state.session.endsAt : undefined;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const timer = setTimeout(() => setState({ is: 'signedOut' }), endsAt - serverNow());
    return () => clearTimeout(timer);
  }, [endsAt]);
  return { ...state, reread: () => void read() };
}
