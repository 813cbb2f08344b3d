import type { FastifyInstance } from 'fastify';
import { happen, ITEM_EVENTS } from './item-events.ts';
import type { PlaidStore } from './store.ts';
import type { PlaidWebhooks } from './webhooks.ts';

export function registerPlaidControl(
  app: FastifyInstance,
  store: PlaidStore,
  webhooks: PlaidWebhooks,
): void {
  app.get('/control/bank-links', () => ({
    events: Object.entries(ITEM_EVENTS).map(([code, { type, effect }]) => ({ code, type, effect })),
    links: [...store.items.values()]
      .reverse()
      .map(({ id, institution, accounts, webhook, error, verificationStatus }) => ({
        id,
        bank: institution.name,
        masks: accounts.map(({ mask }) => mask),
        hasWebhook: webhook !== null,
        state: error?.error_code ?? verificationStatus ?? 'works',
      })),
  }));

  app.post<{ Params: { id: string }; Body: { code?: unknown } }>(
    '/control/bank-links/:id',
    ({ params, body }, reply) => {
      const item = [...store.items.values()].find(({ id }) => id === params.id);
      const code = String(body?.code);
      const event = ITEM_EVENTS[code];
      if (item === undefined || event === undefined)
        return reply.code(400).send({
          message: `code must be one of ${Object.keys(ITEM_EVENTS).join(', ')}, for a link that exists`,
        });
      happen(item, code);
      webhooks.sendFor(item, event.type, code);
      return reply.code(204).send();
    },
  );

  // Signs any body hash, for testing events that no bank link here would send.
  app.post<{ Body: { hash?: unknown } }>('/control/bank-signatures', async ({ body }) => ({
    token: await webhooks.sign(String(body?.hash)),
  }));
}
