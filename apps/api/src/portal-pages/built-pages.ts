import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FALLBACK_LOCALE, type Locale } from '@signet/rulebook/reference/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import { registerAssets } from './assets.ts';
import type { BuiltApp } from './former-builds.ts';

/** No page of another site may open it, hold it or read it, and nothing of it is kept. */
export function registerClosedHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('permissions-policy', '')
      .header('cache-control', 'no-store');
  });
}

type Pages = {
  dist: string;
  built: BuiltApp;
  /** The pages' name, before their language. */
  page: string;
  policy: readonly string[];
  localeOf: (request: FastifyRequest) => Locale;
};

/** The built files of an app with a listener of its own, one page for each language. */
export function registerBuiltPages(
  app: FastifyInstance,
  { builds }: Pick<Deps, 'builds'>,
  { dist, built, page, policy, localeOf }: Pages,
): void {
  const header = policy.join('; ');
  registerAssets(app, {
    folder: () => join(dist, 'assets'),
    former: (file) => builds.find(built, file),
  });
  app.get('/api/*', async () => {
    throw new AppError('route.notFound');
  });
  app.get('/*', async (request, reply) => {
    const locale = localeOf(request);
    const file = locale === FALLBACK_LOCALE ? `${page}.html` : `${page}.${locale}.html`;
    const html = await readFile(join(dist, file)).catch(() => undefined);
    if (html === undefined) throw new AppError('server.busy'); // not built yet
    return reply
      .header('content-security-policy', header)
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
