import { DRAFT_FORMS, firstLacking } from '@signet/rulebook/entities/asked';
import { matchPath, ROUTES, type RouteId, type RouteRow } from '@signet/rulebook/routes';
import { LoadingOverlay } from '@signet/ui/loading';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ApiError } from './api.ts';
import { usePortal } from './application.tsx';
import { readDraft } from './draft.ts';
import { leaveToSignIn, useNavigation } from './navigation.ts';
import { ScreenFailure, ScreenWaiting } from './screen-states.tsx';
import { GetStarted } from './screens/get-started/screen.tsx';
import { useShellTexts } from './texts.tsx';

type Screen = ComponentType;
type ScreenId = (typeof ROUTES)[RouteId]['screen'];

const screenModules = import.meta.glob<{ Screen: Screen }>(['./screens/*/screen.tsx', '!./screens/get-started/screen.tsx']);

/** Loads a screen's chunk; `get-started` is in the first one. */
export function loadScreen(screen: ScreenId): Promise<{ default: Screen }> {
  const load = screenModules[`./screens/${screen}/screen.tsx`];
  if (load === undefined) throw new Error(`no screen ${screen}`);
  return load().then((module) => ({ default: module.Screen }));
}

/** The screen that a path names. */
export const screenAt = (path: string): ScreenId => ROUTES[matchPath(path)?.route ?? 'incorrect-url'].screen;

const SCREENS = new Map<ScreenId, Screen>([['get-started', GetStarted]]);

function screenOf(id: ScreenId): Screen {
  const known = SCREENS.get(id) ?? lazy(() => loadScreen(id));
  SCREENS.set(id, known);
  return known;
}

/** The screen of a route that may be shown. */
function Shown({ route }: { route: RouteId }) {
  const Found = screenOf(ROUTES[route].screen);
  return (
    <Suspense fallback={<ScreenWaiting />}>
      <Found key={route} />
    </Suspense>
  );
}

/** Loops over ROUTES with one guard and at most one redirect. Document 1, section 2; decisions.md, section 3. */
export function Router({ hasWords }: { hasWords: boolean }) {
  const { matched } = useNavigation();
  if (matched === undefined) return hasWords ? <Shown route="incorrect-url" /> : <ScreenWaiting />;
  const row: RouteRow = ROUTES[matched.route];
  if (matched.route !== 'get-started' && !hasWords) return <ScreenWaiting />;
  if (row.needs === 'draft') return <DraftGuard route={matched.route} />;
  if (row.needs === 'application' && matched.id !== undefined) return <ApplicationGuard route={matched.route} id={matched.id} />;
  return <Shown route={row.needs === 'application' ? 'incorrect-url' : matched.route} />;
}

/** Sign-up pages before an id: an earlier page that lacks an answer comes first. */
function DraftGuard({ route }: { route: RouteId }) {
  const { boot, serverNow } = usePortal();
  const { go } = useNavigation();
  const answers = readDraft(boot.referralUrlId, boot.currency, serverNow());
  const row: RouteRow = ROUTES[route];
  const before = DRAFT_FORMS.slice(0, Math.max(0, (DRAFT_FORMS as readonly (string | undefined)[]).indexOf(row.form)));
  const lacking = firstLacking(before, answers, new Set(), { market: boot.market, flags: boot.flags });
  useEffect(() => {
    if (lacking !== undefined) go(lacking, { replace: true });
  });
  return lacking === undefined ? <Shown route={route} /> : <ScreenWaiting />;
}

/** Pages of an application: the server says which may be opened; any other leads to the page that it chose. */
function ApplicationGuard({ route, id }: { route: RouteId; id: string }) {
  const { application, reload } = usePortal();
  const { go } = useNavigation();
  const [failure, setFailure] = useState<ApiError>();
  const isLoaded = application?.id === id;
  const load = useCallback(() => {
    setFailure(undefined);
    reload(id).catch((error: unknown) => setFailure(error instanceof ApiError ? error : new ApiError('application.fetch')));
  }, [id, reload]);
  useEffect(() => {
    if (!isLoaded) load();
  }, [isLoaded, load]);
  const isOpen = isLoaded && application.openPages.includes(route);
  useEffect(() => {
    if (isLoaded && !isOpen) go(application.page as RouteId, { replace: true }); // the server computes it from ROUTES
  });
  if (failure && !isLoaded) return <Refused failure={failure} onAgain={load} />;
  return isOpen ? <Shown route={route} /> : <ScreenWaiting />;
}

/** An application that could not be loaded. Document 1, section 4, Application load failure. */
function Refused({ failure, onAgain }: { failure: ApiError; onAgain: () => void }) {
  const shell = useShellTexts();
  const isNotOurs = failure.code === 'application.notFound';
  const isSignedOut = failure.code === 'session.missing' || failure.code === 'session.expired';
  useEffect(() => {
    if (isNotOurs) window.location.replace('/?completed=true');
    if (isSignedOut) leaveToSignIn(window.location.pathname);
  }, [isNotOurs, isSignedOut]);
  return isNotOurs || isSignedOut ? <LoadingOverlay show label={shell.loading} /> : <ScreenFailure onAgain={onAgain} />;
}
