import { ApiError } from '@signet/web/api';
import { call } from './api.ts';
import type { ErrorNotification } from './feedback/notifications.ts';
import { showError } from './feedback/show-error.ts';

type AvailabilityQuery = { currency: string; referralUrlId?: string };

/**
 * Uses the configuration's own error codes; any other failure means it could not be loaded.
 * docs/readings.md 5.
 */
function configsError(error: unknown): ErrorNotification {
  const isOwn = error instanceof ApiError && error.code.startsWith('config.');
  return isOwn ? { code: error.code, data: error.data } : { code: 'config.failed' };
}

/**
 * Checks whether the portal serves this currency and referral after a change of either; the page
 * came with its first configuration. False when not: the error is shown, or the browser is
 * redirecting to where the configuration lives (417).
 */
export async function checkPortalAvailability({
  currency,
  referralUrlId,
}: AvailabilityQuery): Promise<boolean> {
  try {
    await call('getConfigs', {
      query: referralUrlId === undefined ? { currency } : { currency, referralUrlId },
    });
    return true;
  } catch (error) {
    showError(configsError(error));
    return false;
  }
}

/**
 * Same check for a loaded page's referral; reports only a move or a refusal, because the page
 * already has its configuration.
 */
export async function applyPortalAvailability(
  query: Partial<AvailabilityQuery> & { referralUrlId: string },
): Promise<void> {
  await call('getConfigs', { query }).catch((error: unknown) => {
    const found = configsError(error);
    if (found.code !== 'config.failed') showError(found);
  });
}
