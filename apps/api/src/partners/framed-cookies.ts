import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { isOfFrame } from './embed-visit.ts';

/** Strict cookies never belong to a frame. */
const partitioned = (cookie: string): string =>
  /;\s*SameSite=Strict/i.test(cookie)
    ? cookie
    : `${cookie.replaceAll(/;\s*(SameSite=\w+|Secure|Partitioned)(?=;|$)/gi, '')}; Secure; SameSite=None; Partitioned`;

/**
 * Over plain http (`local` and `ci` only) the parent page is on our own site, so cookies stay as
 * they are. docs/decisions/0093.
 */
export function registerFramedCookies(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  if (!publicUrl.startsWith('https:')) return;
  app.addHook('onSend', async (request, reply) => {
    const set = reply.getHeader('set-cookie');
    if (set === undefined || !isOfFrame(request)) return;
    reply.removeHeader('set-cookie');
    reply.header(
      'set-cookie',
      [set].flat().map((cookie) => partitioned(String(cookie))),
    );
  });
}
