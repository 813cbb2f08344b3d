import type { FastifyInstance } from 'fastify';
import { htmlPage } from '../html-page.ts';
import { NOTICES } from './notice-texts.ts';

/** The notice that the portal links to. */
export function registerPrivacy(app: FastifyInstance): void {
  app.get<{ Params: { language: string } }>('/privacy/:language', async ({ params }, reply) => {
    const notice = NOTICES.get(params.language);
    if (notice === undefined) return reply.code(404).send();
    const body = `<h1>${notice.title}</h1>${notice.lines.map((line) => `<p>${line}</p>`).join('')}`;
    return reply.type('text/html').send(htmlPage({ lang: notice.lang, title: notice.title, body }));
  });
}
