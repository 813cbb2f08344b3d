import type { ApplicationView } from './application-view.ts';
import type { EmbedOutcome } from './partners/embed-messages.ts';
import type { RouteId } from './routes.ts';

const FINAL_PAGES: readonly RouteId[] = ['complete', 'leave', 'store-complete', 'store-success'];

const OUTCOMES: Partial<Record<ApplicationView['decision'], EmbedOutcome>> = {
  APPROVED: 'approved',
  APPROVED_PENDING: 'approvedPending',
  PENDING: 'inReview',
  DECLINED: 'notApproved',
};

/** Final outcome for the visitor of this page; undefined while they have something left to do. */
export function embedOutcome(route: RouteId | undefined, decision: ApplicationView['decision'] | undefined): EmbedOutcome | undefined {
  if (route === 'cash-advance-redirect') return 'cashAdvance';
  if (route === undefined || decision === undefined) return undefined;
  const waits = route === 'success' && (decision === 'PENDING' || decision === 'DECLINED');
  return waits || FINAL_PAGES.includes(route) ? OUTCOMES[decision] : undefined;
}
