import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { ERROR_CAUSES, errorCauseOf } from '@signet/rulebook/core/error-causes';
import { ERROR_TEXTS } from '@signet/rulebook/core/error-texts.en-US';
import { ERRORS, type ErrorCode, isErrorCode } from '@signet/rulebook/core/errors';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError, ERROR_PAGES_PATH } from '../platform/http/problem.ts';
import { errorsOfCall } from './openapi.ts';

const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self'";
const cacheSeconds = 300;
const STYLE_PATH = `${ERROR_PAGES_PATH}/page.css`;
const STYLE = readFileSync(new URL('error-pages.css', import.meta.url), 'utf8');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** What stands between backticks is set as code. */
const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const linkTo = (code: ErrorCode): string =>
  `<a href="${ERROR_PAGES_PATH}/${code}"><code>${code}</code></a>`;

const statusOf = (code: ErrorCode): string =>
  `${ERRORS[code].status} ${STATUS_CODES[ERRORS[code].status] ?? ''}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="${FALLBACK_LOCALE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} – Merchant onboarding API</title>
<link rel="icon" href="/api/docs/static/theme/favicon.svg"><link rel="stylesheet" href="/api/docs/static/theme/tokens.css"><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><nav><a href="/api/docs">API reference</a> <a href="${ERROR_PAGES_PATH}">All errors</a></nav>
<main><h1>${escaped(title)}</h1>${body}</main></body>
</html>`;

/** The published calls that can answer with an error. */
const callsWith = (code: ErrorCode) =>
  keysOf(ENDPOINT_PATHS).filter(
    (key) => ENDPOINTS[key].who !== 'staff' && errorsOfCall(key).includes(code),
  );

function pageOf(code: ErrorCode, { cause, remedy }: { cause: string; remedy: string }): string {
  const calls = callsWith(code).map((key) => {
    const [method, path] = ENDPOINT_PATHS[key];
    return `<li><code>${method} ${escaped(path)}</code></li>`;
  });
  const answered =
    calls.length === 0
      ? ''
      : `<h2>Calls that answer it</h2><details><summary>${calls.length === 1 ? '1 call' : `${calls.length} calls`}</summary><ul>${calls.join('')}</ul></details>`;
  return page(
    code,
    `<p class="status">${statusOf(code)}</p>
<h2>Cause</h2><p>${marked(cause)}</p>
<h2>What to do</h2><p>${marked(remedy)}</p>
<h2>What a person reads</h2><p>${escaped(ERROR_TEXTS[code])}</p>
${answered}`,
  );
}

const indexPage = (): string =>
  page(
    'Errors',
    `<p>Whatever fails answers <code>application/problem+json</code>. Its <code>type</code> is the address of one of these pages, its <code>code</code> never changes.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Cause</th></tr></thead><tbody>${keysOf(
      ERROR_CAUSES,
    )
      .toSorted()
      .map(
        (code) =>
          `<tr><td>${linkTo(code)}</td><td>${ERRORS[code].status}</td><td>${marked(ERROR_CAUSES[code].cause)}</td></tr>`,
      )
      .join('')}</tbody></table>`,
  );

const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', `public, max-age=${cacheSeconds}`)
    .type('text/html; charset=utf-8')
    .send(html);

/** The pages that the `type` of a problem leads to: cause and remedy, readable without scripts. */
export function registerErrorPages(app: FastifyInstance): void {
  app.get(STYLE_PATH, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .type('text/css; charset=utf-8')
      .send(STYLE),
  );
  app.get(ERROR_PAGES_PATH, async (_request, reply) => send(reply, indexPage()));
  app.get<{ Params: { code: string } }>(`${ERROR_PAGES_PATH}/:code`, async (request, reply) => {
    const { code } = request.params;
    const cause = isErrorCode(code) ? errorCauseOf(code) : undefined;
    if (!isErrorCode(code) || cause === undefined) throw new AppError('route.notFound');
    return send(reply, pageOf(code, cause));
  });
}
