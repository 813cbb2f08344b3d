import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { call } from './api.ts';

type PortalState = {
  boot: Boot;
  /** The one piece of server state: undefined until an application has an id. */
  application: ApplicationView | undefined;
  setApplication: (application: ApplicationView) => void;
  /** Asks the server again and gives what it says now. */
  reload: (id: string) => Promise<ApplicationView>;
  /** The server's clock now, in ms: never the device's. decisions.md, section 5. */
  serverNow: () => number;
};

const PortalContext = createContext<PortalState | undefined>(undefined);

/** Everything a screen reads: what the server handed over, and the application. */
export function usePortal(): PortalState {
  const state = useContext(PortalContext);
  if (state === undefined) throw new Error('usePortal stands inside PortalProvider');
  return state;
}

/** The application of a page that needs one. */
export function useApplication(): ApplicationView {
  const { application } = usePortal();
  if (application === undefined) throw new Error('this screen is only shown with an application');
  return application;
}

const sinceStart = (): number => performance.now();

/** Holds the application and the server's clock for all screens. */
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
