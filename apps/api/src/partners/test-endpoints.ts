import type { Handler } from '../handler.ts';
import { endpointUrlsOf, partnerRowOf } from './shown-partner.ts';

export const testEndpoints: Handler<'testEndpoints'> = async ({
  deps,
  params: { id },
  reviewer,
}) => {
  const urls = endpointUrlsOf(partnerRowOf(id, deps));
  await deps.store.partnerEvents.add({
    ...{ partnerId: id, urls, actor: `reviewer:${reviewer.id}` },
    type: 'endpoint.test',
    data: { partnerId: id },
  });
  return { deliveries: urls.length };
};
