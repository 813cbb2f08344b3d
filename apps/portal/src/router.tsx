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
  const { flags, instead } = usePortal().boot;
  const route = matched === undefined ? 'incorrect-url' : (matched.route === 'get-started' && instead) || matched.route;
  if (route === 'get-started' && flags.isMultistepFlow) return <GetStarted />;
  // A page that asks something comes as its outline, and is drawn once its script is there: docs/decisions/0060.
  if (!isHydrated) return <ScreenLoading />;
  if (route === 'get-started')
    return (
      <Suspense fallback={<ScreenLoading />}>
        <LegacyStart />
      </Suspense>
    );
  return <Guarded route={route} id={matched?.id} />;
}
