import { createHash } from 'node:crypto';
import type { Boot } from '@signet/rulebook/boot';
import { formatMessage } from '@signet/rulebook/core/format-message';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { plainPageParts } from '../messages/plain-page-parts.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { SupportSession } from './support-store.ts';
import type { SUPPORT_TEXTS } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ SUPPORT_TEXTS: typeof SUPPORT_TEXTS }>(
  import.meta.resolve('./texts.en-US.ts'),
);

export const SUPPORT_PATH = '/support-view';

/**
 * Removes the token from the URL and exchanges it; without a valid token the page stays as it is.
 */
const OPENING = `const token=location.hash.slice(1);history.replaceState(null,"",location.pathname);if(token)fetch("/api/v2/support-sessions",{method:"POST",headers:{"Content-Type":"application/json","X-Requested-With":"signet"},body:JSON.stringify({token})}).then(async reply=>{if(reply.ok)location.replace("/"+(await reply.json()).applicationId+"/applicant")})`;
const scriptPolicy = `script-src 'sha256-${createHash('sha256').update(OPENING).digest('base64')}'; connect-src 'self'`;

/** Loading the page consumes nothing; its script exchanges the token. docs/decisions/0087. */
export function registerSupportPages(app: FastifyInstance, { config }: Deps): void {
  app.get(SUPPORT_PATH, async (request, reply) => {
    const visitor = request.visitor;
    const { title, text } = TEXTS[visitor.locale].SUPPORT_TEXTS.closed;
    const parts = plainPageParts(visitor, config);
    const page = plainPage({ ...parts, title, text, links: [] });
    return reply
      .header('content-security-policy', `${plainPagePolicy(parts.look)}; ${scriptPolicy}`)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replace('</body>', `<script type="module">${OPENING}</script></body>`));
  });
}

export function supportBanner(
  { ticket, reviewer, person }: SupportSession,
  { locale }: Pick<RequestContext, 'locale'>,
): NonNullable<Boot['support']> {
  const { title, text, reason, end } = TEXTS[locale].SUPPORT_TEXTS.banner;
  const time = `${new Date(person.expiresAt).toISOString().slice(11, 16)} UTC`;
  return {
    title,
    text: formatMessage(text, { reviewer: reviewer.name, ticket, time }, locale),
    reason,
    end,
  };
}
