import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compressed, isHeld, sendCompressed } from '../platform/http/compression.ts';
import { AppError } from '../platform/http/problem.ts';

/** In seconds; short, so that fixes reach partners' pages soon. */
const cacheSeconds = 300;

/**
 * The script of partners' pages, at a fixed URL; CORS is open so that it can be pinned with a
 * subresource-integrity hash.
 */
export async function registerEmbedScript(app: FastifyInstance, portalDist: string): Promise<void> {
  let script: ReturnType<typeof packed> | undefined;

  app.get('/embed/v1.js', { config: { rateLimit: false } }, async (request, reply) => {
    script ??= packed(join(portalDist, 'embed/v1.js'));
    const { body, etag } = await script.catch(() => {
      script = undefined; // the build may still be running
      throw new AppError('route.notFound');
    });
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    reply
      .header('cache-control', `public, max-age=${cacheSeconds}, must-revalidate`)
      .header('etag', etag);
    if (isHeld(request, etag)) return reply.code(304).send();
    return sendCompressed(request, reply.type('text/javascript; charset=utf-8'), body);
  });
}

async function packed(file: string) {
  const plain = await readFile(file);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { etag, body: compressed(plain, 'best') };
}
