import { createServer } from 'node:http';
import { portOf } from '@signet/testing/programs';
import { afterEach, expect, test, vi } from 'vitest';
import { buildFulfilment } from './fulfilment.ts';

const PARCEL: Parameters<ReturnType<typeof buildFulfilment>['ship']>[0] = {
  reference: 'ord_1',
  name: 'Ana',
  items: [],
  address: { country: 'US', line1: '1 Main St', city: 'Denver', territory: 'CO', zip: '80202' },
};

afterEach(() => vi.restoreAllMocks());

/** A warehouse that answers with this page of its carrier. */
async function answers(url: string, at: 'http' | 'https') {
  const body = JSON.stringify({
    status: 'shipped',
    tracking: { carrier: 'Parcel Post', number: 'PP1', url },
  });
  const server = createServer((_request, response) => response.end(body)).listen(0);
  const port = portOf(server);
  const own = `http://localhost:${port}`;
  const { fetch } = globalThis;
  if (at === 'https')
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      fetch(String(input).replace('https://warehouse.example', own), init),
    );
  const warehouse = buildFulfilment({
    url: at === 'https' ? 'https://warehouse.example' : own,
    apiKey: 'k',
  });
  try {
    return (await warehouse.ship(PARCEL)).tracking?.url;
  } finally {
    server.close();
  }
}

test.each([
  ['https', 'https://parcels.example/PP1'],
  ['http', 'https://parcels.example/PP1'],
  ['http', 'http://localhost:4000/fulfilment/parcels/PP1'],
] as const)('from a warehouse over %s the page %s is kept', async (at, url) =>
  expect(await answers(url, at)).toBe(url),
);

test.each([
  ['https', 'http://parcels.example/PP1'],
  ['https', 'javascript:alert(1)'],
  ['http', 'javascript:alert(1)'],
  ['http', 'data:text/html,x'],
] as const)('from a warehouse over %s the page %s is refused', async (at, url) => {
  await expect(answers(url, at)).rejects.toThrow();
});
