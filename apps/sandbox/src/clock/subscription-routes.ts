import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const heartbeatMs = 15_000;

type Followed<Change> = {
  connect: (client: string, send: (change: Change) => void) => () => void;
  acknowledge: (client: string, seq: number) => boolean;
};

/**
 * Two endpoints per topic: the stream of changes, and the acknowledgment that a change was applied.
 */
export function registerSubscription<Change extends object>(
  app: FastifyInstance,
  topic: string,
  followed: Followed<Change>,
): void {
  app.get<{ Querystring: { client?: string; format?: string } }>(
    `/${topic}/stream`,
    (request, reply) => {
      const client = request.query.client ?? randomUUID();
      const isLines =
        request.query.format === 'lines' || (request.headers.accept ?? '').includes('ndjson');
      reply.hijack();
      const raw = reply.raw;
      raw.writeHead(200, {
        'content-type': isLines ? 'application/x-ndjson' : 'text/event-stream',
        'cache-control': 'no-store',
      });
      const frame = (body: unknown) =>
        isLines ? `${JSON.stringify(body)}\n` : `data: ${JSON.stringify(body)}\n\n`;
      const disconnect = followed.connect(client, (change) =>
        raw.write(frame({ ...change, client })),
      );
      const heartbeat = setInterval(
        () => raw.write(isLines ? '\n' : ': still here\n\n'),
        heartbeatMs,
      );
      raw.on('close', () => {
        clearInterval(heartbeat);
        disconnect();
      });
    },
  );

  app.post<{ Body: { seq?: unknown; client?: unknown } }>(`/${topic}/ack`, (request, reply) => {
    const { seq, client } = request.body ?? {};
    if (!Number.isInteger(seq) || typeof client !== 'string')
      return reply.code(400).send({ message: 'seq (number) and client (text) are needed' });
    return reply.send({ known: followed.acknowledge(client, Number(seq)) });
  });
}
