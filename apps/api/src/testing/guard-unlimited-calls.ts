import { AsyncLocalStorage } from 'node:async_hooks';
import { callLimitOf } from '@signet/rulebook/call-limits';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import type { Deps } from '../deps.ts';
import { HANDLERS } from '../handlers.ts';
import type { Sealer } from '../platform/seal/seal.ts';
import { wrapProviders } from '../providers.ts';

type AnyCall = { deps: Deps };
type AnyHandler = (call: AnyCall) => unknown;
type Method = (...given: never[]) => unknown;

/** The port, whose asynchronous methods, which ask a vendor, throw. */
const refusing = <Port extends object>(port: Port, key: EndpointKey): Port =>
  Object.fromEntries(
    Object.entries(port).map(([name, method]: [string, Method]) => [
      name,
      (...given: never[]): unknown => {
        const answer = method(...given);
        if (!(answer instanceof Promise)) return answer;
        throw new Error(
          `${key} asks a vendor (${name}), so its row of ENDPOINTS must name a limit`,
        );
      },
    ]),
  ) as Port; // the same names, each with its own method inside

/** The call whose handler runs now, when its row names no limit. */
const unlimitedCall = new AsyncLocalStorage<EndpointKey>();

/** A sealer that seals no message of such a call; staff answer for theirs by name. */
export const refuseUnlimitedMails = (sealer: Sealer): Sealer => ({
  ...sealer,
  sealUnbound: (place, plain) => {
    const key = place.table === 'outbox' ? unlimitedCall.getStore() : undefined;
    if (key !== undefined)
      throw new Error(`${key} sends a mail, so its row of ENDPOINTS must name a limit`);
    return sealer.sealUnbound(place, plain);
  },
});

const isStaffs = ({ limit }: EndpointRow): boolean =>
  typeof limit === 'object' && 'none' in limit && limit.none === 'staff';

/**
 * Makes a handler fail in every test when it asks a vendor or sends a mail although its row has no
 * limit. docs/decisions/0125.
 */
export function guardUnlimitedCalls(): void {
  for (const [key, handler] of Object.entries(HANDLERS) as [EndpointKey, AnyHandler][]) {
    const row: EndpointRow = ENDPOINTS[key];
    const { limit } = row;
    if (callLimitOf(limit) !== undefined || 'counted' in (limit as object)) continue;
    const guarded: AnyHandler = (call) => {
      const providers = wrapProviders(call.deps.providers, (port) => refusing(port, key));
      const deps = { ...call.deps, providers };
      // Own properties, because handlers spread the rest of a call; getters stay getters.
      const given = Object.defineProperties({} as AnyCall, {
        ...Object.getOwnPropertyDescriptors(call),
        deps: { value: deps, enumerable: true },
      });
      return isStaffs(row) ? handler(given) : unlimitedCall.run(key, () => handler(given));
    };
    Object.assign(HANDLERS, { [key]: guarded });
  }
}
