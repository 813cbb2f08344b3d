import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

/** Log lines hold what we name, nothing of a request or an answer: no query, no body, no header. docs/readings.md 116. */
const LOG_OPTIONS = {
  level: 'info',
  base: null,
  serializers: { req: () => ({}), res: () => ({ statusCode: 0 }), err: (error: Error) => ({ type: error.name, message: '', stack: '' }) },
};

export const buildLog = (logs: boolean): FastifyBaseLogger => Fastify({ logger: logs ? LOG_OPTIONS : false }).log;

/** One line per request: method, the route's pattern, status, time and id. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === '/healthz' || route === '/readyz') return;
    app.log.info({ id: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
