import type { IncomingHttpHeaders } from 'node:http';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isStorableText } from './read-request.ts';

/** A name or an id that a vendor gives: signed or not, it must be one that the database can hold. */
export const vendorText = z.string().max(200).refine(isStorableText);
export const vendorId = vendorText.min(1);

type SignedCall = {
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  /** Its JSON, once the signature was found right; undefined where it is none. */
  parsed: () => unknown;
};

/** A vendor's webhook: its body as the bytes that were signed. `hear` throws where the signature is wrong; whatever it takes is answered alike. */
export function registerSignedWebhook(app: FastifyInstance, path: string, hear: (call: SignedCall) => unknown): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(path, { bodyLimit: LIMITS.webhookMaxBytes }, async ({ body, headers }, reply) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await hear({ headers, rawBody, parsed: () => jsonOf(rawBody) });
      return reply.code(202).send({ done: true });
    });
  });
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined; // signed, but nothing that we read: the schema says so
  }
}
