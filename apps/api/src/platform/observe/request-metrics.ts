import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { startRequestSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: string;
    /** Of the desk's own listener. */
    isDesk?: boolean;
    /** Of the listener of partners' people. */
    isConsole?: boolean;
    /** Asked for by a page by itself, which keeps no desk open. */
    isPoll?: boolean;
    isGraphql?: boolean;
  }
}

/** A low-cardinality name: never the URL, which contains ids. */
const nameOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string =>
  routeOptions.config.endpoint ?? routeOptions.url ?? 'none';

/**
 * Measures every request by endpoint and status, and traces it when enabled. Health probes are left
 * out.
 */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof startRequestSpan>>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = startRequestSpan(`${request.method} ${nameOf(request)}`, request.headers);
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end(reply.statusCode);
    const endpoint = nameOf(request);
    if (endpoint === '/healthz' || endpoint === '/readyz') return;
    metrics.observe(
      'signet_http_request_seconds',
      { endpoint, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
}
