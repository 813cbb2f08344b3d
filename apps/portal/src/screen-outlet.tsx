import type { Locale } from '@signet/rulebook/reference/locales';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { type ComponentType, lazy, Suspense } from 'react';
import { usePortal } from './platform/application.tsx';
import { ScreenLoading } from './platform/screen/screen-boundary.tsx';
import { loadScreen, type ScreenId } from './platform/screen/screen-loader.ts';
import { GetStarted } from './sign-up/get-started/screen.tsx';

const SCREENS = new Map<ScreenId, ComponentType>([['get-started', GetStarted]]);

/** A document has one language, so a screen is the same component for as long as it lives. */
function screenOf(id: ScreenId, locale: Locale): ComponentType {
  const known = SCREENS.get(id) ?? lazy(() => loadScreen(id, locale));
  SCREENS.set(id, known);
  return known;
}

export function ScreenOutlet({ route }: { route: RouteId }) {
  const Found = screenOf(ROUTES[route].screen, usePortal().boot.locale);
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Found key={route} />
    </Suspense>
  );
}
