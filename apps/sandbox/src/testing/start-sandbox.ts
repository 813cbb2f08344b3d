import { freePort, portOf } from '@signet/testing/programs';
import { afterAll, beforeAll } from 'vitest';
import { buildSandbox, type Sandbox } from '../app.ts';
import { sandboxConfig } from '../config.ts';

export type TestSandbox = Sandbox & {
  url: string;
  mailPort: number;
  post: (path: string, body?: unknown) => Promise<Response>;
  put: (path: string, body: unknown) => Promise<Response>;
  get: (path: string) => Promise<Response>;
  read: <Shape>(path: string) => Promise<Shape>;
};

export async function startSandbox(
  productUrl = 'http://localhost:9',
  ackTimeoutMs = 10_000,
  deskUrl = 'http://localhost:9',
): Promise<TestSandbox> {
  const [port, mailPort] = [await freePort(), await freePort()];
  const sandbox = await buildSandbox(
    sandboxConfig({
      port,
      mailPort,
      portalOrigins: ['http://localhost:3000'],
      productUrl,
      ackTimeoutMs,
      deskUrl,
    }),
  );
  await sandbox.listen();
  const url = `http://localhost:${port}`;
  const headers = { 'content-type': 'application/json' };
  return {
    ...sandbox,
    url,
    mailPort,
    post: (path, body = {}) =>
      fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }),
    put: (path, body) => fetch(url + path, { method: 'PUT', headers, body: JSON.stringify(body) }),
    get: (path) => fetch(url + path),
    read: async (path) => JSON.parse(await (await fetch(url + path)).text()),
  };
}

/** A sandbox for the tests of one file: started before the first, closed after the last. */
export function testSandbox(...how: Parameters<typeof startSandbox>): TestSandbox {
  const sandbox = {} as TestSandbox; // filled before the first test
  beforeAll(async () => {
    Object.assign(sandbox, await startSandbox(...how));
  });
  afterAll(() => sandbox.close());
  return sandbox;
}

/** Asks a vendor's token endpoint with the sandbox's client. */
export const askForToken = (tokenUrl: string, clientSecret = 'sandbox-secret'): Promise<Response> =>
  fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'sandbox-client',
      client_secret: clientSecret,
    }),
  });

export type ReceivedWebhook = {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  rawBody: string;
};

export async function startWebhookReceiver(): Promise<{
  url: string;
  received: ReceivedWebhook[];
  close: () => Promise<void>;
}> {
  const { createServer: createHttpServer } = await import('node:http');
  const received: ReceivedWebhook[] = [];
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        rawBody: Buffer.concat(chunks).toString(),
      });
      response.end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const port = portOf(server);
  return {
    url: `http://localhost:${port}`,
    received,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
