import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { registerStaffEndpoints } from './endpoint-loop.ts';
import { type HealthCheck, registerHealth } from './platform/http/health.ts';
import { registerBuiltPages, registerClosedHeaders } from './portal-pages/built-pages.ts';
import { buildServer } from './server.ts';
import { registerBackchannelLogout } from './staff/backchannel-logout.ts';
import { deskCookies } from './staff/desk-cookies.ts';
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
];

/**
 * The desk of staff: a listener of its own, so that a network rule can keep it inside the company.
 * Nothing is shared with the portals' sessions. docs/decisions/0222.
 */
export async function buildDeskApp(deps: Deps, health: HealthCheck): Promise<FastifyInstance> {
  const { desk } = deps.config;
  if (desk === undefined) throw new Error('the desk has no port');
  const app = await buildServer(deps);
  registerClosedHeaders(app);
  registerHealth(app, health);
  registerStaffEndpoints(app, deps, desk.url);
  registerStaffSignIn(app, deps, desk);
  await registerBackchannelLogout(app, deps, desk);
  registerDeskEvents(app, deps);
  app.get('/viewer', async (_request, reply) =>
    reply
      .header('content-security-policy', VIEWER_POLICY)
      .type('text/html; charset=utf-8')
      .send(VIEWER_PAGE),
  );
  registerBuiltPages(app, deps, {
    ...{ dist: desk.dist, built: 'desk', page: 'index', policy: POLICY },
    localeOf: deskCookies(deps.config).localeOf,
  });
  return app;
}
