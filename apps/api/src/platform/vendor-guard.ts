import { LIMITS } from '@signet/rulebook/core/limits';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  handleWhen,
  type IBackoff,
  SamplingBreaker,
} from 'cockatiel';
import { ProviderDown } from './provider-down.ts';

/** Runs a call of one vendor, or refuses it where it would only make things worse. */
export type VendorGuard = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** What a vendor that is away does; a refusal of one request says nothing of the next. */
const isOutage = (error: unknown): error is ProviderDown =>
  error instanceof ProviderDown &&
  (error.why === 'timeout' ||
    error.why === 'network' ||
    (error.why === 'status' && ((error.status ?? 0) >= 500 || error.status === 429)));

/**
 * At most so many calls of a vendor run in this process, so that a slow one does not hold all of
 * its memory and sockets; none runs for a while once most fail, longer where the vendor asks for that
 * with Retry-After. A call that is refused did nothing, and is tried again like any other.
 * `limitFactor` raises how many calls must have been made first, as it raises other limits.
 * docs/decisions/0234.
 */
export function buildVendorGuard(vendor: string, limitFactor = 1): VendorGuard {
  let askedForMs = 0;
  const pause: IBackoff<unknown> = {
    get duration() {
      return Math.min(Math.max(askedForMs, LIMITS.vendorBreakMs), LIMITS.vendorPauseMs);
    },
    next: () => pause,
  };
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: pause,
    breaker: new SamplingBreaker({
      threshold: LIMITS.vendorFailingShare,
      duration: LIMITS.vendorSampleMs,
      minimumRps: (LIMITS.vendorSampleCalls * limitFactor) / (LIMITS.vendorSampleMs / 1_000),
    }),
  });
  const places = bulkhead(LIMITS.vendorCallsAtOnce, LIMITS.vendorCallsWaiting);
  const heard = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      if (isOutage(error)) askedForMs = error.retryAfterMs ?? 0;
      throw error;
    }
  };
  return async (call) => {
    try {
      return await places.execute(() => breaker.execute(() => heard(call)));
    } catch (error) {
      if (isRefused(error)) throw new ProviderDown(vendor, 'busy');
      throw error;
    }
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError;
