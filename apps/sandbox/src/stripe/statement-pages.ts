import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from '../html-page.ts';
import type { Statement, Statements } from './statements.ts';

export const statementsPath = '/statements';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const money = (currency: string) =>
  new Intl.NumberFormat(FALLBACK_LOCALE, { style: 'currency', currency, signDisplay: 'always' });
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** The account holder's bank statements: the only place that shows the amounts of test deposits. */
export function registerStatementPages(app: FastifyInstance, statements: Statements): void {
  const page = (title: string, body: string) =>
    htmlPage({ lang: FALLBACK_LOCALE, title, body: `<h1>${title}</h1>${body}` });

  app.get(statementsPath, (_request, reply) => {
    const rows = statements.all().map(({ id, holder, last4 }) => {
      const name = `${escapeHtml(holder)}, account ending in ${last4}`;
      return `<li><a href="${statementsPath}/${id}">${name}</a></li>`;
    });
    const body =
      rows.length === 0 ? '<p>No test deposits were sent yet.</p>' : `<ul>${rows.join('')}</ul>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(page('Bank statements', body));
  });

  app.get<{ Params: { id: string } }>(`${statementsPath}/:id`, (request, reply) => {
    const statement = statements.find(request.params.id);
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy);
    if (statement === undefined)
      return reply
        .code(404)
        .send(page('No such statement', `<p><a href="${statementsPath}">All statements</a></p>`));
    return reply.send(page('Bank statement', statementBody(statement)));
  });
}

function statementBody({ holder, last4, currency, lines }: Statement): string {
  const rows = lines.map(
    ({ atMs, text, cents }) =>
      `<li>${dayOf(atMs)} · ${escapeHtml(text)} · <strong>${money(currency).format(cents / 100)}</strong></li>`,
  );
  return [
    `<p>${escapeHtml(holder)}, account ending in ${last4}</p>`,
    rows.length === 0
      ? '<p>Nothing came yet. Test deposits take two business days: move the clock.</p>'
      : `<ul>${rows.join('')}</ul>`,
    `<p><a href="${statementsPath}">All statements</a></p>`,
  ].join('');
}
