import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';

const idleCheckMs = 100;

/** Leaving without cutting anybody off. */
export type Drain = {
  /** A readiness check that fails from the moment the process is asked to stop. */
  check(): Promise<string | undefined>;
  /** Readiness first, then no new connections, then the calls under way; those that take longer than LIMITS.drainMs are cut. */
  close(app: FastifyInstance): Promise<void>;
};

/** `noticeMs`: how long readiness is red before the port closes, so that a load balancer has looked at it meanwhile. */
export function buildDrain(noticeMs: number): Drain {
  let isStopping = false;
  return {
    check: async () => (isStopping ? 'is stopping' : undefined),
    close: async (app) => {
      isStopping = true;
      // Whoever keeps a connection alive is told with their answer, so that nothing is sent into one that is closed a moment later.
      app.server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
      await pause(noticeMs);
      // A connection kept alive counts as open until it is closed, also where its last call ended a moment ago.
      const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs);
      const limit = setTimeout(() => app.server.closeAllConnections(), LIMITS.drainMs);
      await app.close();
      clearInterval(idle);
      clearTimeout(limit);
    },
  };
}
