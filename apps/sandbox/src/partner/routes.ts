import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { createReceivedWebhooks } from './received-webhooks.ts';

const builtPage = fileURLToPath(new URL('../../dist/partner-page/index.html', import.meta.url));

/**
 * Host of the partner's pages on HTTPS: a different site from the portal's, and one that the
 * partner's row lists.
 */
const PARTNER_HOST = 'northwind-shop.localhost';

/**
 * Its own site next to HTTPS portals; over HTTP only the portals' site on another port keeps the
 * frame's cookies. docs/decisions/0106.
 */
export const partnerPageOf = ({ portalOrigins, publicUrl }: World['config']): string =>
  `${portalOrigins.every((url) => url.startsWith('https:')) ? `https://${PARTNER_HOST}` : publicUrl}/partner`;

export function registerPartner(app: FastifyInstance, world: World): void {
  const webhooks = createReceivedWebhooks(world.clock, world.events);
  const portals = world.config.portalOrigins.join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${portals}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${portals}`,
    // Users sign in inside the frame, on the provider's page.
    `frame-src ${portals} ${world.config.publicUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  world.onReset(webhooks.clear);
  // The signature covers the raw bytes, so the body must not be parsed.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  );

  app.get('/partner', (_request, reply) => {
    if (!existsSync(builtPage))
      return reply.code(404).send({ message: 'Build the pages first: npm run build' });
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy);
    return reply.send(createReadStream(builtPage));
  });
  app.get('/partner/portals', () => ({ portals: world.config.portalOrigins }));
  app.get('/partner/webhooks', () => ({
    webhooks: webhooks.all(),
    secrets: webhooks.secretCount(),
  }));
  app.post<{ Body: string }>('/partner/webhooks', ({ headers, body }, reply) => {
    const verdict = webhooks.receive(headers, body ?? '');
    return reply
      .code(verdict === 'verified' ? 204 : 401)
      .send(verdict === 'verified' ? undefined : { message: verdict });
  });
  app.put<{ Body: string }>('/partner/webhook-secrets', ({ body }, reply) => {
    const secrets = String(body)
      .split(/[\s,"[\]]+/)
      .filter((text) => text !== '');
    if (secrets.length > 2 || !secrets.every((text) => text.startsWith('whsec_')))
      return reply.code(400).send({ message: 'One or two secrets, each beginning with whsec_' });
    webhooks.setSecrets(secrets);
    return reply.code(204).send();
  });
}
