import { maskCardNumbers } from '@signet/rulebook/core/card-number';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pino from 'pino';
import { describeError } from './describe-error.ts';

/** As many bytes of lines wait for each other, and no longer: each write is a call of the system, which a save would pay for. */
const linesMinBytes = 4_096;
const linesWaitMs = 200;
/** pino's number of `warn`: from there on a line is written at once, with those before it. */
const atOnceFrom = 40;

/** Log lines hold what we name, nothing of a request or an answer: no query, no body, no header. docs/readings.md 116. */
const logOptions = (release: string, lines: ReturnType<typeof pino.destination>) => ({
  level: 'info',
  base: { release },
  stream: lines,
  hooks: {
    streamWrite: maskCardNumbers, // the last step before a line is written, whatever named it. docs/decisions/0071
    logMethod(this: pino.Logger, given: Parameters<pino.LogFn>, method: pino.LogFn, level: number): void {
      method.apply(this, given);
      if (level >= atOnceFrom) lines.flush();
    },
  },
  // Fastify's type asks for a stack as text, and pino writes what it gets.
  serializers: {
    req: () => ({}),
    res: () => ({ statusCode: 0 }),
    err: (error: Error) => ({ message: '', ...lineOf(error) }),
  },
});

const lineOf = (error: Error): { type: string; stack: string } => {
  const { kind, stack } = describeError(error);
  return { type: kind, stack: stack.join(' < ') };
};

/** The log: JSON lines that name the build; `release` undefined logs nothing. What waits is written when the process ends. */
export function buildLog(release: string | undefined): FastifyBaseLogger {
  if (release === undefined) return Fastify({ logger: false }).log;
  const lines = pino.destination({ minLength: linesMinBytes, periodicFlush: linesWaitMs, sync: true });
  process.once('exit', () => lines.flushSync());
  return Fastify({ logger: logOptions(release, lines) }).log;
}

/** One line per request: method, the route's pattern, status, time and id. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === '/healthz' || route === '/readyz') return;
    app.log.info({ id: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
