import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

type PortalState = {
  boot: Boot;
  /** Undefined until an application has an id. */
  application: ApplicationView | undefined;
  setApplication: (application: ApplicationView) => void;
  reload: (id: string) => Promise<ApplicationView>;
  /** The server's clock now, in ms: never the device's. docs/readings.md 20. */
  serverNow: () => number;
};

const PortalContext = createContext<PortalState | undefined>(undefined);

export function usePortal(): PortalState {
  const state = useContext(PortalContext);
  if (state === undefined) throw new Error('usePortal stands inside PortalProvider');
  return state;
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

const sinceStart = (): number => performance.now();

export function PortalProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [application, setSeen] = useState(boot.application);
  // The server's clock as last told, and when: every answer tells it anew.
  const told = useRef({ serverNow: boot.serverNow, atMs: sinceStart() });
  const setApplication = useCallback((fresh: ApplicationView) => {
    told.current = { serverNow: fresh.serverNow, atMs: sinceStart() };
    setSeen(fresh);
  }, []);
  const reload = useCallback(
    async (id: string) => {
      const { call } = await import('./api.ts'); // the first page makes no call
      const fresh = await call('getApplication', { params: { id } });
      setApplication(fresh);
      return fresh;
    },
    [setApplication],
  );
  const state = useMemo<PortalState>(
    () => ({ boot, application, setApplication, reload, serverNow: () => told.current.serverNow + sinceStart() - told.current.atMs }),
    [boot, application, setApplication, reload],
  );
  return <PortalContext value={state}>{children}</PortalContext>;
}
