import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { originOfPortal, portalOfHost } from '../portal-hosts.ts';
import { AppError } from './problem.ts';

const dayMs = 24 * 3_600_000;
/**
 * RFC 9116 wants less than a year; the file is written at each request, so it is always this far
 * off.
 */
const validMs = 180 * dayMs;
const cacheSeconds = 86_400;

/**
 * Only what is no page: a page that may not be fetched could not say that it must not be listed.
 * docs/readings.md 297.
 */
const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/', 'Disallow: /v1/', ''].join(
  '\n',
);

/**
 * `/robots.txt`, and `/.well-known/security.txt` (RFC 9116) where the configuration names a
 * contact; the same on every portal's host.
 */
export function registerWellKnownFiles(
  app: FastifyInstance,
  { config, clock }: { config: Config; clock: Clock },
): void {
  const cached = `public, max-age=${cacheSeconds}`;
  app.get('/robots.txt', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.header('cache-control', cached).type('text/plain; charset=utf-8').send(ROBOTS),
  );
  app.get('/.well-known/security.txt', { config: { rateLimit: false } }, async (request, reply) => {
    if (config.securityContact === undefined) throw new AppError('route.notFound');
    const origin = originOfPortal(portalOfHost(request.host, config), config);
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${new Date(clock.now() + validMs).toISOString()}`,
      'Preferred-Languages: en, fr',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ];
    return reply
      .header('cache-control', cached)
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  });
}
