import { FALLBACK_LOCALE, LANGUAGES, languageOf } from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import { htmlPage } from '../html-page.ts';
import { NOTICES } from './notice-texts.ts';

export function registerPrivacy(app: FastifyInstance): void {
  app.get<{ Params: { language: string } }>('/privacy/:language', async ({ params }, reply) => {
    // A language without a notice falls back to the English one.
    const notice =
      NOTICES.get(params.language) ??
      (LANGUAGES.some((known) => known === params.language)
        ? NOTICES.get(languageOf(FALLBACK_LOCALE))
        : undefined);
    if (notice === undefined) return reply.code(404).send();
    const lines = notice.lines.map((line) => `<p>${line}</p>`).join('');
    const periods = notice.periods.map((line) => `<li>${line}</li>`).join('');
    const body = `<h1>${notice.title}</h1>${lines}<h2>${notice.keptTitle}</h2><ul>${periods}</ul><p>${notice.keptByLaw}</p>`;
    return reply.type('text/html').send(htmlPage({ lang: notice.lang, title: notice.title, body }));
  });
}
