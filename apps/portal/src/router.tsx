import { ROUTES, type RouteRow } from '@signet/rulebook/routes';
import { lazy, Suspense } from 'react';
import { usePortal } from './application.tsx';
import { patiently } from './idle.ts';
import { useNavigation } from './navigation.ts';
import { ScreenWaiting } from './screen-states.tsx';
import { Shown } from './screens-shown.tsx';

/** Fetches the guards: the start page needs none. */
export const loadGuards = () => patiently(() => import('./guards.tsx'));
const Guarded = lazy(() => loadGuards().then((module) => ({ default: module.Guarded })));

/** The start page where the multistep flow is off: it is no part of the first load. Document 1, section 2, / (root). */
const LegacyStart = lazy(() =>
  patiently(() => import('./screens/get-started/legacy-start.tsx')).then((module) => ({ default: module.LegacyStart })),
);

/** Loops over ROUTES with one guard and at most one redirect. Document 1, section 2; decisions.md, section 3. */
export function Router({ hasWords }: { hasWords: boolean }) {
  const { matched } = useNavigation();
  const { flags, instead } = usePortal().boot;
  if (matched === undefined) return hasWords ? <Shown route="incorrect-url" /> : <ScreenWaiting />;
  const route = (matched.route === 'get-started' && instead) || matched.route;
  const row: RouteRow = ROUTES[route];
  // The server has no words but the start page's, and cannot wait for a page that is loaded late.
  if ((route !== 'get-started' || !flags.isMultistepFlow) && !hasWords) return <ScreenWaiting />;
  if (route === 'get-started' && !flags.isMultistepFlow)
    return (
      <Suspense fallback={<ScreenWaiting />}>
        <LegacyStart />
      </Suspense>
    );
  if (row.needs === 'draft' || (row.needs === 'application' && matched.id !== undefined))
    return (
      <Suspense fallback={<ScreenWaiting />}>
        <Guarded route={route} id={matched.id} />
      </Suspense>
    );
  return <Shown route={row.needs === 'application' ? 'incorrect-url' : route} />;
}
