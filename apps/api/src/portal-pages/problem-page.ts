import { PORTALS } from '@signet/rulebook/reference/portals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_PAGE_POLICY, plainPage } from '../platform/http/plain-page.ts';
import type { RequestContext } from '../platform/http/read-request.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { PROBLEM_PAGE_TEXTS } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ PROBLEM_PAGE_TEXTS: typeof PROBLEM_PAGE_TEXTS }>(import.meta.resolve('./texts.en-US.ts'));

const BY_STATUS: Readonly<Record<number, 'busy' | 'tooMany'>> = { 429: 'tooMany', 503: 'busy' };

/** True where somebody opens a page in a browser, and not where a page of ours or another program calls. */
export function isPageVisit({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

/** What a person sees where their page cannot be shown; the status and its headers are set already. */
export function sendProblemPage(reply: FastifyReply, { locale, portal }: Pick<RequestContext, 'locale' | 'portal'>): FastifyReply {
  const texts = TEXTS[locale].PROBLEM_PAGE_TEXTS;
  const { title, text } = texts[BY_STATUS[reply.statusCode] ?? 'broken'];
  const page = plainPage({ locale, brand: PORTALS[portal].brand, title, text, links: [{ href: '', label: texts.again }] });
  return reply.header('content-security-policy', PLAIN_PAGE_POLICY).type('text/html; charset=utf-8').send(page);
}
