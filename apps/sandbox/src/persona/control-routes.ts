import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { expireIfDue } from './create-inquiry.ts';
import {
  endInquiry,
  INQUIRY_OUTCOMES,
  isInquiryFinished,
  isInquiryOutcome,
  outcomesOf,
} from './inquiry-outcomes.ts';
import { putOnWatchList } from './report-routes.ts';
import type { PersonaStore } from './store.ts';
import { TEMPLATES, WIDGET_VERIFICATIONS } from './templates.ts';
import {
  isWebhookDeliveryMode,
  WEBHOOK_DELIVERY_MODES,
  webhookSenderOf,
} from './webhook-delivery.ts';

const shown = 20;

/** Inquiries that have a window, newest first, and the current webhook delivery mode. */
function deskOf(world: World, store: PersonaStore) {
  const windows = [...store.inquiries.values()].filter(({ templateId }) => {
    const kind = TEMPLATES[templateId]?.kind;
    return kind !== undefined && WIDGET_VERIFICATIONS[kind].length > 0;
  });
  return {
    delivery: webhookSenderOf(world).delivery(),
    deliveries: WEBHOOK_DELIVERY_MODES,
    inquiries: windows
      .reverse()
      .slice(0, shown)
      .map((inquiry) => {
        const { id, status, templateId, updatedAtMs } = expireIfDue(world, inquiry);
        const name = [
          inquiry.fields['name-first'],
          inquiry.fields['name-last'],
          inquiry.fields['business-name'],
        ]
          .filter(Boolean)
          .join(' ');
        const kind = TEMPLATES[templateId]?.kind;
        return {
          id,
          status,
          kind: kind ?? '',
          outcomes: outcomesOf(kind),
          name,
          /** For an owner's inquiry the product's reference is the owner, not the application. */
          isOwner: inquiry.referenceId?.startsWith('urn:own:') ?? false,
          at: new Date(updatedAtMs).toISOString(),
          isOver: isInquiryFinished(inquiry),
        };
      }),
  };
}
export type InquiryControl = ReturnType<typeof deskOf>;

export function registerPersonaControl(
  app: FastifyInstance,
  world: World,
  store: PersonaStore,
): void {
  app.get('/control/inquiries', () => deskOf(world, store));

  app.post<{ Params: { id: string }; Body: { act?: unknown } }>(
    '/control/inquiries/:id',
    ({ params, body }, reply) => {
      const inquiry = store.inquiries.get(params.id);
      const act = body?.act;
      if (!inquiry || !isInquiryOutcome(act))
        return reply.code(400).send({
          message: `act must be one of ${INQUIRY_OUTCOMES.join(', ')}, for an inquiry that exists`,
        });
      if (isInquiryFinished(expireIfDue(world, inquiry)))
        return reply.code(409).send({ message: 'That inquiry is over already' });
      endInquiry(world, inquiry, act);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { name?: unknown } }>('/control/watch-list', ({ body }, reply) => {
    const name = body?.name;
    if (typeof name !== 'string' || name.trim() === '')
      return reply.code(400).send({ message: 'name must be of a person or a business' });
    return reply.send({ matched: putOnWatchList(world, store, name) });
  });

  app.post<{ Body: { delivery?: unknown } }>('/control/webhooks/delivery', ({ body }, reply) => {
    const delivery = body?.delivery;
    if (!isWebhookDeliveryMode(delivery))
      return reply.code(400).send({
        message: `delivery must be one of ${Object.keys(WEBHOOK_DELIVERY_MODES).join(', ')}`,
      });
    webhookSenderOf(world).setDelivery(delivery);
    world.events.publish({ kind: 'inquiry' });
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string }; Body: { forged?: unknown } }>(
    '/control/webhooks/:id/again',
    ({ params, body }, reply) =>
      webhookSenderOf(world).again(Number(params.id), body?.forged === true)
        ? reply.code(204).send()
        : reply.code(404).send({ message: 'That webhook cannot be sent again' }),
  );
}
