import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressed, sendCompressed } from './compression.ts';

const text = 'A page of text that repeats itself. '.repeat(200);

describe('a compressed body', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = Fastify();
    const body = compressed(Buffer.from(text), 'fast');
    app.get('/', (request, reply) => sendCompressed(request, reply, body));
  });
  afterEach(() => app.close());

  const ask = (accepted: string | undefined) =>
    app.inject({
      url: '/',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('sent to a reader of %s is in %s', async (accepted, encoding, open) => {
    for (const response of [await ask(accepted), await ask(accepted)]) {
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toBe('Accept-Encoding');
      expect(open(response.rawPayload).toString()).toBe(text);
      expect(response.rawPayload.length).toBeLessThan(text.length / 10);
    }
  });

  test.each([undefined, 'identity', 'zstd'])(
    'sent to a reader of %s is plain',
    async (accepted) => {
      const response = await ask(accepted);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.payload).toBe(text);
    },
  );
});

test('each encoding is made once, and none before it is asked for', async () => {
  const body = compressed(Buffer.from(text), 'best');
  const [one, other] = await Promise.all([body.bytes('br'), body.bytes('br')]);
  expect(one).toBe(other);
});
