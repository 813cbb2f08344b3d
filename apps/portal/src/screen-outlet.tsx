import type { Locale } from '@signet/rulebook/reference/locales';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';
import { usePortal } from './platform/application.tsx';
import { endWatch } from './platform/form/typed-before.ts';
import { ScreenLoading } from './platform/screen/screen-boundary.tsx';
import { loadScreen, type ScreenId, screenIfLoaded } from './platform/screen/screen-loader.ts';
import { GetStarted } from './sign-up/get-started/screen.tsx';

const SCREENS = new Map<ScreenId, ComponentType>([['get-started', GetStarted]]);

/** A document has one language, so a screen is the same component for as long as it lives; the server has them all in every language. */
function screenOf(id: ScreenId, locale: Locale): ComponentType {
  const known = SCREENS.get(id) ?? screenIfLoaded(id, locale);
  if (known !== undefined) return known;
  const waiting = lazy(() => loadScreen(id, locale));
  SCREENS.set(id, waiting);
  return waiting;
}

/** Drawn again only for another page: React would take the server's HTML away if the screen's script is not there yet. */
export const ScreenOutlet = memo(function ScreenOutlet({ route }: { route: RouteId }) {
  const { locale } = usePortal().boot;
  const id = ROUTES[route].screen;
  const Found = screenOf(id, locale);
  return (
    <Suspense fallback={<ScreenLoading />}>
      <TakenOver key={route} screen={Found} />
    </Suspense>
  );
});

/** A screen; once it stands, what was typed and pressed in its HTML before it came to life has reached it. */
function TakenOver({ screen: Screen }: { screen: ComponentType }) {
  // Forms have claimed their answers by now; the rest is handed on once React is done, so that each answer is known when the next one comes.
  useEffect(() => queueMicrotask(endWatch), []);
  return <Screen />;
}
