import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { isOfFrame } from './embed-visit.ts';

/** A strict cookie is meant for no frame, and stays as it is. */
const partitioned = (cookie: string): string =>
  /;\s*SameSite=Strict/i.test(cookie)
    ? cookie
    : `${cookie.replaceAll(/;\s*(SameSite=\w+|Secure|Partitioned)(?=;|$)/gi, '')}; Secure; SameSite=None; Partitioned`;

/**
 * Cookies of a frame on another site: browsers keep them apart for each site around it. Over plain http, which only `local` and `ci` serve, they
 * stay as they are, because the page around the frame is on our own site there. docs/decisions/0093.
 */
export function registerFramedCookies(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
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
