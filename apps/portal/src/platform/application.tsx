import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import type { OwnerRecordView } from '@signet/rulebook/people/owner-record-view';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

type PortalState = {
  boot: Boot;
  application: ApplicationView | undefined;
  setApplication: (application: ApplicationView) => void;
  reload: (id: string) => Promise<ApplicationView>;
  /** An invited owner's record; set on their own pages only. docs/decisions/0063. */
  owner: OwnerRecordView | undefined;
  setOwner: (owner: OwnerRecordView | undefined) => void;
  /** Reloads the page's application or owner record; undefined when it has neither. */
  refresh: (() => Promise<unknown>) | undefined;
  /** The server's current time in ms, never the device's. docs/readings.md 20. */
  serverNow: () => number;
};

export const PortalContext = createContext<PortalState | undefined>(undefined);

export function usePortal(): PortalState {
  const state = useContext(PortalContext);
  if (state === undefined) throw new Error('usePortal stands inside PortalProvider');
  return state;
}

const neverChanges = () => () => undefined;

/**
 * True while rendering on the server or hydrating: only then does React read the server snapshot.
 */
function useIsDrawnByServer(): boolean {
  let isDrawn = false;
  const snapshot = () => null;
  useSyncExternalStore(neverChanges, snapshot, () => {
    isDrawn = true;
    return null;
  });
  return isDrawn;
}

/**
 * False until hydrated. Set in a transition, so that reading device-only state does not block
 * presses and keys.
 */
export function useIsHydrated(): boolean {
  const isDrawn = useIsDrawnByServer();
  const [isHydrated, setIsHydrated] = useState(!isDrawn);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}

/**
 * Renders a late-hydrating part with the server's data: the HTML must match even if the application
 * has changed since.
 */
export function AsServed({ children }: { children: ReactNode }) {
  const state = usePortal();
  const isHydrated = useIsHydrated();
  const shown = useMemo(
    () => (isHydrated ? state : { ...state, application: state.boot.application }),
    [isHydrated, state],
  );
  return <PortalContext value={shown}>{children}</PortalContext>;
}

export function useApplication(): ApplicationView {
  const { application } = usePortal();
  if (application === undefined) throw new Error('this screen is only shown with an application');
  return application;
}

export function useOwnRecord(): OwnerRecordView {
  const { owner } = usePortal();
  if (owner === undefined) throw new Error('this screen is only shown with an own record');
  return owner;
}

const sinceStart = (): number => performance.now();

type Versioned = Pick<ApplicationView, 'id' | 'version'>;

/**
 * True when a response is older than the state already known: responses may overtake each other.
 */
export const isOlder = (fresh: Versioned, seen: Versioned | undefined): boolean =>
  fresh.id === seen?.id && fresh.version < seen.version;

type ReadAt = Pick<OwnerRecordView, 'ownerId' | 'serverNow'>;

/**
 * Same for an owner's record, which has no version: it carries the time right before it was read.
 */
export const isOlderRecord = (fresh: ReadAt, seen: ReadAt | undefined): boolean =>
  fresh.ownerId === seen?.ownerId && fresh.serverNow < seen.serverNow;

export function PortalProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [application, setSeen] = useState(boot.application);
  const [owner, setSeenOwner] = useState(boot.owner);
  // The server's clock as of the last response, and when that was received.
  const serverClock = useRef({ serverNow: boot.serverNow, atMs: sinceStart() });
  const syncClock = useCallback(({ serverNow }: { serverNow: number }) => {
    serverClock.current = { serverNow, atMs: sinceStart() };
  }, []);
  const setApplication = useCallback(
    (fresh: ApplicationView) => {
      syncClock(fresh);
      setSeen((seen) => (isOlder(fresh, seen) ? seen : fresh));
    },
    [syncClock],
  );
  const setOwner = useCallback(
    (fresh: OwnerRecordView | undefined) => {
      if (fresh !== undefined) syncClock(fresh);
      setSeenOwner((seen) => (fresh !== undefined && isOlderRecord(fresh, seen) ? seen : fresh));
    },
    [syncClock],
  );
  const reload = useCallback(
    async (id: string) => {
      const { call } = await import('./api.ts'); // the first page makes no calls
      const fresh = await call('getApplication', { params: { id } });
      setApplication(fresh);
      return fresh;
    },
    [setApplication],
  );
  const id = application?.id;
  const own = owner && `${owner.applicationId} ${owner.ownerId}`;
  const refresh = useMemo(() => {
    if (id !== undefined) return () => reload(id);
    if (own === undefined) return undefined;
    const [applicationId = '', ownerId = ''] = own.split(' ');
    return async () => {
      const { call } = await import('./api.ts');
      setOwner(await call('getOwner', { params: { id: applicationId, ownerId } }));
    };
  }, [id, own, reload, setOwner]);
  const state = useMemo<PortalState>(
    () => ({
      // An owner abroad answers for the business's country.
      boot: owner === undefined ? boot : { ...boot, market: owner.market },
      application,
      setApplication,
      reload,
      owner,
      setOwner,
      refresh,
      serverNow: () => serverClock.current.serverNow + sinceStart() - serverClock.current.atMs,
    }),
    [boot, application, setApplication, reload, owner, setOwner, refresh],
  );
  return <PortalContext value={state}>{children}</PortalContext>;
}
