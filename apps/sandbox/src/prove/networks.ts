import type { EventHub } from '../control/event-hub.ts';
import { LINK_ENDINGS, type NetworkState } from '../magic-values.ts';

export type PhoneNetwork = { number: string; state: NetworkState };

export type Networks = {
  /** Called when a vendor sees a number; the latest is taken as the current user's phone. */
  saw: (number: string) => void;
  stateOf: (number: string) => NetworkState;
  set: (number: string, state: NetworkState) => void;
  inHand: () => string | undefined;
  all: () => PhoneNetwork[];
  clear: () => void;
};

const keptPhones = 20;
const endingDigits = 4;

/** Each phone's network: derived from the number's ending until set explicitly. */
export function createNetworks(events: EventHub): Networks {
  const set = new Map<string, NetworkState>();
  let seen: string[] = [];
  const stateOf = (number: string) =>
    set.get(number) ?? LINK_ENDINGS[number.slice(-endingDigits)]?.outcome ?? 'wifi';
  const saw = (number: string) => {
    seen = [number, ...seen.filter((other) => other !== number)].slice(0, keptPhones);
    events.publish({ kind: 'network' });
  };
  return {
    saw,
    stateOf,
    set: (number, state) => {
      set.set(number, state);
      saw(number);
    },
    inHand: () => seen[0],
    all: () => seen.map((number) => ({ number, state: stateOf(number) })),
    clear: () => {
      set.clear();
      seen = [];
    },
  };
}
