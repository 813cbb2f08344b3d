import { entriesOf } from '@signet/rulebook/core/keys-of';
import type { Handler } from '../handler.ts';
import { shownKey } from './key-store.ts';
import { cursorOf, readCursor } from './page-cursor.ts';
import { endpointUrlsOf, partnerFacts, partnerRowOf } from './shown-partner.ts';

export const readPartner: Handler<'readPartner'> = async ({
  deps,
  params: { id },
  query: { undelivered, cursor },
}) => {
  const row = partnerRowOf(id, deps);
  const { deliveries, partnerKeys, partnerEvents, partnerAbilities } = deps.store;
  const [abilities, health, keys, { events, next }] = await Promise.all([
    partnerAbilities.of(id),
    deliveries.health(id),
    partnerKeys.list(id),
    partnerEvents.page(id, { isFailed: undelivered === 'true', after: readCursor(cursor) }),
  ]);
  return {
    ...partnerFacts(row),
    parentDomains: [...row.parentDomains],
    flags: entriesOf(row.flags).flatMap(([flag, isOn]) =>
      isOn === undefined ? [] : [{ flag, isOn }],
    ),
    endpoints: endpointUrlsOf(row).map(
      (url) => health.find((one) => one.url === url) ?? { url, failures: 0 },
    ),
    abilities,
    keys: keys.map(shownKey),
    events,
    ...(next && { next: cursorOf(next) }),
  };
};
