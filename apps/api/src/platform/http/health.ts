import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';

/** One thing that must answer before people may come; `undefined` means that it does, a text says what is missing. */
export type HealthCheck = { checks: Readonly<Record<string, () => Promise<string | undefined>>> };

/** What the check says, within its time: a load balancer gives up on a probe sooner than a driver on its server. */
async function withinLimit(check: () => Promise<string | undefined>): Promise<string | undefined> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`did not answer within ${LIMITS.readinessMs} ms`), LIMITS.readinessMs);
  try {
    return await Promise.race([check(), late.promise]);
  } catch {
    return 'does not answer'; // why is in the log
  } finally {
    clearTimeout(timer);
  }
}

async function missing({ checks }: HealthCheck): Promise<Record<string, string>> {
  const answers = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await withinLimit(check)] as const));
  return Object.fromEntries(answers.flatMap(([name, what]) => (what === undefined ? [] : [[name, what]])));
}

/** `/healthz`: the process lives. `/readyz`: 200 only when everything answers, else 503 naming what is missing. */
export function registerHealth(app: FastifyInstance, health: HealthCheck): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ alive: true }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const lacking = await missing(health);
    const ready = Object.keys(lacking).length === 0;
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return ready ? { ready } : { ready, missing: lacking };
  });
}
