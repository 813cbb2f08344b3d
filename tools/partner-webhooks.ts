import type { Store } from '../apps/api/src/store.ts';
import { CliError } from './review-client.ts';

export type WebhookStores = Pick<
  Store,
  'referralPartners' | 'partnerEvents' | 'deliveries' | 'webhookSecrets'
>;

const timeOf = (ms: number | undefined): string =>
  ms === undefined ? 'never' : new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

async function urlsOf({ referralPartners }: WebhookStores, partnerId: string): Promise<string[]> {
  const row = (await referralPartners.rows()).find(({ id }) => id === partnerId);
  if (row === undefined) throw new CliError(`there is no partner ${partnerId}`);
  if (row.webhookEndpoints.length === 0)
    throw new CliError(`the row of ${partnerId} names no webhookEndpoints`);
  return row.webhookEndpoints.map(({ url }) => url);
}

/**
 * Creates a signing secret for the named endpoint; the name may be omitted if the partner has only
 * one.
 */
export async function newSecret(
  stores: WebhookStores,
  partnerId: string,
  named: string | undefined,
  operator: string,
): Promise<string[]> {
  const urls = await urlsOf(stores, partnerId);
  const url =
    urls.find((one) => one === named) ??
    (named === undefined && urls.length === 1 ? urls[0] : undefined);
  if (url === undefined) throw new CliError(`--url must name one of ${urls.join(', ')}`);
  const made = await stores.webhookSecrets.add({ partnerId, url, operator });
  if (made === undefined)
    throw new CliError(`two secrets sign for ${url} already: --end-secret one of them first`);
  return [`${made.id} signs what goes to ${url}; it is shown this once:`, made.secret];
}

export async function listEndpoints(stores: WebhookStores, partnerId: string): Promise<string[]> {
  const [urls, health, secrets] = [
    await urlsOf(stores, partnerId),
    await stores.deliveries.health(partnerId),
    await stores.webhookSecrets.list(partnerId),
  ];
  return urls.flatMap((url) => {
    const known = health.find((one) => one.url === url);
    const signs = secrets
      .filter((secret) => secret.url === url && secret.endedAt === undefined)
      .map(({ id }) => id);
    const state =
      known === undefined || known.failures === 0
        ? 'well'
        : `failing since ${timeOf(known.failingSince)}: ${known.lastFault}`;
    const pause =
      known?.pausedUntil === undefined ? [] : [`left alone until ${timeOf(known.pausedUntil)}`];
    return [
      [
        url,
        state,
        ...pause,
        `last delivered ${timeOf(known?.lastDeliveredAt)}`,
        `signed by ${signs.join(' ') || 'nothing yet'}`,
      ].join('  '),
    ];
  });
}

export async function listEvents(
  { partnerEvents }: WebhookStores,
  partnerId: string,
): Promise<string[]> {
  const { events } = await partnerEvents.page(partnerId, { isFailed: false });
  if (events.length === 0) return [`${partnerId} was told nothing in the last 30 days`];
  return events.flatMap(({ id, type, applicationId = '', createdAt, deliveries }) => [
    [id, timeOf(createdAt), type, applicationId].join('  '),
    ...deliveries.map(({ url, state, attempts, lastFault }) =>
      `  ${url}  ${state} after ${attempts} tries  ${lastFault ?? ''}`.trimEnd(),
    ),
  ]);
}

/** Resends one event, or everything that an endpoint has missed. */
export async function replay(
  stores: WebhookStores,
  partnerId: string,
  eventId: string | undefined,
  operator: string,
): Promise<string[]> {
  const again = { partnerId, urls: await urlsOf(stores, partnerId), actor: operator };
  const deliveries =
    eventId === undefined
      ? await stores.partnerEvents.replayFailed(again)
      : await stores.partnerEvents.replay({ ...again, id: eventId });
  if (deliveries === undefined) throw new CliError(`${partnerId} was told of no event ${eventId}`);
  return [`${deliveries} deliveries are on their way`];
}

export async function sendTest(
  stores: WebhookStores,
  partnerId: string,
  operator: string,
): Promise<string[]> {
  const urls = await urlsOf(stores, partnerId);
  const made = await stores.partnerEvents.add({
    partnerId,
    type: 'endpoint.test',
    data: { partnerId },
    urls,
    actor: operator,
  });
  return [`${made?.id} is on its way to ${urls.join(', ')}`];
}
