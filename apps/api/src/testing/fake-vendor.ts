import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { portOf } from '@signet/testing/programs';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ProviderDown } from '../platform/provider-down.ts';

export type RecordedRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/**
 * Objects are sent as JSON. `cut` closes the connection, `hang` leaves it open, before the response
 * or half-way.
 */
export type VendorResponse = {
  status?: number;
  type?: string;
  body?: unknown;
  broken?: 'cut' | 'hang' | 'cut half-way' | 'hang half-way';
};

export type FakeVendor = {
  url: string;
  asked: RecordedRequest[];
  answers(answer: VendorResponse | ((asked: RecordedRequest) => VendorResponse)): void;
  close(): Promise<void>;
};

/** Timeout passed to each adapter, so that a test of a silent vendor is short. */
export const SHORT_TIMEOUT_MS = 150;

/** Faults of any vendor, with the error the adapters must report. */
export const VENDOR_FAULTS: readonly [
  what: string,
  answer: VendorResponse,
  why: ProviderDown['why'],
  status?: number,
][] = [
  ['500', { status: 500, body: {} }, 'status', 500],
  ['503', { status: 503, body: {} }, 'status', 503],
  ['429', { status: 429, body: {} }, 'status', 429],
  [
    'a proxy’s page, 502',
    { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
    'status',
    502,
  ],
  [
    'a page of HTML with 200',
    { type: 'text/html', body: '<!doctype html><h1>It works!</h1>' },
    'shape',
  ],
  ['JSON that ends too early', { body: '{"data": {"id": "inq_' }, 'shape'],
  ['an empty body', { body: '' }, 'shape'],
  ['JSON of another shape', { body: { unexpected: [{ shape: true }], version: 9 } }, 'shape'],
  ['null', { body: 'null' }, 'shape'],
  ['a list', { body: [] }, 'shape'],
  ['a connection that is cut', { broken: 'cut' }, 'network'],
  [
    'a connection that is cut in the middle of the answer',
    { body: { data: {} }, broken: 'cut half-way' },
    'network',
  ],
  ['silence', { broken: 'hang' }, 'timeout'],
  [
    'silence in the middle of the answer',
    { body: { data: {} }, broken: 'hang half-way' },
    'timeout',
  ],
];

/**
 * The same for adapters that use a vendor's own client, which cannot always tell a broken body from
 * a broken connection.
 */
export const clientErrorPattern = (why: ProviderDown['why']): unknown =>
  why === 'network' || why === 'shape' ? expect.stringMatching(/^(network|shape)$/) : why;

/** A vendor on a real socket with scripted responses, which records its requests. */
export async function startFakeVendor(): Promise<FakeVendor> {
  let next: (asked: RecordedRequest) => VendorResponse = () => ({ body: {} });
  const asked: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
    };
    asked.push(one);
    send(response, next(one));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    asked,
    answers: (answer) => {
      next = typeof answer === 'function' ? answer : () => answer;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A fake vendor for the tests of one file: started before the first, closed after the last. */
export function fakeVendor(
  answers: Parameters<FakeVendor['answers']>[0] = { body: {} },
): FakeVendor {
  const vendor = {} as FakeVendor; // filled before the first test
  beforeAll(async () => {
    Object.assign(vendor, await startFakeVendor());
    vendor.answers(answers);
  });
  afterAll(() => vendor.close());
  return vendor;
}

function send(
  response: ServerResponse,
  { status = 200, type = 'application/json', body = '', broken }: VendorResponse,
): void {
  if (broken === 'hang') return;
  if (broken === 'cut') return void response.destroy();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, {
    'content-type': type,
    ...(broken ? { 'content-length': text.length + 10 } : {}),
  });
  if (broken === undefined) return void response.end(text);
  response.write(text, () => broken === 'cut half-way' && response.destroy());
}
