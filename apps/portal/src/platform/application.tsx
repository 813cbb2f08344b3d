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
  /** Undefined until an application has an id. */
  application: ApplicationView | undefined;
  setApplication: (application: ApplicationView) => void;
  reload: (id: string) => Promise<ApplicationView>;
  /** The own record of an owner who was invited; on their pages alone. docs/decisions/0063. */
  owner: OwnerRecordView | undefined;
  setOwner: (owner: OwnerRecordView | undefined) => void;
  /** Loads anew what the page is about; undefined while it is about nothing that is stored. */
  refresh: (() => Promise<unknown>) | undefined;
  /** The server's clock now, in ms: never the device's. docs/readings.md 20. */
  serverNow: () => number;
};

export const PortalContext = createContext<PortalState | undefined>(undefined);

export function usePortal(): PortalState {
  const state = useContext(PortalContext);
  if (state === undefined) throw new Error('usePortal stands inside PortalProvider');
  return state;
}

const neverChanges = () => () => undefined;

/** True in a drawing on the server, and in the one that takes its HTML over: only there does React ask for the server's snapshot. */
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
 * False on the server and while the browser takes its page over; true from then on. What only this device knows is read after that, in slices like
 * the taking over itself, so that a press or a key need not wait for it.
 */
export function useIsHydrated(): boolean {
  const isDrawn = useIsDrawnByServer();
  const [isHydrated, setIsHydrated] = useState(!isDrawn);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}

/** Shows a part that React takes over late what the server drew it with: the application may have changed since, and the HTML must match first. */
export function AsServed({ children }: { children: ReactNode }) {
  const state = usePortal();
  const isHydrated = useIsHydrated();
  const shown = useMemo(() => (isHydrated ? state : { ...state, application: state.boot.application }), [isHydrated, state]);
  return <PortalContext value={shown}>{children}</PortalContext>;
}

export function useApplication(): ApplicationView {
  const { application } = usePortal();
  if (application === undefined) throw new Error('this screen is only shown with an application');
  return application;
}

/** The signed-in owner's own record. */
export function useOwnRecord(): OwnerRecordView {
  const { owner } = usePortal();
  if (owner === undefined) throw new Error('this screen is only shown with an own record');
  return owner;
}

const sinceStart = (): number => performance.now();

type Versioned = Pick<ApplicationView, 'id' | 'version'>;

/** True for an answer that set out before a change that is known already: two may overtake each other. */
export const isOlder = (fresh: Versioned, seen: Versioned | undefined): boolean => fresh.id === seen?.id && fresh.version < seen.version;

type ReadAt = Pick<OwnerRecordView, 'ownerId' | 'serverNow'>;

/** The same of an owner's own record, which knows no version of the application: it tells the time right before it was read. */
export const isOlderRecord = (fresh: ReadAt, seen: ReadAt | undefined): boolean =>
  fresh.ownerId === seen?.ownerId && fresh.serverNow < seen.serverNow;

export function PortalProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [application, setSeen] = useState(boot.application);
  const [owner, setSeenOwner] = useState(boot.owner);
  // The server's clock as last told, and when: every answer tells it anew.
  const told = useRef({ serverNow: boot.serverNow, atMs: sinceStart() });
  const tell = useCallback(({ serverNow }: { serverNow: number }) => {
    told.current = { serverNow, atMs: sinceStart() };
  }, []);
  const setApplication = useCallback(
    (fresh: ApplicationView) => {
      tell(fresh);
      setSeen((seen) => (isOlder(fresh, seen) ? seen : fresh));
    },
    [tell],
  );
  const setOwner = useCallback(
    (fresh: OwnerRecordView | undefined) => {
      if (fresh !== undefined) tell(fresh);
      setSeenOwner((seen) => (fresh !== undefined && isOlderRecord(fresh, seen) ? seen : fresh));
    },
    [tell],
  );
  const reload = useCallback(
    async (id: string) => {
      const { call } = await import('./api.ts'); // the first page makes no call
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
      boot: owner === undefined ? boot : { ...boot, market: owner.market }, // who comes from another country answers for that of the business
      application,
      setApplication,
      reload,
      owner,
      setOwner,
      refresh,
      serverNow: () => told.current.serverNow + sinceStart() - told.current.atMs,
    }),
    [boot, application, setApplication, reload, owner, setOwner, refresh],
  );
  return <PortalContext value={state}>{children}</PortalContext>;
}
