import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import type { Answers } from '@signet/rulebook/forms';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { call } from './api.ts';

export type SecretsOnFile = ReadonlyMap<string, { last4?: string }>;

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

type Tree = { [key: string]: unknown };

/** The view's answers by their dotted paths. */
export function flattenAnswers(view: ApplicationView | undefined): Answers {
  const answers: Record<string, string> = {};
  const walk = (tree: Tree, at: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') answers[at + key] = value;
      else if (typeof value === 'object' && value !== null && !('onFile' in value)) walk(value as Tree, `${at}${key}.`);
    }
  };
  if (view) {
    walk(view.applicant, 'applicant.');
    walk(view.company, 'company.');
  }
  return answers;
}

/** The secrets that the server holds, by path. */
export function secretsOnFile(view: ApplicationView | undefined): SecretsOnFile {
  const given = new Map<string, { last4?: string }>();
  if (view?.applicant.dob) given.set('applicant.dob', {});
  if (view?.applicant.governmentIdentification)
    given.set('applicant.governmentIdentification.value', view.applicant.governmentIdentification);
  if (view?.company.governmentIdentification) given.set('company.governmentIdentification.value', view.company.governmentIdentification);
  return given;
}

/** A request body with the answers at their paths. */
export function nestAnswers(answers: Answers): Record<string, Record<string, unknown>> {
  const body: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(answers)) {
    const parts = path.split('.');
    let place: Tree = body;
    for (const part of parts.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Tree; // made on the line above, or by an earlier path
    }
    place[parts[parts.length - 1] ?? path] = value;
  }
  return body;
}
