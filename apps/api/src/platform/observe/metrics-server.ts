import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type HealthCheck, readinessOf } from '../http/health.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a separate port that the load balancer does not expose, and the probes of a
 * process that has no other port.
 */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host, health }: { port: number; host: string; health: HealthCheck },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') return answer(response, 200, { alive: true });
    if (request.url === '/readyz') {
      const readiness = await readinessOf(health);
      return answer(response, readiness.ready ? 200 : 503, readiness);
    }
    if (request.url !== '/metrics' || request.method !== 'GET')
      return void response.writeHead(404).end();
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(500).end(); // Prometheus marks the target as down
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const answer = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
