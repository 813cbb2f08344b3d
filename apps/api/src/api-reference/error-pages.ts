import { STATUS_CODES } from 'node:http';
import { ERROR_CAUSES, errorCauseOf } from '@signet/rulebook/core/error-causes';
import { ERROR_TEXTS } from '@signet/rulebook/core/error-texts.en-US';
import { ERRORS, type ErrorCode, isErrorCode } from '@signet/rulebook/core/errors';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { AppError, ERROR_PAGES_PATH } from '../platform/http/problem.ts';
import { errorRow } from './call-page.ts';
import { type Frame, sendPage } from './frame.ts';
import { link, withCode } from './html.ts';
import { errorsOfCall } from './openapi.ts';
import { callPath, errorPath } from './reference-paths.ts';

const statusOf = (code: ErrorCode): string =>
  `${ERRORS[code].status} ${STATUS_CODES[ERRORS[code].status] ?? ''}`;

/** The published calls that can answer with an error. */
const callsWith = (code: ErrorCode) =>
  keysOf(ENDPOINT_PATHS).filter(
    (key) => !['staff', 'console'].includes(ENDPOINTS[key].who) && errorsOfCall(key).includes(code),
  );

function bodyOf(code: ErrorCode, { cause, remedy }: { cause: string; remedy: string }): string {
  const calls = callsWith(code).map((key) => {
    const [method, path] = ENDPOINT_PATHS[key];
    return `<li>${link(callPath(key), `<code>${key}</code>`)}<p>${escapeHtml(`${method} ${path}`)}</p></li>`;
  });
  const answered =
    calls.length === 0
      ? ''
      : `<h2>Calls that answer it</h2><details><summary>${calls.length === 1 ? '1 call' : `${calls.length} calls`}</summary><ul class="calls">${calls.join('')}</ul></details>`;
  return `<p class="lead">${statusOf(code)}</p>
<h2>Cause</h2><p>${withCode(cause)}</p>
<h2>What to do</h2><p>${withCode(remedy)}</p>
<h2>What a person reads</h2><p>${escapeHtml(ERROR_TEXTS[code])}</p>
${answered}`;
}

const indexHtml = (): string =>
  `<p>Whatever fails answers <code>application/problem+json</code>. Its <code>type</code> is the address of one of these pages, its <code>code</code> never changes.</p>
<dl class="fields">${keysOf(ERROR_CAUSES).toSorted().map(errorRow).join('')}</dl>`;

/** The pages that the `type` of a problem leads to: cause and remedy, readable without scripts. */
export function registerErrorPages(app: FastifyInstance, frame: Frame): void {
  app.get(ERROR_PAGES_PATH, async (_request, reply) =>
    sendPage(reply, frame({ title: 'Errors', href: ERROR_PAGES_PATH, body: indexHtml() })),
  );
  app.get<{ Params: { code: string } }>(errorPath(':code'), async (request, reply) => {
    const { code } = request.params;
    const cause = isErrorCode(code) ? errorCauseOf(code) : undefined;
    if (!isErrorCode(code) || cause === undefined) throw new AppError('route.notFound');
    const href = errorPath(code);
    return sendPage(
      reply,
      frame({ title: code, href, group: 'Errors', body: bodyOf(code, cause) }),
    );
  });
}
