import { LIMITS } from '@signet/rulebook/core/limits';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  handleWhen,
  IsolatedCircuitError,
  SamplingBreaker,
} from 'cockatiel';
import { ProviderDown } from './provider-down.ts';

/** Runs a call of one vendor, or refuses it where it would only make things worse. */
export type VendorGuard = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** What a vendor that is away does; a refusal of one request says nothing of the next. */
const isOutage = (error: unknown): boolean =>
  error instanceof ProviderDown &&
  (error.why === 'timeout' ||
    error.why === 'network' ||
    (error.why === 'status' && ((error.status ?? 0) >= 500 || error.status === 429)));

/**
 * At most so many calls of a vendor run in this process, so that a slow one does not hold all of
 * its memory and sockets; none runs for a while once most fail, or as long as the vendor asks for
 * with Retry-After. A call that is refused did nothing, and is tried again like any other.
 * docs/decisions/0234.
 */
export function buildVendorGuard(vendor: string): VendorGuard {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: LIMITS.vendorBreakMs,
    breaker: new SamplingBreaker({
      threshold: LIMITS.vendorFailingShare,
      duration: LIMITS.vendorSampleMs,
      minimumRps: LIMITS.vendorSampleCalls / (LIMITS.vendorSampleMs / 1_000),
    }),
  });
  const places = bulkhead(LIMITS.vendorCallsAtOnce, LIMITS.vendorCallsWaiting);
  const leaveAlone = (ms: number): void => {
    const held = breaker.isolate();
    setTimeout(() => held.dispose(), Math.min(ms, LIMITS.vendorPauseMs)).unref();
  };
  return async (call) => {
    try {
      return await places.execute(() => breaker.execute(call));
    } catch (error) {
      if (isRefused(error)) throw new ProviderDown(vendor, 'busy');
      if (error instanceof ProviderDown && error.retryAfterMs !== undefined)
        leaveAlone(error.retryAfterMs);
      throw error;
    }
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof BrokenCircuitError ||
  error instanceof IsolatedCircuitError ||
  error instanceof BulkheadRejectedError;
