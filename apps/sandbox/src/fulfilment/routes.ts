import { FALLBACK_LOCALE, languageOf } from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from '../html-page.ts';
import type { World } from '../world.ts';

export const fulfilmentKey = 'sandbox-fulfilment-key';
const dayMs = 24 * 3_600_000;
/** By default a parcel ships after one day and arrives after three. */
const SHIPS_MS = dayMs;
const ARRIVES_MS = 3 * dayMs;

export const PARCEL_STATUSES = [
  'accepted',
  'out_of_stock',
  'shipped',
  'delivered',
  'returned',
  'canceled',
] as const;
type Status = (typeof PARCEL_STATUSES)[number];
type Parcel = { acceptedMs: number; chosen?: Status; items: unknown };

const isStatus = (text: unknown): text is Status =>
  PARCEL_STATUSES.some((status) => status === text);
type ShipmentRequest = { Params: { reference: string } };

const CARRIER = 'Parcel Post';
const numberOf = (reference: string): string => `PP${reference.slice(-8).toUpperCase()}`;

/** What the carrier's page says of each status. */
const ON_ITS_WAY: Readonly<Partial<Record<Status, string>>> = {
  shipped: 'On its way',
  delivered: 'Delivered',
  returned: 'Returned to sender',
};

/** The fulfillment vendor: one shipment per order reference. A parcel's status can be forced. */
export async function registerFulfilment(app: FastifyInstance, world: World): Promise<void> {
  const parcels = new Map<string, Parcel>();
  world.onReset(() => parcels.clear());

  const statusOf = ({ acceptedMs, chosen }: Parcel): Status => {
    const ageMs = world.clock.now() - acceptedMs;
    return (
      chosen ?? (ageMs >= ARRIVES_MS ? 'delivered' : ageMs >= SHIPS_MS ? 'shipped' : 'accepted')
    );
  };
  const shown = (reference: string, parcel: Parcel) => {
    const status = statusOf(parcel);
    const hasLeft = status === 'shipped' || status === 'delivered' || status === 'returned';
    const number = numberOf(reference);
    const url = `${world.config.publicUrl}/fulfilment/parcels/${number}`;
    const tracking = { carrier: CARRIER, number, url };
    return { reference, status, ...(hasLeft ? { tracking } : {}) };
  };

  await app.register(async (api) => {
    api.addHook('preHandler', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${fulfilmentKey}`)
        return reply.code(401).send({ error: 'invalid_key' });
    });
    api.put<ShipmentRequest & { Body: { items?: unknown } }>(
      '/fulfilment/v1/shipments/:reference',
      ({ params, body }) => {
        const parcel = parcels.get(params.reference) ?? {
          acceptedMs: world.clock.now(),
          items: body?.items,
        };
        parcels.set(params.reference, parcel);
        return shown(params.reference, parcel);
      },
    );
    // An unknown shipment is stored as canceled, so that a late create cannot pack it.
    api.delete<ShipmentRequest>('/fulfilment/v1/shipments/:reference', ({ params }) => {
      const parcel = parcels.get(params.reference) ?? { acceptedMs: world.clock.now(), items: [] };
      const status = statusOf(parcel);
      const after: Parcel =
        status === 'accepted' || status === 'out_of_stock'
          ? { ...parcel, chosen: 'canceled' }
          : parcel;
      parcels.set(params.reference, after);
      return shown(params.reference, after);
    });
  });

  /** The carrier's own page, which a customer opens. */
  app.get<{ Params: { number: string } }>(
    '/fulfilment/parcels/:number',
    ({ params: { number } }, reply) => {
      const found = [...parcels].find(([reference]) => numberOf(reference) === number);
      const where = found && ON_ITS_WAY[statusOf(found[1])];
      return reply
        .code(where === undefined ? 404 : 200)
        .type('text/html; charset=utf-8')
        .send(
          htmlPage({
            lang: languageOf(FALLBACK_LOCALE),
            title: CARRIER,
            body: `<h1>${where ?? 'We don’t know this number'}</h1><p>${CARRIER}, ${escapeHtml(number)}</p>`,
          }),
        );
    },
  );

  app.post<{ Body: { reference?: string; status?: string } }>(
    '/control/fulfilment',
    (request, reply) => {
      const { reference = '', status } = request.body ?? {};
      const parcel = parcels.get(reference);
      if (parcel === undefined || !isStatus(status))
        return reply.code(400).send({ error: `status is one of ${PARCEL_STATUSES.join(', ')}` });
      parcels.set(reference, { ...parcel, chosen: status });
      return reply.send(shown(reference, { ...parcel, chosen: status }));
    },
  );
  app.get('/control/fulfilment', () => ({
    parcels: [...parcels].map(([reference, parcel]) => ({
      ...shown(reference, parcel),
      items: parcel.items,
    })),
  }));
}
