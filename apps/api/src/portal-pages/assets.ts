import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/http/problem.ts';
import { type CompressedBody, compress, sendCompressed } from './compression.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Serves hashed files, each compressed once and cached in memory, since its name changes with its
 * content.
 */
export function registerAssets(app: FastifyInstance, folder: () => string | undefined): void {
  const held = new Map<string, Promise<CompressedBody>>();
  const names = new Map<string, Promise<Set<string>>>();

  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { file } = request.params;
      const place = folder();
      if (place === undefined) throw new AppError('route.notFound');
      // Serves only names from the folder's listing, so no path can leave it.
      const known = names.get(place) ?? readdir(place).then((list) => new Set(list));
      names.set(place, known);
      const type = TYPES[extname(file)];
      if (type === undefined || !(await known).has(file)) throw new AppError('route.notFound');
      const packed =
        held.get(join(place, file)) ??
        readFile(join(place, file)).then((body) => compress(body, 'best'));
      held.set(join(place, file), packed);
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type);
      return sendCompressed(request, reply, await packed);
    },
  );
}
