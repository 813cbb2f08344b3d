import { COMPONENT_PAGES } from './component-pages.ts';
import type { EmbedComponent } from './partners/embed-components.ts';
import { type RouteId, routeRow } from './routes.ts';
import { STEP_UP_PAGES } from './step-ups.ts';

/** The phone step follows at once, so that no result page delays entering the code. */
const PHONE_PAGES: readonly RouteId[] = ['otp', 'phone-auth', 'mobile-verification'];

/**
 * The proof gives getters: nothing is read before it decides, or it would multiply the states to be
 * told apart.
 */
type Chosen = { readonly page: RouteId; readonly takesPaymentsOnline: boolean };

/**
 * Next page once checks finish: an open step-up, otherwise the result. The applicant sees the
 * result before the page that it leads to. docs/readings.md 91.
 */
export function pageAfterVerifying(chosen: Chosen): RouteId {
  const { page } = chosen;
  if (page === 'error') return 'error';
  return PHONE_PAGES.includes(page) || (STEP_UP_PAGES.has(page) && !chosen.takesPaymentsOnline)
    ? page
    : 'success';
}

const WAITING_PAGES: readonly RouteId[] = [
  'verifying',
  'owners-verifying',
  'owners',
  'owners-further-steps',
];

/**
 * Redirect from a page that is closed. Where a partner's page shows a component: to what stands
 * there instead, or where the application stands. Otherwise a finished wait goes to its result, as
 * `verifying` does on its own; any other page goes to the chosen one.
 */
export function pageInstead(
  closed: RouteId,
  chosen: Chosen & { openPages: readonly RouteId[]; component?: EmbedComponent | undefined },
): RouteId {
  const { openPages, component } = chosen;
  const own: readonly RouteId[] = component === undefined ? [] : COMPONENT_PAGES[component];
  const open = own.find((page) => openPages.includes(page));
  if (open !== undefined) return open;
  return (component !== undefined || WAITING_PAGES.includes(closed)) &&
    openPages.includes('success')
    ? pageAfterVerifying(chosen)
    : chosen.page;
}

/**
 * The page of the owner's own record; without one, the requested page when it allows anonymous
 * visitors, otherwise the wrong-account page.
 */
export const ownerPageInstead = (route: RouteId, own: RouteId | undefined): RouteId =>
  own ?? (routeRow(route).allowsAnonymous ? route : 'owner-applicant-error');

/** Skips `verifying` when nothing is being checked, because it would redirect at once. */
export const arrivalPage = (chosen: Chosen & { isChecking: boolean }): RouteId =>
  chosen.page === 'verifying' && !chosen.isChecking ? pageAfterVerifying(chosen) : chosen.page;

/** Target of the result page's primary button; undefined when the result is the end. */
export function pageAfterResult(chosen: Chosen & { isChecking: boolean }): RouteId | undefined {
  const page = arrivalPage(chosen);
  return page === 'success' || page === 'error' ? undefined : page;
}
