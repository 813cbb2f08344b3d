import type { Handler } from '../handler.ts';
import { endpointUrlsOf, isPartner, partnerFacts } from './shown-partner.ts';

export const listPartners: Handler<'listPartners'> = async ({ deps: { config, store } }) => {
  const [failing, counts] = await Promise.all([
    store.deliveries.failing(),
    store.partnerKeys.counts(),
  ]);
  const partners = config.partners
    .rows()
    .filter(isPartner)
    .map((row) => {
      const urls = endpointUrlsOf(row);
      return {
        ...partnerFacts(row),
        endpoints: urls.length,
        failing: failing.filter((one) => one.partnerId === row.id && urls.includes(one.url)).length,
        keys: counts.find(({ partnerId }) => partnerId === row.id)?.keys ?? 0,
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { partners };
};
