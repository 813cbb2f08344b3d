import { afterAll, beforeAll, expect } from 'vitest';
import type { ProviderDown } from '../platform/provider-down.ts';
import { clientErrorPattern, type FakeVendor, startFakeVendor, type VendorResponse } from './fake-vendor.ts';

/** Stripe for the tests of one file: right answers by method and path, of which a test may change some. */
export function fakeStripe<Call extends string>(right: Readonly<Record<Call, unknown>>) {
  let vendor: FakeVendor;
  beforeAll(async () => {
    vendor = await startFakeVendor();
  });
  afterAll(() => vendor.close());
  const isCall = (call: string): call is Call => Object.hasOwn(right, call);
  return {
    calls: Object.keys(right).filter(isCall),
    get url() {
      return vendor.url;
    },
    /** What it was asked since it was last told how to answer. */
    get asked() {
      return vendor.asked;
    },
    answers(changed: Partial<Record<Call, VendorResponse>> = {}): void {
      vendor.asked.length = 0;
      vendor.answers(({ method, path }) => {
        const call = `${method} ${decodeURIComponent(path)}`;
        return isCall(call) ? (changed[call] ?? { body: right[call] }) : { status: 404 };
      });
    },
  };
}

/** How its adapters tell a fault: the client tells a broken body from a status only where the body is an error of the vendor's. */
export const stripeDown = (why: ProviderDown['why']): object => ({
  name: 'ProviderDown',
  vendor: 'stripe',
  why: why === 'status' ? expect.stringMatching(/^(status|shape)$/) : clientErrorPattern(why),
});
