import { FALLBACK_LOCALE, languageOf } from '@signet/rulebook/reference/locales';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/**
 * A page that goes on by itself: a strict cookie is not sent with a redirect that another site
 * began.
 */
export const sendOnward = (reply: FastifyReply, path: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${languageOf(FALLBACK_LOCALE)}"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${escapeHtml(path)}"><title>Signet</title>`,
    );
