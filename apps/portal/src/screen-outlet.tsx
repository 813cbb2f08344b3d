import { matchPath, ROUTES, type RouteId } from '@signet/rulebook/routes';
import { type ComponentType, lazy, Suspense } from 'react';
import { ScreenLoading } from './platform/screen/screen-boundary.tsx';
import { GetStarted } from './sign-up/get-started/screen.tsx';

type Screen = ComponentType;
type ScreenId = (typeof ROUTES)[RouteId]['screen'];

const screenModules = import.meta.glob<{ Screen: Screen }>(['./*/*/screen.tsx', '!./sign-up/get-started/screen.tsx']);

/** Every lazy screen by the name of its folder, which is the screen's id; no two rooms have a screen of the same name. */
const loaders = new Map(Object.entries(screenModules).map(([path, load]) => [path.split('/').at(-2), load]));

/** Loads a screen's chunk; `get-started` is in the first one. */
export function loadScreen(screen: ScreenId): Promise<{ default: Screen }> {
  const load = loaders.get(screen);
  if (load === undefined) throw new Error(`no screen ${screen}`);
  return load().then((module) => ({ default: module.Screen }));
}

/** The screen that a path names. */
export const screenIdAt = (path: string): ScreenId => ROUTES[matchPath(path)?.route ?? 'incorrect-url'].screen;

const SCREENS = new Map<ScreenId, Screen>([['get-started', GetStarted]]);

function screenOf(id: ScreenId): Screen {
  const known = SCREENS.get(id) ?? lazy(() => loadScreen(id));
  SCREENS.set(id, known);
  return known;
}

/** The screen of a route that may be shown. */
export function ScreenOutlet({ route }: { route: RouteId }) {
  const Found = screenOf(ROUTES[route].screen);
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Found key={route} />
    </Suspense>
  );
}
