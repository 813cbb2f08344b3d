import { ROUTES, type RouteRow } from '@signet/rulebook/routes';
import { lazy, Suspense } from 'react';
import { usePortal } from './platform/application.tsx';
import { laterPart } from './platform/later-part.tsx';
import { retryUntilLoaded } from './platform/lazy-load.ts';
import { useNavigation } from './platform/navigation.ts';
import { ScreenLoading } from './platform/screen/screen-boundary.tsx';
import { useIsHydrated } from './platform/use-is-hydrated.ts';
import { GetStarted } from './sign-up/get-started/screen.tsx';

/** Every page but the start page. */
export const loadPages = () => retryUntilLoaded(() => import('./route-guard.tsx'));
const Guarded = laterPart(() => loadPages().then((module) => module.RouteGuard), <ScreenLoading />);

/** Not part of the first load. */
const LegacyStart = lazy(() =>
  retryUntilLoaded(() => import('./sign-up/get-started/single-page-start.tsx')).then((module) => ({ default: module.SinglePageStart })),
);

export function Router() {
  const isHydrated = useIsHydrated();
  const { matched } = useNavigation();
  const { flags, instead, signedIn } = usePortal().boot;
  const route = matched === undefined ? 'incorrect-url' : (matched.route === 'get-started' && instead) || matched.route;
  const { form, access }: RouteRow = ROUTES[route];
  // What the draft decides is drawn once the draft is known: the guesses, and a press that goes on after signing in.
  const needsDraft = access === 'draft' && (signedIn || route === 'category');
  if (route === 'get-started' && flags.isMultistepFlow) return <GetStarted />;
  // The server draws the pages that ask something: they can be filled in before any script runs.
  if ((form === undefined || needsDraft) && !isHydrated) return <ScreenLoading />;
  if (route === 'get-started')
    return (
      <Suspense fallback={<ScreenLoading />}>
        <LegacyStart />
      </Suspense>
    );
  return <Guarded route={route} id={matched?.id} />;
}
