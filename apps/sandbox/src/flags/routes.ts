import { FLAGS, type Flag } from '@signet/rulebook/core/flags';
import { PORTAL_IDS, type Portal } from '@signet/rulebook/reference/portals';
import type { FastifyInstance } from 'fastify';
import { registerSubscription } from '../clock/subscription-routes.ts';
import type { World } from '../world.ts';

const isPortal = (value: unknown): value is Portal => PORTAL_IDS.some((portal) => portal === value);
const isFlag = (value: unknown): value is Flag =>
  typeof value === 'string' && Object.hasOwn(FLAGS, value);

export function registerFlags(app: FastifyInstance, { flags }: World): void {
  registerSubscription(app, 'flags', flags);

  app.get('/control/flags', () => ({ flags: flags.all() }));

  app.post<{ Body: { portal?: unknown; flag?: unknown; on?: unknown } }>(
    '/control/flags',
    async (request, reply) => {
      const { portal, flag, on } = request.body ?? {};
      if (!isPortal(portal) || !isFlag(flag) || typeof on !== 'boolean')
        return reply.code(400).send({
          message: `portal (${PORTAL_IDS.join(', ')}), flag (a name of the table) and on (true, false) are needed`,
        });
      const missing = await flags.set(portal, flag, on);
      if (missing.length === 0) return reply.send({ flags: flags.all() });
      return reply.code(504).send({
        missing,
        message: `These programs did not apply the switch: ${missing.join(', ')}`,
      });
    },
  );
}
