import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';

/**
 * Readiness checks. Each resolves to undefined when ready, else to a message about what is missing.
 */
export type HealthCheck = { checks: Readonly<Record<string, () => Promise<string | undefined>>> };

/**
 * Runs a check within its own timeout: a load balancer gives up on a probe sooner than a database
 * driver does on its server.
 */
async function withinLimit(check: () => Promise<string | undefined>): Promise<string | undefined> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(
    () => late.resolve(`did not answer within ${LIMITS.readinessMs} ms`),
    LIMITS.readinessMs,
  );
  try {
    return await Promise.race([check(), late.promise]);
  } catch {
    return 'does not answer'; // the log has the reason
  } finally {
    clearTimeout(timer);
  }
}

async function failedChecks({ checks }: HealthCheck): Promise<Record<string, string>> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await withinLimit(check)] as const),
  );
  return Object.fromEntries(
    answers.flatMap(([name, what]) => (what === undefined ? [] : [[name, what]])),
  );
}

/**
 * `/healthz`: the process is alive. `/readyz`: 200 when every check passes, else 503 listing what
 * is missing.
 */
export function registerHealth(app: FastifyInstance, health: HealthCheck): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ alive: true }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const failures = await failedChecks(health);
    const ready = Object.keys(failures).length === 0;
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return ready ? { ready } : { ready, missing: failures };
  });
}
