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

/** Runs a call to one vendor, or rejects it while the vendor is failing or overloaded. */
export type VendorGuard = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Failures that count as a vendor outage; the rejection of one request does not predict the next.
 */
const isOutage = (error: unknown): error is ProviderDown =>
  error instanceof ProviderDown &&
  (error.why === 'timeout' ||
    error.why === 'network' ||
    (error.why === 'status' && ((error.status ?? 0) >= 500 || error.status === 429)));

/**
 * Limits concurrent calls to a vendor in this process, so that a slow one cannot hold all memory
 * and sockets. Once most calls fail, none runs for a while, longer if Retry-After asks for it. A
 * rejected call had no effect and is retried like any other. `limitFactor` raises the number of
 * calls needed before a vendor is judged, as it raises other limits. docs/decisions/0234.
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
