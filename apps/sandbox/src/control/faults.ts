import type { VendorId } from '../vendors.ts';
import type { EventHub } from './event-hub.ts';

export const FAULT_MODES = {
  '500': 'answers 500',
  'acts-500': 'does what it was asked and answers 500',
  '503': 'answers 503 with Retry-After',
  '429': 'answers 429, too many requests',
  hang: 'takes the call and never answers',
  slow: 'acts and answers rightly, but late, and acts also where nobody waits any more',
  garbage: 'answers 200 with a page of HTML',
  'wrong-schema': 'answers 200 with JSON of another shape',
  reset: 'cuts the connection',
} as const;

export type FaultMode = keyof typeof FAULT_MODES;
export type FaultRequest = {
  vendor: VendorId;
  mode: FaultMode;
  times: number;
  path?: string;
  ms?: number;
};
export type Fault = FaultRequest & { id: number };

export type Faults = {
  add: (request: FaultRequest) => Fault;
  /**
   * Returns the fault that applies to this call and counts it down; undefined when there is none.
   */
  take: (vendor: VendorId, path: string, isPage: boolean) => Fault | undefined;
  all: () => Fault[];
  remove: (id: number) => boolean;
  clear: () => void;
};

/** Injected faults; the oldest matching one applies first. */
export function createFaults(events: EventHub): Faults {
  let faults: Fault[] = [];
  let count = 0;
  const hits = (fault: Fault, vendor: VendorId, path: string, isPage: boolean) =>
    fault.vendor === vendor && (fault.path === undefined ? !isPage : path.includes(fault.path));
  return {
    add: (request) => {
      count += 1;
      const fault = { id: count, ...request };
      faults.push(fault);
      events.publish({ kind: 'faults' });
      return fault;
    },
    take: (vendor, path, isPage) => {
      const fault = faults.find((candidate) => hits(candidate, vendor, path, isPage));
      if (!fault) return undefined;
      fault.times -= 1;
      faults = faults.filter((candidate) => candidate.times > 0);
      events.publish({ kind: 'faults' });
      return fault;
    },
    all: () => faults,
    remove: (id) => {
      const before = faults.length;
      faults = faults.filter((fault) => fault.id !== id);
      events.publish({ kind: 'faults' });
      return faults.length < before;
    },
    clear: () => {
      faults = [];
      events.publish({ kind: 'faults' });
    },
  };
}
