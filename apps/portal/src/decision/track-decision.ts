import type { ApplicationView } from '@signet/rulebook/application-view';
import { track } from '../platform/track.ts';

/**
 * Tracks a new decision: onboarding.success once payments work, onboarding.error when it failed on
 * our side.
 */
export function trackDecision({
  status,
  decision,
  page,
}: Pick<ApplicationView, 'status' | 'decision' | 'page'>): void {
  if (status.money.online) track('onboarding.success', { decision });
  if (page === 'error') track('onboarding.error', { errorCode: status.reason?.code ?? 'ERROR' });
}
