import { ROUTES, type RouteId, type RouteRow } from './routes.ts';

/** Whoever follows a link that asks one thing of them is not asked for something else. */
const ASKED_WITH: Readonly<Record<RouteRow['access'], boolean>> = {
  nothing: true,
  draft: true,
  person: true,
  application: true,
  link: false,
  owner: false,
};

/** Whether a page may carry the question about tracking; one that was not found does not. */
export const asksForTracking = (route: RouteId | undefined): boolean =>
  route !== undefined && route !== 'incorrect-url' && ASKED_WITH[ROUTES[route].access];
