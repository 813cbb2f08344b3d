import { maskCardNumbers } from '@signet/rulebook/core/card-number';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { describeFault } from './describe-fault.ts';

/** Log lines hold what we name, nothing of a request or an answer: no query, no body, no header. docs/readings.md 116. */
const logOptions = (release: string) => ({
  level: 'info',
  base: { release },
  hooks: { streamWrite: maskCardNumbers }, // the last step before a line is written, whatever named it. docs/decisions/0071
  // Fastify's type asks for a stack as text, and pino writes what it gets.
  serializers: {
    req: () => ({}),
    res: () => ({ statusCode: 0 }),
    err: (error: Error) => ({ message: '', ...lineOf(error) }),
  },
});

const lineOf = (error: Error): { type: string; stack: string } => {
  const { kind, stack } = describeFault(error);
  return { type: kind, stack: stack.join(' < ') };
};

/** The log: JSON lines that name the build; `release` undefined logs nothing. */
export const buildLog = (release: string | undefined): FastifyBaseLogger =>
  Fastify({ logger: release === undefined ? false : logOptions(release) }).log;

/** One line per request: method, the route's pattern, status, time and id. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === '/healthz' || route === '/readyz') return;
    app.log.info({ id: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
