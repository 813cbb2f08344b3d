import type { Clock } from '../clock/clock.ts';
import type { VendorId } from '../vendors.ts';
import type { EventHub } from './event-hub.ts';
import { redacted } from './redact.ts';

export type VendorCall = {
  id: number;
  at: string;
  vendor: VendorId;
  method: string;
  path: string;
  status: number | null;
  fault?: string;
  request: { query?: unknown; body?: unknown };
};

export type CallLog = {
  /** Logs an arriving call; `setRequest` and `close` complete the entry. */
  open: (vendor: VendorId, method: string, url: string) => VendorCall;
  setRequest: (call: VendorCall, body: unknown) => void;
  close: (call: VendorCall, status: number | null) => void;
  byVendor: (vendor: VendorId) => VendorCall[];
  latest: () => VendorCall[];
  clear: () => void;
};

const keptPerVendor = 500;
/** Twilio's API version is a date, which the mask would take for an account number or tax id. */
const apiVersion = /^(\/\d{4}-\d\d-\d\d(?=\/))?(.*)$/s;
const latestCalls = 200;

/** Calls per vendor, newest first; secrets are masked before anything is stored. */
export function createCallLog(clock: Clock, events: EventHub): CallLog {
  const calls = new Map<VendorId, VendorCall[]>();
  let count = 0;
  return {
    open: (vendor, method, url) => {
      count += 1;
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const query = Object.fromEntries(searchParams);
      const request = Object.keys(query).length > 0 ? { query: redacted(query) } : {};
      const [, version = '', rest] = apiVersion.exec(readable(pathname)) ?? [];
      const path = version + String(redacted(rest));
      const call: VendorCall = {
        id: count,
        at: new Date(clock.now()).toISOString(),
        vendor,
        method,
        path,
        status: null,
        request,
      };
      calls.set(vendor, [call, ...(calls.get(vendor) ?? [])].slice(0, keptPerVendor));
      // Published now because a call that hangs is never closed.
      events.publish({ kind: 'call', vendor, id: count });
      return call;
    },
    setRequest: (call, body) => {
      call.request = { ...call.request, body: redacted(body) };
    },
    close: (call, status) => {
      call.status = status;
      events.publish({ kind: 'call', vendor: call.vendor, id: call.id });
    },
    byVendor: (vendor) => calls.get(vendor) ?? [],
    latest: () =>
      [...calls.values()]
        .flat()
        .sort((one, other) => other.id - one.id)
        .slice(0, latestCalls),
    clear: () => calls.clear(),
  };
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname; // not every caller encodes correctly
  }
}
