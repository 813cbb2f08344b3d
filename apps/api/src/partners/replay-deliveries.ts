import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { endpointUrlsOf, partnerRowOf } from './shown-partner.ts';

export const replayDeliveries: Handler<'replayDeliveries'> = async ({
  deps,
  params: { id },
  body: { eventId },
  reviewer,
}) => {
  const told = {
    partnerId: id,
    urls: endpointUrlsOf(partnerRowOf(id, deps)),
    actor: `reviewer:${reviewer.id}`,
  };
  const { partnerEvents } = deps.store;
  if (eventId === undefined) return { deliveries: await partnerEvents.replayFailed(told) };
  const deliveries = await partnerEvents.replay({ ...told, id: eventId });
  if (deliveries === undefined) throw new AppError('partnerEvent.notFound');
  return { deliveries };
};
