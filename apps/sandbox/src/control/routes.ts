import { DEFAULT_PORTAL, PORTAL_IDS, PORTALS } from '@signet/rulebook/reference/portals';
import type { FastifyInstance } from 'fastify';
import { MAGIC_VALUES } from '../magic-values.ts';
import { partnerPageOf } from '../partner/routes.ts';
import { VENDOR_IDS, VENDORS, type VendorId } from '../vendors.ts';
import type { World } from '../world.ts';
import { FAULT_MODES, type FaultMode } from './faults.ts';

type FaultBody = {
  vendor?: unknown;
  mode?: unknown;
  times?: unknown;
  path?: unknown;
  ms?: unknown;
};

export function registerControl(app: FastifyInstance, world: World): void {
  app.get('/control/phones', () => ({ phones: world.phones.all() }));
  app.get<{ Params: { address: string } }>('/control/phones/:address', ({ params }) => ({
    messages: world.phones.read(phoneKey(params.address)),
  }));
  app.get('/control/mailboxes', () => ({ mailboxes: world.mailboxes.all() }));
  app.get<{ Params: { address: string } }>('/control/mailboxes/:address', ({ params }) => ({
    messages: world.mailboxes.read(params.address),
  }));

  app.get('/control/faults', () => ({ faults: world.faults.all(), modes: FAULT_MODES }));
  app.post<{ Body: FaultBody }>('/control/faults', (request, reply) => {
    const { vendor, mode, times = 1, path, ms } = request.body ?? {};
    const wrong = (message: string) => reply.code(400).send({ message });
    if (!isVendor(vendor)) return wrong(`vendor must be one of ${VENDOR_IDS.join(', ')}`);
    if (!isMode(mode)) return wrong(`mode must be one of ${Object.keys(FAULT_MODES).join(', ')}`);
    if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
      return wrong('times must be a whole number of 1 or more');
    const fault = {
      vendor,
      mode,
      times,
      ...(typeof path === 'string' ? { path } : {}),
      ...(typeof ms === 'number' ? { ms } : {}),
    };
    return reply.code(201).send({ fault: { ...world.faults.add(fault) } });
  });
  app.delete<{ Params: { id: string } }>('/control/faults/:id', ({ params }, reply) =>
    world.faults.remove(Number(params.id))
      ? reply.code(204).send()
      : reply.code(404).send({ message: 'That fault is not active any more' }),
  );
  app.delete('/control/faults', (_request, reply) => {
    world.faults.clear();
    return reply.code(204).send();
  });

  app.get('/control/vendors', () => ({
    vendors: VENDOR_IDS.map((id) => ({
      id,
      name: VENDORS[id].name,
      calls: world.calls.byVendor(id).length,
    })),
  }));
  app.get<{ Params: { vendor: string } }>('/control/vendors/:vendor/calls', ({ params }, reply) => {
    if (!isVendor(params.vendor))
      return reply.code(404).send({ message: `vendor must be one of ${VENDOR_IDS.join(', ')}` });
    return reply.send({ calls: world.calls.byVendor(params.vendor) });
  });

  app.get('/control/calls', () => ({ calls: world.calls.latest() }));

  app.get('/control/about', () => aboutOf(world));
  app.get('/control/magic', () => ({ magic: MAGIC_VALUES }));
  app.get('/control/webhooks', () => ({ webhooks: world.webhooks.all() }));
  app.post('/control/reset', async (_request, reply) => {
    await world.reset();
    return reply.code(204).send();
  });

  app.get('/control/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': listening\n\n');
    const leave = world.events.subscribe((event) =>
      reply.raw.write(`data: ${JSON.stringify(event)}\n\n`),
    );
    reply.raw.on('close', leave);
  });
}

function portalNameOf(url: string): string {
  const { hostname } = new URL(url);
  const portal = PORTAL_IDS.find(
    (id) => PORTALS[id].hostLabel !== undefined && hostname.startsWith(`${PORTALS[id].hostLabel}.`),
  );
  return PORTALS[portal ?? DEFAULT_PORTAL].name;
}

function aboutOf({ config }: World) {
  return {
    portals: config.portalOrigins.map((url) => ({
      name: portalNameOf(url),
      url,
    })),
    apiDocs: `${config.productUrl}/api/docs`,
    partnerPage: partnerPageOf(config),
    funnelPage: `${config.deskUrl}/insight/funnel`,
    mailPort: config.mailPort,
  };
}

export type SandboxInfo = ReturnType<typeof aboutOf>;

function phoneKey(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return `+${digits.length === 10 ? `1${digits}` : digits}`; // a plus sign in a URL is often lost or left out
}

function isVendor(value: unknown): value is VendorId {
  return typeof value === 'string' && Object.hasOwn(VENDORS, value);
}

function isMode(value: unknown): value is FaultMode {
  return typeof value === 'string' && Object.hasOwn(FAULT_MODES, value);
}
