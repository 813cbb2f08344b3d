import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { BRAND_MARKS } from '../platform/brand-look.ts';

const DAY_SECONDS = 86_400;

/**
 * Brand logos for mails, as PNG at three times the displayed size, because mail clients do not
 * render SVG.
 */
export function registerMailMarks(app: FastifyInstance): void {
  for (const theme of Object.keys(BRAND_MARKS))
    for (const scheme of ['light', 'dark']) {
      const file = `${theme}-${scheme}.png`;
      const image = readFileSync(new URL(`./marks/${file}`, import.meta.url));
      app.get(`/mail-marks/${file}`, { config: { rateLimit: false } }, async (_request, reply) =>
        reply
          .header('cache-control', `public, max-age=${DAY_SECONDS}`)
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/png')
          .send(image),
      );
    }
}
