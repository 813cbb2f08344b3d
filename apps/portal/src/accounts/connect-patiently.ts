import { ACCOUNT_LIMITS } from '@signet/rulebook/accounts/limits';
import { isUnanswered } from '@signet/rulebook/call-recovery';
import { ApiError } from '@signet/web/api';

/** Transient errors: no response, or a provider that is down or does not know the business yet. */
const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'provider.unavailable' ||
    error.code === 'wam.failed' ||
    isUnanswered(error.code));

type Outcome<Reply> = { connected: Reply } | { refused: ApiError };

/**
 * Waits, then retries until connected, permanently rejected or out of tries; rethrows anything but
 * an ApiError. docs/decisions/0086.
 */
export async function connectPatiently<Reply>(
  connect: () => Promise<Reply>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Outcome<Reply>> {
  await wait(ACCOUNT_LIMITS.channelWaitMs);
  for (let tried = 1; ; tried += 1) {
    try {
      return { connected: await connect() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (tried >= ACCOUNT_LIMITS.channelRetries || !mayPass(error)) return { refused: error };
    }
    await wait(ACCOUNT_LIMITS.channelRetryMs);
  }
}
