import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';

const idleCheckMs = 100;

export type Drain = {
  check(): Promise<string | undefined>;
  /**
   * Fails readiness, then stops accepting connections, then waits for running calls; those that
   * exceed LIMITS.drainMs are cut off.
   */
  close(app: FastifyInstance): Promise<void>;
};

/**
 * `noticeMs`: how long readiness fails before the port closes, so that load balancers notice first.
 */
export function buildDrain(noticeMs: number): Drain {
  let isStopping = false;
  return {
    check: async () => (isStopping ? 'is stopping' : undefined),
    close: async (app) => {
      isStopping = true;
      // Announces the close on each keep-alive reply, so that no client sends into a connection
      // that is about to close.
      app.server.prependListener(
        'request',
        (_request, response) => void response.setHeader('connection', 'close'),
      );
      await pause(noticeMs);
      // A keep-alive connection counts as open until it is closed, even if its last request ended a
      // moment ago.
      const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs);
      const limit = setTimeout(() => app.server.closeAllConnections(), LIMITS.drainMs);
      await app.close();
      clearInterval(idle);
      clearTimeout(limit);
    },
  };
}
