import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import type { ClockResult } from './clock.ts';
import { registerSubscription } from './subscription-routes.ts';

export function registerClock(app: FastifyInstance, { clock }: World): void {
  registerSubscription(app, 'clock', clock);

  app.get('/control/clock', () => ({
    ...clock.current(),
    now: new Date(clock.now()).toISOString(),
  }));

  app.post<{ Body: { advanceMs?: unknown; reset?: unknown } }>(
    '/control/clock',
    async (request, reply) => {
      const { advanceMs, reset } = request.body ?? {};
      if (reset === true) return sendResult(reply, await clock.reset());
      if (typeof advanceMs !== 'number' || !Number.isFinite(advanceMs)) {
        return reply
          .code(400)
          .send({ message: 'advanceMs (a number of milliseconds) or reset: true is needed' });
      }
      return sendResult(reply, await clock.advance(advanceMs));
    },
  );
}

function sendResult(reply: FastifyReply, { offsetMs, missing }: ClockResult): FastifyReply {
  if (missing.length === 0) return reply.send({ offsetMs });
  return reply.code(504).send({
    offsetMs,
    missing,
    message: `These programs did not apply the new time: ${missing.join(', ')}`,
  });
}
