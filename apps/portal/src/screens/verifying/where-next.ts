import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import type { RouteId } from '@signet/rulebook/routes';

/** Pages that ask the person for something before a decision. */
const ASKING: readonly string[] = ['otp', 'owner-identity', 'not-ready'] satisfies RouteId[];

/** Where the wait leads: a step that is asked first, else the result. decisions.md, section 3: the person sees the result before the page it leads to. */
export function whereNext({ page, status }: Pick<ApplicationView, 'page' | 'status'>): RouteId {
  if (page === 'error') return 'error';
  return ASKING.includes(page) && !status.money.online ? (page as RouteId) : 'success'; // the server computes the page from ROUTES
}
