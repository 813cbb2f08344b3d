import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Locale } from '@signet/rulebook/reference/locales';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';
import { usePortal } from './platform/application.tsx';
import { endWatch } from './platform/form/typed-before.ts';
import { ScreenLoading } from './platform/screen/screen-boundary.tsx';
import { loadScreen, type ScreenId, screenIfLoaded } from './platform/screen/screen-loader.ts';
import { useStepIn } from './platform/screen/step-in.ts';
import { GetStarted } from './sign-up/get-started/screen.tsx';

const SCREENS = new Map<ScreenId, ComponentType>([['get-started', GetStarted]]);

/**
 * Caches one component per screen, because a document has one language; on the server all screens
 * are loaded in every language.
 */
function screenOf(
  id: ScreenId,
  locale: Locale,
  application: ApplicationView | undefined,
): ComponentType {
  const known = SCREENS.get(id) ?? screenIfLoaded(id, locale);
  if (known !== undefined) return known;
  const waiting = lazy(() => loadScreen(id, locale, application));
  SCREENS.set(id, waiting);
  return waiting;
}

/**
 * Memoized, because re-rendering before the screen's script has loaded would make React discard the
 * server's HTML.
 */
export const ScreenOutlet = memo(function ScreenOutlet({ route }: { route: RouteId }) {
  const { boot, application } = usePortal();
  const id = ROUTES[route].screen;
  const Found = screenOf(id, boot.locale, application);
  return (
    <Suspense fallback={<ScreenLoading />}>
      <TakenOver key={route} screen={Found} />
    </Suspense>
  );
});

/** A screen that, once mounted, receives what was typed and pressed before hydration. */
function TakenOver({ screen: Screen }: { screen: ComponentType }) {
  useStepIn();
  // Forms have claimed their answers by now; the rest is replayed once React is done, so that each
  // input sees the one before.
  useEffect(() => queueMicrotask(endWatch), []);
  return <Screen />;
}
