import { ROUTES, type RouteRow } from '@signet/rulebook/routes';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePortal } from './platform/application.tsx';
import { retryUntilLoaded } from './platform/lazy-load.ts';
import { useNavigation } from './platform/navigation.ts';
import { ScreenLoading } from './platform/screen/screen-boundary.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';

/** The start page needs no guard. */
export const loadGuards = () => retryUntilLoaded(() => import('./route-guard.tsx'));
const Guarded = lazy(() => loadGuards().then((module) => ({ default: module.RouteGuard })));

/** Not part of the first load. */
const LegacyStart = lazy(() =>
  retryUntilLoaded(() => import('./sign-up/get-started/single-page-start.tsx')).then((module) => ({ default: module.SinglePageStart })),
);

export function Router() {
  const canLoad = useIsHydrated();
  const { matched } = useNavigation();
  const { flags, instead } = usePortal().boot;
  if (matched === undefined) return canLoad ? <ScreenOutlet route="incorrect-url" /> : <ScreenLoading />;
  const route = (matched.route === 'get-started' && instead) || matched.route;
  const row: RouteRow = ROUTES[route];
  // The server has no texts but the start page's, and cannot wait for a page that is loaded late.
  if ((route !== 'get-started' || !flags.isMultistepFlow) && !canLoad) return <ScreenLoading />;
  if (route === 'get-started' && !flags.isMultistepFlow)
    return (
      <Suspense fallback={<ScreenLoading />}>
        <LegacyStart />
      </Suspense>
    );
  if (row.access === 'draft' || (row.access === 'application' && matched.id !== undefined))
    return (
      <Suspense fallback={<ScreenLoading />}>
        <Guarded route={route} id={matched.id} />
      </Suspense>
    );
  return <ScreenOutlet route={row.access === 'application' ? 'incorrect-url' : route} />;
}

const neverChanges = () => () => undefined;

/** False on the server and while the browser takes its page over; true from then on. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
