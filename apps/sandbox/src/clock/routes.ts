import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import type { ClockResult } from './clock.ts';

const heartbeatMs = 15_000;

/** The clock's addresses: a stream for programs, a control for people and tests. Decisions, section 5. */
export function registerClock(app: FastifyInstance, { clock }: World): void {
  app.get<{ Querystring: { client?: string; format?: string } }>('/clock/stream', (request, reply) => {
    const client = request.query.client ?? randomUUID();
    const isLines = request.query.format === 'lines' || (request.headers.accept ?? '').includes('ndjson');
    reply.hijack();
    const raw = reply.raw;
    raw.writeHead(200, { 'content-type': isLines ? 'application/x-ndjson' : 'text/event-stream', 'cache-control': 'no-store' });
    const frame = (body: unknown) => (isLines ? `${JSON.stringify(body)}\n` : `data: ${JSON.stringify(body)}\n\n`);
    const disconnect = clock.connect(client, (change) => raw.write(frame({ ...change, client })));
    const heartbeat = setInterval(() => raw.write(isLines ? '\n' : ': still here\n\n'), heartbeatMs);
    raw.on('close', () => {
      clearInterval(heartbeat);
      disconnect();
    });
  });

  app.post<{ Body: { seq?: unknown; client?: unknown } }>('/clock/ack', (request, reply) => {
    const { seq, client } = request.body ?? {};
    if (!Number.isInteger(seq) || typeof client !== 'string')
      return reply.code(400).send({ message: 'seq (number) and client (text) are needed' });
    return reply.send({ known: clock.acknowledge(client, Number(seq)) });
  });

  app.get('/control/clock', () => ({ ...clock.current(), now: new Date(clock.now()).toISOString() }));

  app.post<{ Body: { advanceMs?: unknown; reset?: unknown } }>('/control/clock', async (request, reply) => {
    const { advanceMs, reset } = request.body ?? {};
    if (reset === true) return sendResult(reply, await clock.reset());
    if (typeof advanceMs !== 'number' || !Number.isFinite(advanceMs)) {
      return reply.code(400).send({ message: 'advanceMs (a number of milliseconds) or reset: true is needed' });
    }
    return sendResult(reply, await clock.advance(advanceMs));
  });
}

function sendResult(reply: FastifyReply, { offsetMs, missing }: ClockResult): FastifyReply {
  if (missing.length === 0) return reply.send({ offsetMs });
  return reply.code(504).send({ offsetMs, missing, message: `These programs did not apply the new time: ${missing.join(', ')}` });
}
