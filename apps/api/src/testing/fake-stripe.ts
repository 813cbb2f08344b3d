import { afterAll, beforeAll, expect } from 'vitest';
import type { ProviderDown } from '../platform/provider-down.ts';
import {
  clientErrorPattern,
  type FakeVendor,
  startFakeVendor,
  type VendorResponse,
} from './fake-vendor.ts';

/**
 * A fake Stripe for one test file: valid responses by method and path, which a test may override.
 */
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

/**
 * Expected error of the Stripe adapters: the client recognizes a broken body only if it is an error
 * body of Stripe's.
 */
export const stripeDown = (why: ProviderDown['why']): object => ({
  name: 'ProviderDown',
  vendor: 'stripe',
  why: why === 'status' ? expect.stringMatching(/^(status|shape)$/) : clientErrorPattern(why),
});
