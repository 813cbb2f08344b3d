import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { portOf } from '@signet/testing/programs';

const askEveryMs = 200;

export type Failure = { path: string; why: string };
export type Balancer = {
  url: string;
  port: number;
  /** Requests that were passed on, by the port of the process that answered. */
  served: ReadonlyMap<number, number>;
  /** Requests that got no answer, or one that says that the server failed. */
  failures: readonly Failure[];
  add(port: number): void;
  remove(port: number): void;
  close(): Promise<void>;
};

type Target = { port: number; agent: Agent; isReady: boolean };

/**
 * Passes requests on in turns to the processes that say that they are ready, as an ordinary
 * balancer does; it repeats none, so that whatever fails is counted.
 */
export async function startBalancer(port: number): Promise<Balancer> {
  const targets: Target[] = [];
  const failures: Failure[] = [];
  const served = new Map<number, number>();
  let turn = 0;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = new URL(incoming.url ?? '/', 'http://balancer').pathname;
    const fail = (why: string): void => {
      failures.push({ path, why });
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    const ready = targets.filter(({ isReady }) => isReady);
    const target = ready[turn++ % Math.max(1, ready.length)];
    if (target === undefined) {
      fail('no process is ready');
      return;
    }
    const passed = request(
      {
        port: target.port,
        host: 'localhost',
        agent: target.agent,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' },
      },
      (answer) => {
        served.set(target.port, (served.get(target.port) ?? 0) + 1);
        const { statusCode = 502 } = answer;
        if (statusCode >= 500) failures.push({ path, why: String(statusCode) });
        outgoing.writeHead(statusCode, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    let hasLeft = false;
    outgoing.on('close', () => {
      hasLeft = !outgoing.writableEnded;
      if (hasLeft) passed.destroy();
    });
    passed.on('error', (error) => {
      if (!hasLeft) fail(error.message);
    });
    incoming.pipe(passed);
  };

  const server = createServer(pass).listen(port, 'localhost');
  await once(server, 'listening');
  const look = setInterval(() => {
    for (const target of targets)
      void fetch(`http://localhost:${target.port}/readyz`, { signal: AbortSignal.timeout(1_000) })
        .then(({ ok }) => ok)
        .catch(() => false) // away
        .then((isReady) => {
          target.isReady = isReady;
        });
  }, askEveryMs);

  const remove = (gone: number): void => {
    const at = targets.findIndex((target) => target.port === gone);
    targets.splice(at, at === -1 ? 0 : 1)[0]?.agent.destroy();
  };
  return {
    url: `http://localhost:${portOf(server)}`,
    port,
    served,
    failures,
    add: (added) =>
      void targets.push({ port: added, agent: new Agent({ keepAlive: true }), isReady: true }),
    remove,
    close: async () => {
      clearInterval(look);
      for (const target of [...targets]) remove(target.port);
      server.closeAllConnections();
      server.close();
    },
  };
}
