import { callLimitOf } from '@signet/rulebook/call-limits';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import type { Deps } from '../deps.ts';
import { HANDLERS } from '../handlers.ts';

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
        throw new Error(`${key} asks a vendor (${name}), so its row of ENDPOINTS must name a limit`);
      },
    ]),
  ) as Port; // the same names, each with its own method inside

const providersFor = (key: EndpointKey, providers: Deps['providers']): Deps['providers'] =>
  Object.fromEntries(Object.entries(providers).map(([name, port]) => [name, refusing(port, key)])) as Deps['providers']; // one port for each name

/** Makes a handler fail in every test when it asks a vendor although its row has no limit. docs/decisions/0125. */
export function guardUnlimitedCalls(): void {
  for (const [key, handler] of Object.entries(HANDLERS) as [EndpointKey, AnyHandler][]) {
    const { limit }: EndpointRow = ENDPOINTS[key];
    if (callLimitOf(limit) !== undefined || 'counted' in (limit as object)) continue;
    const guarded: AnyHandler = (call) => {
      const deps = { ...call.deps, providers: providersFor(key, call.deps.providers) };
      // Own properties, because handlers spread the rest of a call; getters stay getters.
      return handler(
        Object.defineProperties({} as AnyCall, { ...Object.getOwnPropertyDescriptors(call), deps: { value: deps, enumerable: true } }),
      );
    };
    Object.assign(HANDLERS, { [key]: guarded });
  }
}
