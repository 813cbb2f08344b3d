import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { LENDING_CHOICES, type Lender } from './lender.ts';

export const businessesPath = '/liberis/businesses';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The vendor localizes its own journey. */
const JOURNEY = {
  en: {
    title: 'Apply for your cash advance',
    text: 'Here the lending partner would ask its own questions.',
  },
  fr: {
    title: 'Demandez votre avance de fonds',
    text: 'Ici, le partenaire de prêt poserait ses propres questions.',
  },
};

export function registerLenderPages(app: FastifyInstance, lender: Lender): void {
  app.get<{ Querystring: { lang?: string } }>('/liberis/journey', (request, reply) => {
    const requested = Object.entries(JOURNEY).find(([language]) => language === request.query.lang);
    const [lang, { title, text }] = requested ?? [FALLBACK_LOCALE, JOURNEY.en];
    const body = `<h1>${title}</h1><p>${text}</p>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(htmlPage({ lang, title, body }));
  });

  app.get(businessesPath, (_request, reply) => {
    const title = 'The lending partner';
    const rows = lender.all().map(({ id, choice, taken }) => {
      const buttons = Object.entries(LENDING_CHOICES).map(
        ([name, what]) =>
          `<button class="row" name="choice" value="${name}"${name === choice ? ' aria-pressed="true"' : ''}>${what}${name === choice ? ' (now)' : ''}</button>`,
      );
      const head = `<h2>${escapeHtml(id)}</h2><p>Taken up ${taken} times</p>`;
      return `<form method="post" action="/control/lending">${head}<input type="hidden" name="businessId" value="${escapeHtml(id)}">${buttons.join('')}</form>`;
    });
    const empty = '<p>The partner was not asked about any business yet.</p>';
    const body = `<h1>${title}</h1>${rows.length === 0 ? empty : rows.join('')}`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(htmlPage({ lang: FALLBACK_LOCALE, title, body }));
  });
}
