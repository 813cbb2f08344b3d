import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { sendStripe, stripeError } from './replies.ts';
import { type Replayed, registerSetupIntents } from './setup-intent-routes.ts';
import { createSetupIntents, type StripeStore } from './setup-intents.ts';
import { registerStatementPages } from './statement-pages.ts';
import { createStatements } from './statements.ts';

export const stripeApiKey = 'sk_test_sandbox';

/** Stripe: test deposits behind its key, and the bank statements on which they appear. */
export async function registerStripe(app: FastifyInstance, world: World): Promise<void> {
  const store: StripeStore = { methods: new Map(), intents: new Map() };
  const statements = createStatements();
  const replies = new Map<string, Replayed>();
  world.onReset(() => {
    for (const part of [store.methods, store.intents, statements, replies]) part.clear();
  });
  await app.register(async (api) => {
    await api.register(formbody);
    api.addHook('preHandler', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${stripeApiKey}`)
        return sendStripe(reply, stripeError(401, undefined, 'Invalid API Key provided'));
    });
    registerSetupIntents(api, createSetupIntents(world, statements, store), replies);
  });
  await app.register(async (pages) => registerStatementPages(pages, statements));
}
