import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VENDORS, type VendorId, vendorOf } from '../vendors.ts';
import type { World } from '../world.ts';
import type { VendorCall } from './call-log.ts';
import type { Fault } from './faults.ts';

const slowMs = 5_000;
const retryAfterSeconds = 2;

/** Logs every vendor call and applies injected faults before the vendor's own handler runs. */
export function registerFaultHook(app: FastifyInstance, world: World): void {
  const open = new WeakMap<FastifyRequest, VendorCall>();
  const late = new WeakMap<FastifyRequest, number>();

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? request.url;
    const target = vendorOf(path);
    if (!target || request.method === 'OPTIONS') return;
    const call = world.calls.open(target.vendor, request.method, request.url);
    open.set(request, call);
    const fault = world.faults.take(target.vendor, path, target.isPage);
    if (!fault) return;
    call.fault = fault.mode;
    if (fault.mode === 'slow') late.set(request, fault.ms ?? slowMs);
    await strike(fault, target.vendor, request, reply, () => world.calls.close(call, null));
  });

  app.addHook('preHandler', async (request) => {
    const call = open.get(request);
    if (call && request.body !== undefined) world.calls.setRequest(call, request.body);
    // The delay starts after the whole body has arrived: a vendor completes the request even if the
    // caller has given up.
    const lateMs = late.get(request);
    if (lateMs !== undefined) await sleep(lateMs);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const call = open.get(request);
    // The caller may have gone, so the call is closed here.
    if (call?.fault === 'slow') world.calls.close(call, reply.statusCode);
    if (call?.fault !== 'acts-500') return payload;
    reply.code(500).removeHeader('content-length');
    return JSON.stringify(VENDORS[call.vendor].errorBody(500));
  });

  app.addHook('onResponse', async (request, reply) => {
    const call = open.get(request);
    if (call) world.calls.close(call, reply.raw.statusCode);
  });
}

async function strike(
  fault: Fault,
  vendor: VendorId,
  request: FastifyRequest,
  reply: FastifyReply,
  giveUp: () => void,
): Promise<unknown> {
  switch (fault.mode) {
    case '500':
    case '503':
    case '429': {
      if (fault.mode !== '500') reply.header('retry-after', String(retryAfterSeconds));
      return reply.code(Number(fault.mode)).send(VENDORS[vendor].errorBody(Number(fault.mode)));
    }
    case 'acts-500':
    case 'slow':
      return undefined; // the handler runs; its reply is replaced or delayed later
    case 'garbage':
      return reply
        .code(200)
        .type('text/html')
        .send('<!doctype html><title>Welcome</title><h1>It works!</h1>');
    case 'wrong-schema':
      return reply.code(200).send({ unexpected: [{ shape: true }], version: 9 });
    case 'hang':
      reply.hijack();
      giveUp();
      return undefined;
    case 'reset':
      reply.hijack();
      request.raw.socket.destroy();
      giveUp();
      return undefined;
  }
}
