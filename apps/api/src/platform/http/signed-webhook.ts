import type { IncomingHttpHeaders } from 'node:http';
import { isStorableText } from '@signet/rulebook/core/field';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** A vendor's name or id: signed or not, the database must be able to store it. */
export const vendorText = z.string().max(200).refine(isStorableText);
export const vendorId = vendorText.min(1);

export type SignedCall = {
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  ip: string;
  /** The JSON body, to be read after the signature check; undefined if it is not JSON. */
  parsed: () => unknown;
};

/**
 * A webhook that receives the signed bytes. `handle` throws on a wrong signature; everything it
 * accepts gets the same 202.
 */
export function registerSignedWebhook(
  app: FastifyInstance,
  path: string,
  handle: (call: SignedCall) => unknown,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      path,
      { bodyLimit: LIMITS.webhookMaxBytes },
      async ({ body, headers, ip }, reply) => {
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        await handle({ headers, rawBody, ip, parsed: () => jsonOf(rawBody) });
        return reply.code(202).send({ done: true });
      },
    );
  });
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined; // signed but not JSON: the schema rejects undefined
  }
}
