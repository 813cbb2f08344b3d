import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { registerPlaidControl } from './control-routes.ts';
import { registerDatabaseAuth } from './database-auth-routes.ts';
import { registerItems } from './item-routes.ts';
import { registerLinkFlow } from './link-routes.ts';
import { registerLinkTokens } from './link-token-routes.ts';
import { type PlaidBody, plaidError } from './replies.ts';
import { registerSandboxCalls } from './sandbox-routes.ts';
import { clearPlaidStore, createPlaidStore } from './store.ts';
import { createPlaidWebhooks } from './webhooks.ts';

export const plaidClientId = 'sandbox-client';
export const plaidSecret = 'sandbox-secret';

export async function registerPlaid(app: FastifyInstance, world: World): Promise<void> {
  const store = createPlaidStore();
  world.onReset(() => clearPlaidStore(store));
  const webhooks = await createPlaidWebhooks(world);

  await app.register(async (api) => {
    api.addHook('preHandler', async (request, reply) => {
      // JSON of unknown shape: each handler checks what it reads.
      const body = (request.body ?? {}) as PlaidBody;
      request.body = body;
      const isKnown =
        (request.headers['plaid-client-id'] ?? body.client_id) === plaidClientId &&
        (request.headers['plaid-secret'] ?? body.secret) === plaidSecret;
      if (!isKnown)
        return plaidError(
          reply,
          'INVALID_INPUT',
          'INVALID_API_KEYS',
          'invalid client_id or secret provided',
        );
    });
    registerLinkTokens(api, store);
    registerItems(api, store, webhooks);
    registerDatabaseAuth(api);
    registerSandboxCalls(api, store, webhooks);
  });
  await app.register(async (pages) => registerLinkFlow(pages, store, webhooks));
  await app.register(async (desk) => registerPlaidControl(desk, store, webhooks));
}
