import type { CallOutcome } from '@signet/rulebook/insight/sources';
import { ProviderDown } from '../provider-down.ts';
import { mustBeOutsideTransaction } from '../sql/pipelines.ts';
import type { VendorGuard } from '../vendor-guard.ts';
import type { Metrics } from './metrics.ts';
import { inSpan } from './tracing.ts';

type Guarding = {
  guard: VendorGuard;
  /** Methods that call nobody and answer at once. */
  synchronous: readonly string[];
  /** Told of each call besides the metrics. */
  heard?: (method: string, outcome: CallOutcome, ms: number) => void;
};

type Method = (...given: never[]) => unknown;

const outcomeOf = (error: unknown): CallOutcome =>
  error instanceof ProviderDown ? error.why : 'other';

/**
 * Wraps a port so that each call is measured by vendor and outcome; synchronous methods make no
 * vendor call and are not measured. Throws inside a transaction. docs/decisions/0204.
 */
export function measureCalls<Port extends object>(
  port: Port,
  vendor: string,
  metrics: Metrics,
  { guard, synchronous, heard }: Guarding = { guard: (call) => call(), synchronous: [] },
): Port {
  const measured = Object.entries(port).map(([name, method]: [string, unknown]) => {
    if (typeof method !== 'function') return [name, method];
    const run = method as Method; // a port has only methods
    const call = (...given: never[]): unknown => {
      mustBeOutsideTransaction();
      const startedAt = performance.now();
      const record = (outcome: CallOutcome) => {
        const ms = performance.now() - startedAt;
        metrics.observe('signet_vendor_seconds', { vendor, outcome }, ms / 1_000);
        heard?.(name, outcome, ms);
      };
      const answer = inSpan(`${vendor} ${name}`, () =>
        synchronous.includes(name) ? run(...given) : guard(async () => run(...given)),
      );
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (value: unknown) => {
          record('ok');
          return value;
        },
        (error: unknown) => {
          record(outcomeOf(error));
          throw error;
        },
      );
    };
    return [name, call];
  });
  return Object.fromEntries(measured) as Port; // the same names, each with its own method inside
}
