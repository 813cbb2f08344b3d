import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import { downByStatus, ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import type { FulfilmentPort, Shipment } from './port.ts';

type Settings = { url: string; apiKey: string; timeoutMs?: number };

const VENDOR = 'fulfilment';

const STATUSES = {
  accepted: 'accepted',
  out_of_stock: 'outOfStock',
  shipped: 'shipped',
  delivered: 'delivered',
  returned: 'returned',
  canceled: 'cancelled',
} as const satisfies Record<string, Shipment['status']>;

const line = z.string().min(1).max(100);

/** A parcel's page is opened in the browser: over https, or as the warehouse itself is called. */
function shipmentFrom(url: string) {
  const own = new URL(url).protocol.slice(0, -1);
  const protocol = own === 'http' ? /^https?$/ : /^https$/;
  return z.object({
    status: z.enum(keysOf(STATUSES)),
    tracking: z
      .object({ carrier: line, number: line, url: z.url({ protocol }).nullish() })
      .nullish(),
  });
}

/**
 * Warehouse client; a shipment is stored under our reference, so repeated calls find it.
 * docs/readings.md 183.
 */
export function buildFulfilment({
  url,
  apiKey,
  timeoutMs = LIMITS.providerTimeoutMs,
}: Settings): FulfilmentPort {
  const shipment = shipmentFrom(url);
  const call = async (
    method: 'PUT' | 'DELETE',
    reference: string,
    body?: object,
  ): Promise<Shipment> => {
    try {
      const response = await fetch(`${url}/v1/shipments/${encodeURIComponent(reference)}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw downByStatus(VENDOR, response);
      const parsed = shipment.safeParse(await response.json());
      if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
      const { status, tracking } = parsed.data;
      return {
        status: STATUSES[status],
        ...(tracking == null
          ? {}
          : {
              tracking: {
                carrier: tracking.carrier,
                number: tracking.number,
                ...(tracking.url == null ? {} : { url: tracking.url }),
              },
            }),
      };
    } catch (error) {
      throw toProviderDown(VENDOR, error);
    }
  };
  return {
    ship: ({ reference, name, address, items }) =>
      call('PUT', reference, {
        recipient: {
          name,
          line1: address.line1,
          line2: address.line2,
          city: address.city,
          region: address.territory,
          postal_code: address.zip,
          country: address.country,
        },
        items: items.map(({ plan, quantity }) => ({ sku: plan, quantity })),
      }),
    cancel: ({ reference }) => call('DELETE', reference),
  };
}
