import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FALLBACK_LOCALE, type Locale } from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { registerStaffEndpoints } from './endpoint-loop.ts';
import { type HealthCheck, registerHealth } from './platform/http/health.ts';
import { AppError } from './platform/http/problem.ts';
import { registerAssets } from './portal-pages/assets.ts';
import { buildServer } from './server.ts';
import { registerBackchannelLogout } from './staff/backchannel-logout.ts';
import { deskLocaleOf } from './staff/desk-cookies.ts';
import { registerDeskEvents } from './staff/desk-events.ts';
import { registerStaffSignIn } from './staff/sign-in-routes.ts';
import { VIEWER_PAGE, VIEWER_POLICY } from './staff/viewer-page.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "frame-src 'self'", // the viewer
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const pageIn = (locale: Locale): string =>
  locale === FALLBACK_LOCALE ? 'index.html' : `index.${locale}.html`;

/**
 * The desk of staff: a listener of its own, so that a network rule can keep it inside the company.
 * Nothing is shared with the portals' sessions. docs/decisions/0222.
 */
export async function buildDeskApp(deps: Deps, health: HealthCheck): Promise<FastifyInstance> {
  const { desk } = deps.config;
  if (desk === undefined) throw new Error('the desk has no port');
  const app = await buildServer(deps);
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('permissions-policy', '')
      .header('cache-control', 'no-store');
  });
  registerHealth(app, health);
  registerStaffEndpoints(app, deps, desk.url);
  registerStaffSignIn(app, deps, desk);
  await registerBackchannelLogout(app, deps, desk);
  registerDeskEvents(app, deps);
  registerAssets(app, {
    folder: () => join(desk.dist, 'assets'),
    former: (file) => deps.builds.find('desk', file),
  });
  app.get('/api/*', async () => {
    throw new AppError('route.notFound');
  });
  app.get('/viewer', async (_request, reply) =>
    reply
      .header('content-security-policy', VIEWER_POLICY)
      .type('text/html; charset=utf-8')
      .send(VIEWER_PAGE),
  );
  app.get('/*', async (request, reply) => {
    const page = await readFile(join(desk.dist, pageIn(deskLocaleOf(request, deps.config)))).catch(
      () => undefined,
    );
    if (page === undefined) throw new AppError('server.busy'); // not built yet
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page);
  });
  return app;
}
