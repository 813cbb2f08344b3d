import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { Permission } from '@signet/rulebook/staff/permissions';
import { ApiError } from '@signet/web/api';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { call } from '../platform/call.ts';
import { serverNow, setClock } from '../platform/clock.ts';
import { endsSession, onSessionEnd } from '../platform/session-end.ts';
import { lockedPath } from './session-paths.ts';

export type StaffSession = ReplyOf<'getStaffSession'>;

export type SessionState =
  | { is: 'reading' }
  | { is: 'signedOut' }
  | { is: 'failed'; error: ApiError }
  | { is: 'signedIn'; session: StaffSession };

const SessionContext = createContext<StaffSession | undefined>(undefined);

export function SessionProvider({
  session,
  children,
}: {
  session: StaffSession;
  children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): StaffSession {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('a page of staff stands inside SessionProvider');
  return session;
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useSession();
  return (permission) => permissions.includes(permission);
}

const lookMs = 5_000;
/** How often presses are reported, which put the lock off. */
const reportMs = 60_000;

const here = (): string => window.location.pathname + window.location.search;

/** Leaves by loading another page, so that nothing of this one stays in memory. */
const leaveLocked = (): void => window.location.replace(lockedPath(here()));

/** Who is signed in; reads it again after presses, and leaves for the lock page without them. */
export function useSessionState(): SessionState & { reread: () => void } {
  const [state, setState] = useState<SessionState>({ is: 'reading' });
  const [watch] = useState(() => ({ pressed: false, readAt: 0 }));
  const read = useCallback(async (): Promise<void> => {
    Object.assign(watch, { pressed: false, readAt: performance.now() });
    try {
      const session = await call('getStaffSession');
      setClock(session.serverNow);
      setState({ is: 'signedIn', session });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'auth.sessionExpired') leaveLocked();
      else if (endsSession(error.code)) setState({ is: 'signedOut' });
      else setState((before) => (before.is === 'signedIn' ? before : { is: 'failed', error }));
    }
  }, [watch]);
  useEffect(() => void read(), [read]);
  useEffect(() => onSessionEnd(() => void read()), [read]);
  const look = useEffectEvent((): void => {
    if (state.is !== 'signedIn') return;
    const { locksAt, endsAt } = state.session;
    if (watch.pressed && performance.now() - watch.readAt >= reportMs) void read();
    else if (serverNow() >= Math.min(locksAt, endsAt)) leaveLocked();
  });
  useEffect(() => {
    const onPress = () => {
      watch.pressed = true;
    };
    const timer = setInterval(() => look(), lookMs);
    const onVisible = () => look();
    for (const event of ['keydown', 'pointerdown'] as const)
      document.addEventListener(event, onPress, { capture: true, passive: true });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      for (const event of ['keydown', 'pointerdown'] as const)
        document.removeEventListener(event, onPress, { capture: true });
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [watch]);
  return { ...state, reread: () => void read() };
}
