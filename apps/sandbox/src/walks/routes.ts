import type { FastifyInstance } from 'fastify';
import { registerSubscription } from '../clock/subscription-routes.ts';
import type { World } from '../world.ts';

/** Made-up ways through the sign-up, for the funnel. docs/decisions/0304. */
export function registerWalks(app: FastifyInstance, { walks }: World): void {
  registerSubscription(app, 'walks', walks);

  app.get('/control/walks', () => walks.state());

  app.post('/control/walks', (_request, reply) =>
    walks.make()
      ? reply.code(202).send(walks.state())
      : reply.code(409).send({
          message: walks.state().isRunning
            ? 'They are being made already'
            : 'No program of the product follows the sandbox now',
        }),
  );
}
