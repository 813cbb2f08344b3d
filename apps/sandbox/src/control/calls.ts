import type { Clock } from '../clock/clock.ts';
import type { VendorId } from '../vendors.ts';
import type { EventHub } from './events.ts';
import { masked } from './mask.ts';

export type Call = {
  id: number;
  at: string;
  vendor: VendorId;
  method: string;
  path: string;
  status: number | null;
  fault?: string;
  request: unknown;
};

export type CallLog = {
  /** Notes an arriving call; the entry is completed as the call goes on. */
  open: (vendor: VendorId, method: string, url: string) => Call;
  setRequest: (call: Call, body: unknown) => void;
  close: (call: Call, status: number | null) => void;
  byVendor: (vendor: VendorId) => Call[];
  clear: () => void;
};

const keptPerVendor = 500;

/** What arrived at each vendor, newest first, with every secret masked before it is kept. */
export function createCallLog(clock: Clock, events: EventHub): CallLog {
  const calls = new Map<VendorId, Call[]>();
  let count = 0;
  return {
    open: (vendor, method, url) => {
      count += 1;
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const query = Object.fromEntries(searchParams);
      const request = Object.keys(query).length > 0 ? { query: masked(query) } : {};
      const path = String(masked(readable(pathname)));
      const call: Call = { id: count, at: new Date(clock.now()).toISOString(), vendor, method, path, status: null, request };
      calls.set(vendor, [call, ...(calls.get(vendor) ?? [])].slice(0, keptPerVendor));
      return call;
    },
    setRequest: (call, body) => {
      call.request = { ...(call.request as object), body: masked(body) }; // made by `open` as an object
    },
    close: (call, status) => {
      call.status = status;
      events.publish({ kind: 'call', vendor: call.vendor, id: call.id });
    },
    byVendor: (vendor) => calls.get(vendor) ?? [],
    clear: () => calls.clear(),
  };
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname; // not every caller encodes rightly
  }
}
