import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../installed-programs.ts';
import { startWorld } from '../world.ts';
import { CHROMIUM_SWITCHES } from './launch.ts';
import { test as base } from './test.ts';

const ADDRESSES = { url: 'https://pay.signet.test', godaddyUrl: 'https://godaddy.pay.signet.test' };

/** Partners' sites: the sandbox's with its page, and one with the SDK and nothing else. Rows of the sandbox list both. */
export const PARTNER_SITES = { sandbox: 'https://northwind-shop.localhost', plain: 'https://www.northwind-shop.localhost' } as const;

const plainPage = (portal: string): string => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Northwind</title><style>body { margin: 0 }</style><main aria-label="Northwind"><h1>Northwind</h1><div id="here"></div></main>
<script src="${portal}/embed/v1.js"></script></html>`;

/** A certificate for these names that nobody has signed, made now; throws Error where there is no openssl. */
function makeCertificate(names: readonly string[]): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'signet-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = ['-subj', '/CN=signet.test', '-addext', `subjectAltName=${alternatives}`];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-days', '2', '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

type Target = { origin: string } | { html: string };

type Door = { port: number; close: () => void };

/** Stands before programs that speak plain http: each name over https leads to one of them, under the name that was asked for. */
async function startFrontDoor(targets: Readonly<Record<string, Target>>): Promise<Door> {
  const server = createServer(makeCertificate(Object.keys(targets)), (request, response) => {
    const target = targets[request.headers.host ?? ''];
    if (target === undefined) return void response.writeHead(421).end();
    if ('html' in target) return void response.setHeader('content-type', 'text/html; charset=utf-8').end(target.html);
    const { method, headers, url = '/' } = request;
    const onward = ask(new URL(url, target.origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // a server on a port has one
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const hostOf = (address: string): string => new URL(address).host;

/** `test` with a product on https, and partners' pages on other sites, in a browser that refuses third-party cookies. */
export const test = base.extend<object, { door: Door }>({
  world: [
    async ({ browserName }, use, { workerIndex }) => {
      const world = await startWorld(`${browserName}-cross-site-${workerIndex}`, 'pglite', 'all', ADDRESSES);
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  door: [
    async ({ world }, use) => {
      const door = await startFrontDoor({
        [hostOf(world.url)]: { origin: world.localUrl },
        [hostOf(world.godaddyUrl)]: { origin: world.localUrl },
        [hostOf(PARTNER_SITES.sandbox)]: { origin: world.sandboxUrl },
        [hostOf(PARTNER_SITES.plain)]: { html: plainPage(world.url) },
      });
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
        args: [...CHROMIUM_SWITCHES, `--host-resolver-rules=${rules}`, '--test-third-party-cookie-phaseout'],
      });
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true, // its certificate is nobody's
});
