import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** The script of the portal owner's survey; a portal loads it where `SURVEY_SCRIPT_URL` names it. */
export function registerSurvey(app: FastifyInstance): void {
  const script = readFileSync(new URL('./nps.browser.js', import.meta.url), 'utf8');
  app.get('/scripts/nps/nps.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
