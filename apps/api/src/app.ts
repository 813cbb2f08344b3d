import type { FastifyInstance } from 'fastify';
import { registerApiReference } from './api-reference/reference-page.ts';
import { registerApplicationEvents } from './application/application-events.ts';
import type { Deps } from './deps.ts';
import { registerEndpoints } from './endpoint-loop.ts';
import { registerMailMarks } from './messages/mail-marks.ts';
import { registerStopReminders } from './messages/stop-reminders.ts';
import { registerBrandFiles } from './partners/brand-files.ts';
import { registerCspReports } from './platform/http/csp-reports.ts';
import { type HealthCheck, registerHealth } from './platform/http/health.ts';
import { registerWellKnownFiles } from './platform/http/well-known-files.ts';
import { registerEmbedScript } from './portal-pages/embed-script.ts';
import { registerPortalPages } from './portal-pages/serve-page.ts';
import { buildServer } from './server.ts';
import { registerSignIn } from './session/sign-in-routes.ts';
import { registerSupportPages } from './session/support-pages.ts';
import { registerCarrying } from './sign-up/carry-answers.ts';
import { VENDOR_WEBHOOKS } from './vendor-webhooks.ts';

/** The portals' listener: pages, API and webhooks. */
export async function buildApp(deps: Deps, health: HealthCheck): Promise<FastifyInstance> {
  const app = await buildServer(deps);
  registerHealth(app, health);
  registerWellKnownFiles(app, deps);
  registerMailMarks(app);
  registerBrandFiles(app, deps.config);
  registerStopReminders(app, deps);
  registerSupportPages(app, deps);
  registerCarrying(app, deps);
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    registerEndpoints(api, deps);
    registerSignIn(api, deps);
    for (const { register } of VENDOR_WEBHOOKS) register(api, deps);
    registerApplicationEvents(api, deps);
    registerCspReports(api, deps);
  });
  await registerApiReference(app, deps.config);
  await registerEmbedScript(app, deps.config.portalDist);
  await registerPortalPages(app, deps);
  return app;
}
