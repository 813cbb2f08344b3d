import type { ApplicationView } from '@signet/rulebook/application-view';
import type { RouteId } from '@signet/rulebook/routes';
import { STEP_UPS } from '@signet/rulebook/step-ups';

/** The phone is asked for in the middle of an answer, so it is never kept waiting behind a result. */
const IN_ONE_GO: readonly string[] = ['otp', 'phone-auth', 'mobile-verification'];

/** Pages that ask the person for something before a decision. */
const ASKING: readonly string[] = [...Object.values(STEP_UPS).map(({ page }) => page), 'mobile-verification', 'update'];

/** Where the wait leads: a step that is asked first, else the result. decisions.md, section 3: the person sees the result before the page it leads to. */
export function whereNext({ page, status }: Pick<ApplicationView, 'page' | 'status'>): RouteId {
  if (page === 'error') return 'error';
  return IN_ONE_GO.includes(page) || (ASKING.includes(page) && !status.money.online) ? (page as RouteId) : 'success'; // the server computes the page from ROUTES
}
