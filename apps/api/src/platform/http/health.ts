import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';

/**
 * Readiness checks. Each resolves to undefined when ready, else to a message about what is missing.
 */
type Checks = Readonly<Record<string, () => Promise<string | undefined>>>;

export type HealthCheck = {
  checks: Checks;
  /**
   * Checks that are reported but take no process out of traffic. All processes share the database:
   * without it all would leave, and people would see the balancer's page instead of ours.
   * docs/decisions/0233.
   */
  impairments?: Checks;
};

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

async function failedChecks(checks: Checks): Promise<Record<string, string>> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await withinLimit(check)] as const),
  );
  return Object.fromEntries(
    answers.flatMap(([name, what]) => (what === undefined ? [] : [[name, what]])),
  );
}

type Readiness = {
  ready: boolean;
  missing?: Record<string, string>;
  impaired?: Record<string, string>;
};

/** Whether the process can take traffic, and what does not work meanwhile. */
export async function readinessOf({ checks, impairments = {} }: HealthCheck): Promise<Readiness> {
  const [missing, impaired] = await Promise.all([failedChecks(checks), failedChecks(impairments)]);
  const isFull = (found: Record<string, string>): boolean => Object.keys(found).length > 0;
  return {
    ready: !isFull(missing),
    ...(isFull(missing) ? { missing } : {}),
    ...(isFull(impaired) ? { impaired } : {}),
  };
}

/**
 * `/healthz`: the process is alive. `/readyz`: 200 when every check passes, else 503 listing what
 * is missing.
 */
export function registerHealth(app: FastifyInstance, health: HealthCheck): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ alive: true }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const readiness = await readinessOf(health);
    reply.code(readiness.ready ? 200 : 503).header('cache-control', 'no-store');
    return readiness;
  });
}
