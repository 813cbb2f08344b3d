import type { EventHub } from '../control/event-hub.ts';
import { LINK_ENDINGS, type NetworkState } from '../magic-values.ts';

export type PhoneNetwork = { number: string; state: NetworkState };

export type Networks = {
  /** A vendor heard of this number: it is the phone of whoever uses the product now. */
  saw: (number: string) => void;
  stateOf: (number: string) => NetworkState;
  set: (number: string, state: NetworkState) => void;
  /** The phone that was heard of last. */
  inHand: () => string | undefined;
  /** The phones that vendors have heard of, the last one first. */
  all: () => PhoneNetwork[];
  clear: () => void;
};

const keptPhones = 20;
const endingDigits = 4;

/** Which network each phone is in: as its number's ending says, until a person sets it otherwise. */
export function createNetworks(events: EventHub): Networks {
  const set = new Map<string, NetworkState>();
  let seen: string[] = [];
  const stateOf = (number: string) => set.get(number) ?? LINK_ENDINGS[number.slice(-endingDigits)]?.outcome ?? 'wifi';
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
