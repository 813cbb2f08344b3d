import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { registerCardPages } from './card-pages.ts';
import { createCards } from './cards.ts';
import { createDebits } from './debits.ts';
import { sendStripe, stripeError } from './replies.ts';
import { type Replayed, registerSetupIntents } from './setup-intent-routes.ts';
import { createSetupIntents, type StripeStore } from './setup-intents.ts';
import { registerStatementPages } from './statement-pages.ts';
import { createStatements } from './statements.ts';

export const stripeApiKey = 'sk_test_sandbox';
export const stripePublishableKey = 'pk_test_sandbox';
/** Calls that the vendor's frame may make with the publishable key. */
const FRAME_CALLS = ['/v1/payment_methods', '/v1/3ds2/authenticate'];

export async function registerStripe(app: FastifyInstance, world: World): Promise<void> {
  const store: StripeStore = { methods: new Map(), intents: new Map() };
  const statements = createStatements();
  const cards = createCards(world);
  const debits = createDebits(world, store);
  const intents = createSetupIntents(world, statements, store);
  const replies = new Map<string, Replayed>();
  world.onReset(() => {
    for (const part of [store.methods, store.intents, statements, cards, debits, replies])
      part.clear();
  });
  await app.register(async (api) => {
    await api.register(formbody);
    api.addHook('preHandler', async (request, reply) => {
      const isOfFrame =
        FRAME_CALLS.includes(request.url) &&
        request.headers.authorization === `Bearer ${stripePublishableKey}`;
      if (!isOfFrame && request.headers.authorization !== `Bearer ${stripeApiKey}`)
        return sendStripe(reply, stripeError(401, undefined, 'Invalid API Key provided'));
    });
    registerSetupIntents(api, { intents, cards, debits, replies });
  });
  app.get('/control/charges', () => ({ charges: [...cards.charges(), ...debits.charges()] }));
  app.post<{ Params: { id: string } }>('/control/charges/:id/return', ({ params }, reply) =>
    debits.takeBack(params.id, 'debit_not_authorized')
      ? reply.code(204).send()
      : reply.code(400).send({ message: 'Only what a bank has paid can be taken back, once' }),
  );
  app.get('/control/test-deposits', () => ({ deposits: intents.sent() }));
  app.post<{ Params: { id: string } }>('/control/test-deposits/:id/return', ({ params }, reply) =>
    intents.sendBack(params.id)
      ? reply.code(204).send()
      : reply.code(400).send({ message: 'Those test deposits are not on their way any more' }),
  );
  await app.register(async (pages) => {
    registerStatementPages(pages, statements);
    registerCardPages(pages);
  });
}
