import { ROUTES, type RouteId, type RouteRow } from './routes.ts';
import { STEP_UP_PAGES } from './step-ups.ts';

/** The phone step follows at once, so nobody waits for its code behind a result page. */
const IN_ONE_GO: readonly RouteId[] = ['otp', 'phone-auth', 'mobile-verification'];

type Chosen = { page: RouteId; takesPaymentsOnline: boolean };

/**
 * Where the wait leads once nothing is being checked: a step that is asked first, else the result. The person sees the result before the page that it
 * leads to. docs/readings.md 91.
 */
export function pageAfterVerifying({ page, takesPaymentsOnline }: Chosen): RouteId {
  if (page === 'error') return 'error';
  return IN_ONE_GO.includes(page) || (STEP_UP_PAGES.has(page) && !takesPaymentsOnline) ? page : 'success';
}

/** Pages on which somebody waits for a decision, ours or about a partner. */
const WAITING: readonly RouteId[] = ['verifying', 'owners-verifying', 'owners', 'owners-further-steps'];

/** Where a page leads that is open no longer: a wait that is over to its result, as `verifying` does by itself, and any other page to the chosen one. */
export const pageInstead = (closed: RouteId, { openPages, ...chosen }: Chosen & { openPages: readonly RouteId[] }): RouteId =>
  WAITING.includes(closed) && openPages.includes('success') ? pageAfterVerifying(chosen) : chosen.page;

/** The page that an owner's address leads to: the one that their own record names; without a record one that opens to anybody, else the page about the wrong account. */
export const ownerPageInstead = (route: RouteId, own: RouteId | undefined): RouteId =>
  own ?? ((ROUTES[route] as RouteRow).allowsAnonymous ? route : 'owner-applicant-error');

/** The page somebody arrives at who opens the chosen one: `verifying` has nothing to show once nothing is being checked, and leads on at once. */
export const arrivalPage = ({ isChecking, ...chosen }: Chosen & { isChecking: boolean }): RouteId =>
  chosen.page === 'verifying' && !isChecking ? pageAfterVerifying(chosen) : chosen.page;

/** The page that the result's primary button leads to; none where the result itself is all there is. */
export function pageAfterResult(chosen: Chosen & { isChecking: boolean }): RouteId | undefined {
  const page = arrivalPage(chosen);
  return page === 'success' || page === 'error' ? undefined : page;
}
