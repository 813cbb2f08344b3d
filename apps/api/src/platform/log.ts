import { maskCardNumbers } from '@signet/rulebook/core/card-number';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pino from 'pino';
import { describeError } from './describe-error.ts';

/**
 * Buffers lines up to this many bytes and no longer than the wait below: each write is a system
 * call that a request would wait for.
 */
const linesMinBytes = 4_096;
const linesWaitMs = 200;
/** pino's number for `warn`: from this level on, a line and those before it are written at once. */
const atOnceFrom = 40;

/**
 * Log lines contain only fields we name: no query, body or header of a request or response.
 * docs/readings.md 116.
 */
const logOptions = (release: string, lines: ReturnType<typeof pino.destination>) => ({
  level: 'info',
  base: { release },
  stream: lines,
  hooks: {
    // The last step before a line is written, whichever field it came from. docs/decisions/0071.
    streamWrite: maskCardNumbers,
    logMethod(
      this: pino.Logger,
      given: Parameters<pino.LogFn>,
      method: pino.LogFn,
      level: number,
    ): void {
      method.apply(this, given);
      if (level >= atOnceFrom) lines.flush();
    },
  },
  // Fastify's type requires a stack string; pino writes whatever it gets.
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

/**
 * JSON log lines that name the build; logs nothing when `release` is undefined. Buffered lines are
 * flushed on exit.
 */
export function buildLog(release: string | undefined): FastifyBaseLogger {
  if (release === undefined) return Fastify({ logger: false }).log;
  const lines = pino.destination({
    minLength: linesMinBytes,
    periodicFlush: linesWaitMs,
    sync: true,
  });
  process.once('exit', () => lines.flushSync());
  return Fastify({ logger: logOptions(release, lines) }).log;
}

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === '/healthz' || route === '/readyz') return;
    app.log.info(
      {
        id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
