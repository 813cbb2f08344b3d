import { referralOfPath } from '@signet/rulebook/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPageParts } from '../messages/plain-page-parts.ts';
import { allowFraming } from '../partners/embed-visit.ts';
import type { Config } from '../platform/config/config.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import { requestContextOf } from '../platform/http/request-context.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { PROBLEM_PAGE_TEXTS } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ PROBLEM_PAGE_TEXTS: typeof PROBLEM_PAGE_TEXTS }>(
  import.meta.resolve('./texts.en-US.ts'),
);

const BY_STATUS: Readonly<Record<number, 'busy' | 'tooMany' | 'missing'>> = {
  400: 'missing',
  404: 'missing',
  429: 'tooMany',
  503: 'busy',
};

/** True when a browser opens a page, and false for fetches by our pages or other programs. */
export function isPageVisit({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

/** Sends an HTML error page; status and headers must be set already. */
export function sendProblemPage(
  reply: FastifyReply,
  request: FastifyRequest,
  config: Config,
): FastifyReply {
  const visitor = requestContextOf(request, config);
  const texts = TEXTS[visitor.locale].PROBLEM_PAGE_TEXTS;
  const what = BY_STATUS[reply.statusCode] ?? 'broken';
  const { title, text } = texts[what];
  const parts = plainPageParts({ ...visitor, referralUrlId: referralOfPath(request.url) }, config);
  const way =
    what === 'missing'
      ? { href: parts.home, label: texts.start }
      : { href: '', label: texts.again };
  const page = plainPage({ ...parts, title, text, links: [way] });
  const ancestors = allowFraming(request, reply, config);
  return reply
    .header('content-security-policy', plainPagePolicy(parts.look, { ancestors }))
    .type('text/html; charset=utf-8')
    .send(page);
}
