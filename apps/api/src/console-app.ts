import type { FastifyInstance } from 'fastify';
import { consoleCookies } from './console/console-cookies.ts';
import { registerConsoleSignIn } from './console/sign-in-routes.ts';
import type { Deps } from './deps.ts';
import { registerConsoleEndpoints } from './endpoint-loop.ts';
import { type HealthCheck, registerHealth } from './platform/http/health.ts';
import { registerBuiltPages, registerClosedHeaders } from './portal-pages/built-pages.ts';
import { buildServer } from './server.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

/**
 * The console of partners' people: a listener of its own, which has no call of staff or applicants
 * and knows no session of theirs. docs/decisions/0302.
 */
export async function buildConsoleApp(deps: Deps, health: HealthCheck): Promise<FastifyInstance> {
  const { partnerConsole } = deps.config;
  if (partnerConsole === undefined) throw new Error('the console has no port');
  const app = await buildServer(deps);
  registerClosedHeaders(app);
  registerHealth(app, health);
  registerConsoleEndpoints(app, deps, partnerConsole.url);
  registerConsoleSignIn(app, deps, partnerConsole);
  registerBuiltPages(app, deps, {
    ...{ dist: partnerConsole.dist, built: 'console', page: 'console', policy: POLICY },
    localeOf: consoleCookies(deps.config).localeOf,
  });
  return app;
}
