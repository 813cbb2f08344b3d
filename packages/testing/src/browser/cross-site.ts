import { once } from 'node:events';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { findChromium } from '../installed-programs.ts';
import { portOf } from '../programs.ts';
import { selfSignedCertificate } from '../self-signed-certificate.ts';
import { databaseOfJourneys, startWorld } from '../world.ts';
import { CHROMIUM_SWITCHES } from './launch.ts';
import { test as base } from './test.ts';

const ADDRESSES = { url: 'https://pay.signet.test', godaddyUrl: 'https://godaddy.pay.signet.test' };

/**
 * Partner sites: the sandbox's, and a page with only the SDK. The sandbox's partner rows list both.
 */
export const PARTNER_SITES = {
  sandbox: 'https://northwind-shop.localhost',
  plain: 'https://www.northwind-shop.localhost',
} as const;

const plainPage = (
  portal: string,
): string => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Northwind</title><style>body { margin: 0 }</style><main aria-label="Northwind"><h1>Northwind</h1><div id="here"></div></main>
<script src="${portal}/embed/v1.js"></script></html>`;

type Target = { origin: string } | { html: string };

/** `knowsPartitions` may change between two tests. */
type Door = { port: number; knowsPartitions: boolean; close: () => void };

/** A browser without partitioned cookies treats them as plain third-party cookies. */
function asRead(headers: IncomingHttpHeaders, knowsPartitions: boolean): IncomingHttpHeaders {
  const { 'set-cookie': cookies } = headers;
  if (knowsPartitions || cookies === undefined) return headers;
  return {
    ...headers,
    'set-cookie': cookies.map((cookie) => cookie.replace(/; Partitioned/i, '')),
  };
}

/**
 * Terminates TLS for plain-HTTP programs: routes each host name to its program and keeps the Host
 * header.
 */
async function startFrontDoor(targets: Readonly<Record<string, Target>>): Promise<Door> {
  const [first = '', ...others] = Object.keys(targets);
  const server = createServer(
    selfSignedCertificate({ names: [first, ...others] }),
    (request, response) => {
      const target = targets[request.headers.host ?? ''];
      if (target === undefined) return void response.writeHead(421).end();
      if ('html' in target)
        return void response.setHeader('content-type', 'text/html; charset=utf-8').end(target.html);
      const { method, headers, url = '/' } = request;
      const onward = ask(new URL(url, target.origin), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, asRead(answer.headers, door.knowsPartitions));
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      response.on('close', () => onward.destroy());
      request.pipe(onward);
    },
  ).listen(0, 'localhost');
  await once(server, 'listening');
  const door: Door = {
    port: portOf(server),
    knowsPartitions: true,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return door;
}

/** Applies the same to cookies written by scripts. */
const FORGETS_PARTITIONS = `{ const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', { get, set(text) { set.call(this, text.replace(/; *partitioned/i, '')); } }); }`;

const hostOf = (address: string): string => new URL(address).host;

/**
 * `test` with the product on https and partner pages on other sites, in a browser that blocks
 * third-party cookies.
 */
export const test = base.extend<{ knowsPartitions: boolean }, { door: Door }>({
  /**
   * False for a browser that rejects all of a frame's cookies, partitioned or not. Not an option of
   * the worker, which would start a world of its own for each value.
   */
  knowsPartitions: [true, { option: true }],
  world: [
    async ({ browserName }, use, { workerIndex }) => {
      const world = await startWorld(
        `${browserName}-cross-site-${workerIndex}`,
        databaseOfJourneys(),
        'all',
        ADDRESSES,
      );
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  door: [
    async ({ world }, use) => {
      const targets = {
        [hostOf(world.url)]: { origin: world.localUrl },
        [hostOf(world.godaddyUrl)]: { origin: world.localUrl },
        [hostOf(PARTNER_SITES.sandbox)]: { origin: world.sandboxUrl },
        [hostOf(PARTNER_SITES.plain)]: { html: plainPage(world.url) },
      };
      const door = await startFrontDoor(targets);
      await use(door);
      door.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ world, door }, use) => {
      const names = [world.url, world.godaddyUrl, ...Object.values(PARTNER_SITES)].map(hostOf);
      const rules = names.map((name) => `MAP ${name}:443 localhost:${door.port}`).join(',');
      await use({
        executablePath: findChromium(),
        args: [
          ...CHROMIUM_SWITCHES,
          `--host-resolver-rules=${rules}`,
          '--test-third-party-cookie-phaseout',
        ],
      });
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true, // its certificate is self-signed
  context: async ({ context, door, knowsPartitions }, use) => {
    door.knowsPartitions = knowsPartitions;
    if (!knowsPartitions) await context.addInitScript(FORGETS_PARTITIONS);
    await use(context);
  },
});
