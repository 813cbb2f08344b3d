import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import { htmlPage } from './html-page.ts';
import { statementsPath } from './stripe/statement-pages.ts';
import type { World } from './world.ts';

const builtPages = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * E-mails are shown in a frame that inherits this policy: no scripts run, and only the logos of the
 * product that sent them load from outside.
 */
const pagePolicy = ({ portalOrigins }: World['config']): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src ${["'self'", 'data:', ...portalOrigins].join(' ')}; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'`;

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

const CONTROLS = [
  ['/control/phones', 'Phones: every text that was sent'],
  ['/control/mailboxes', 'Mailboxes: every e-mail that was sent'],
  [statementsPath, 'Bank statements: where test deposits appear'],
  ['/control/magic', 'Magic values: what to type to see a certain answer'],
  ['/control/faults', 'Faults that wait to be injected'],
  ['/control/vendors', 'Vendors and the calls that they got'],
  ['/control/webhooks', 'Webhooks that were sent'],
  ['/control/clock', 'The clock'],
  ['/healthz', 'Health'],
];

/** Serves the sandbox page or, until it is built, a plain list of endpoints. */
export function registerFrontPage(app: FastifyInstance, { config }: World): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = join(builtPages, 'assets', normalize(`/${request.params['*']}`));
    if (!existsSync(file) || !statSync(file).isFile())
      return reply.code(404).send({ message: 'No such file' });
    // Safe to cache: the file name contains the content hash.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply
      .type(CONTENT_TYPES[extname(file)] ?? 'application/octet-stream')
      .send(createReadStream(file));
  });

  app.get('/', (_request, reply) => {
    const index = join(builtPages, 'page/index.html');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(config));
    if (existsSync(index)) return reply.send(createReadStream(index));
    const links = CONTROLS.map(([path, words]) => `<li><a href="${path}">${words}</a></li>`).join(
      '',
    );
    return reply.send(
      htmlPage({
        lang: FALLBACK_LOCALE,
        title: 'Sandbox',
        body: `<h1>Sandbox</h1><p>The outside world of this product.</p><ul>${links}</ul>`,
      }),
    );
  });
}
