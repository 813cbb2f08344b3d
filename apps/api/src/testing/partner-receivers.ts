import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '@signet/testing/programs';
import { PROJECT } from '@signet/testing/project-folder';
import { pollUntil } from '../platform/http/idempotency.ts';

type Heard = { path: string; headers: IncomingHttpHeaders; body: string };
export type Receiver = {
  calls: Heard[];
  url(path: string): string;
  close(): Promise<void>;
};

const startMs = 10_000;
const chunk = Buffer.alloc(64 * 1024, 'x');

/** Fault by path; any other path accepts the event. */
const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/slow': () => undefined,
  '/redirect': (response) =>
    response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/500': (response) => response.writeHead(500).end(),
  '/404': (response) => response.writeHead(404).end(),
  '/huge': (response) => {
    response.writeHead(200);
    for (let sent = 0; sent < 160; sent++) response.write(chunk);
    response.end();
  },
  '/drip': (response) => {
    response.writeHead(200);
    response.write('.');
  },
  '/break': (response) => response.destroy(),
  '/upgrade': ({ socket }) =>
    socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
};

/**
 * A partner's server with these faults, below `hooks.localhost`; https when given a certificate.
 */
export async function startReceiver(
  faults = FAULTS,
  tls?: { key: string; cert: string },
): Promise<Receiver> {
  const calls: Heard[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray()).toString();
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    const fault = faults[request.url ?? ''];
    if (fault === undefined) response.writeHead(204).end();
    else fault(response);
  };
  const server = tls === undefined ? createServer(hear) : createTlsServer(tls, hear);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    calls,
    url: (path) => `${tls === undefined ? 'http' : 'https'}://hooks.localhost:${port}${path}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Runs the receiver of docs/how-to/receive-webhooks.md, as printed there, in a process of its own;
 * `lines` is its output.
 */
export async function startDocumentedReceiver(secrets: string, port: number) {
  const page = readFileSync(join(PROJECT, 'docs/how-to/receive-webhooks.md'), 'utf8');
  const code = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  writeFileSync(join(folder, 'receiver.mjs'), code);
  const child = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
    env: { PORT: String(port), WEBHOOK_SECRETS: secrets },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (text: Buffer) => lines.push(...text.toString().trim().split('\n')));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status === 401,
      () => false,
    );
  if (!(await pollUntil(isUp, (up) => up, startMs)))
    throw new Error('the documented receiver did not start');
  return {
    code,
    lines,
    close: async () => {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
