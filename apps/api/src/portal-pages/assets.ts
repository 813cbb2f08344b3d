import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type CompressedBody, compressed, sendCompressed } from '../platform/http/compression.ts';
import { AppError } from '../platform/http/problem.ts';

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

/** Source maps are not: they hold the source. */
export const isServedFile = (file: string): boolean =>
  TYPES[extname(file)] !== undefined && /^\w[\w.-]*$/.test(file);

type Places = {
  folder: () => string | undefined;
  /** Files of other builds, which pages in open tabs and of processes beside us ask for. */
  former: (file: string) => Promise<Buffer | undefined>;
};

/**
 * Serves hashed files, each compressed once and cached in memory, since its name changes with its
 * content.
 */
export function registerAssets(app: FastifyInstance, { folder, former }: Places): void {
  const held = new Map<string, Promise<CompressedBody>>();
  const names = new Map<string, Promise<Set<string>>>();

  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { file } = request.params;
      const place = folder();
      const type = TYPES[extname(file)];
      if (place === undefined || type === undefined) throw new AppError('route.notFound');
      // Serves only names from the folder's listing, so no path can leave it.
      const known = await once(names, place, async () => new Set(await readdir(place)));
      if (!isServedFile(file)) throw new AppError('route.notFound');
      const path = join(place, file);
      const packed = await once(held, path, async () => {
        const bytes = known.has(file) ? await readFile(path) : await former(file);
        if (bytes === undefined) throw new AppError('route.notFound');
        return compressed(bytes, 'best');
      });
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type);
      return sendCompressed(request, reply, packed);
    },
  );
}

/** The result of the first call that succeeds; after a failure the next request tries again. */
function once<Value>(
  held: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = held.get(key);
  if (known !== undefined) return known;
  const made = make();
  held.set(key, made);
  made.catch(() => held.delete(key)); // its own request is told by `made`
  return made;
}
