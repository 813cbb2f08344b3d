import type { Boot } from '@signet/rulebook/boot';
import type { RouteId } from '@signet/rulebook/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIsHydrated, usePortal } from './platform/application.tsx';
import { laterPart } from './platform/later-part.tsx';
import { retryUntilLoaded } from './platform/lazy-load.ts';
import { useNavigation } from './platform/navigation.ts';
import { ScreenLoading } from './platform/screen/screen-boundary.tsx';
import { useStepIn } from './platform/screen/step-in.ts';
import { GetStarted } from './sign-up/get-started/screen.tsx';

const loadPages = () => retryUntilLoaded(() => import('./route-guard.tsx'));
const Guarded = laterPart(() => loadPages().then((module) => module.RouteGuard), <ScreenLoading />);

/**
 * Preloads the screen at the path so that opening it never suspends: React would delay a suspended
 * page by 300 ms.
 */
export async function loadAhead(path: string, boot: Boot): Promise<void> {
  const [{ loadPage }] = await Promise.all([loadPages(), Guarded.load()]);
  await loadPage(path, boot);
}

const LegacyStart = lazy(() =>
  retryUntilLoaded(() => import('./sign-up/get-started/single-page-start.tsx')).then((module) => ({
    default: module.SinglePageStart,
  })),
);

/**
 * Loads everything needed to hydrate the page in one go: with a part missing, React could discard
 * what was typed into it.
 */
export async function loadDrawnPage(route: RouteId, boot: Boot): Promise<void> {
  const [{ loadDrawn }] = await Promise.all([loadPages(), Guarded.load()]);
  await loadDrawn(route, boot);
}

/** The start page stands outside the outlet, to be light; the page that follows it moves all the same. */
function Start({ children }: { children: ReactNode }) {
  useStepIn();
  return children;
}

export function Router() {
  const isHydrated = useIsHydrated();
  const { matched } = useNavigation();
  const { boot } = usePortal();
  const { flags, instead } = boot;
  const route =
    matched === undefined
      ? 'incorrect-url'
      : (matched.route === 'get-started' && instead) || matched.route;
  if (route === 'get-started' && flags.isMultistepFlow)
    return (
      <Start>
        <GetStarted />
      </Start>
    );
  if (!isHydrated && boot.drawn === undefined) return <ScreenLoading />;
  if (route === 'get-started')
    return (
      <Suspense fallback={<ScreenLoading />}>
        <Start>
          <LegacyStart />
        </Start>
      </Suspense>
    );
  return <Guarded route={route} id={matched?.id} />;
}
