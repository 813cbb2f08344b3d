import { ApiError, call } from './api.ts';
import type { ErrorNotification } from './feedback/notifications.ts';
import { showError } from './feedback/show-error.ts';

type Wish = { currency: string; referralUrlId?: string };

/** What a failed question means: what the configuration's own codes say, else that it could not be had. docs/readings.md 5. */
function configsError(error: unknown): ErrorNotification {
  const isOwn = error instanceof ApiError && error.code.startsWith('config.');
  return isOwn ? { code: error.code, data: error.data } : { code: 'config.failed' };
}

/**
 * Asks whether the portal may be used with this currency and referral. The page came with its first configuration; this is for a
 * change of it. False where it may not: the error is shown, or the browser is on its way to where the configuration lives (417).
 */
export async function checkPortalAvailability({ currency, referralUrlId }: Wish): Promise<boolean> {
  try {
    await call('getConfigs', { query: referralUrlId === undefined ? { currency } : { currency, referralUrlId } });
    return true;
  } catch (error) {
    showError(configsError(error));
    return false;
  }
}

/** The same for a referral whose page stands already: only what moves or forbids it is told, because the page has what it needs. */
export async function applyPortalAvailability(wish: Partial<Wish> & { referralUrlId: string }): Promise<void> {
  await call('getConfigs', { query: wish }).catch((error: unknown) => {
    const found = configsError(error);
    if (found.code !== 'config.failed') showError(found);
  });
}
