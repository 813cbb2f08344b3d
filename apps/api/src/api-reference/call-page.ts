import { STATUS_CODES } from 'node:http';
import { errorCauseOf } from '@signet/rulebook/core/error-causes';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { isOneOf } from '@signet/rulebook/core/keys-of';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { callExamples } from './call-examples.ts';
import { codeHtml } from './code-html.ts';
import { methodHtml } from './frame.ts';
import { link, withCode } from './html.ts';
import { ANY_CALL } from './openapi.ts';
import type { Published, PublishedSchema } from './published.ts';
import { errorPath, REFERENCE_PATHS } from './reference-paths.ts';
import { fieldHtml, schemaHtml, schemaName, typeHtml } from './schema-html.ts';

type Schemas = Readonly<Record<string, PublishedSchema>>;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const section = (id: string, title: string, html: string): string =>
  html === ''
    ? ''
    : `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${html}</section>`;

const PLACES = [
  { place: 'path', title: 'In the path' },
  { place: 'query', title: 'In the query' },
  { place: 'header', title: 'Headers' },
] as const;

const parametersHtml = ({ parameters, kind }: Published): string =>
  PLACES.map(({ place, title }) => {
    const here = parameters.filter((one) => one.in === place);
    return here.length === 0
      ? ''
      : `${kind === 'event' ? '' : `<h3>${title}</h3>`}<dl class="fields">${here
          .map(({ name, schema, required, description }) =>
            fieldHtml(name, schema, required, description),
          )
          .join('')}</dl>`;
  }).join('');

/** The schema itself where the name is the call's own, the way to its page where others use it too. */
function bodyHtml(schema: PublishedSchema, schemas: Schemas, owner: string): string {
  const name = schemaName(schema);
  if (name === undefined) return schemaHtml(schema);
  const isOwn = name.toLowerCase().startsWith(owner.toLowerCase());
  return isOwn ? schemaHtml(schemas[name] ?? {}) : `<p class="type">${typeHtml(schema)}</p>`;
}

const statusText = (status: string | number): string =>
  `${status} ${STATUS_CODES[Number(status)] ?? ''}`.trim();

function answersHtml({ responses, reply, operationId }: Published, schemas: Schemas): string {
  const good = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const rows = good.map(([status, { description, headers }]) => {
    const names = Object.entries(headers);
    return `<div class="field"><dt>${statusText(status)}</dt><dd><p>${withCode(description)}</p>${names
      .map(
        ([name, { description: what }]) =>
          `<p><code>${escapeHtml(name)}</code> ${withCode(what)}</p>`,
      )
      .join('')}</dd></div>`;
  });
  return `<dl class="fields">${rows.join('')}</dl>${reply === undefined ? '' : bodyHtml(reply.schema, schemas, operationId)}`;
}

/** An error with its status and its cause. */
export const errorRow = (code: ErrorCode): string =>
  `<div class="field"><dt>${link(errorPath(code), `<code>${code}</code>`)} <span class="type">${statusText(ERRORS[code].status)}</span></dt><dd><p>${withCode(errorCauseOf(code)?.cause ?? '')}</p></dd></div>`;

/** The call's own errors first; those of every call are said shortly. */
function errorsHtml({ errors }: Published): string {
  const own = errors.filter((code) => !isOneOf<ErrorCode>(ANY_CALL, code)).toSorted();
  const common = errors.filter((code) => isOneOf<ErrorCode>(ANY_CALL, code));
  return (
    (own.length === 0 ? '' : `<dl class="fields">${own.map(errorRow).join('')}</dl>`) +
    (common.length === 0
      ? ''
      : `<details><summary>As every call: ${common.length} more</summary><dl class="fields">${common.map(errorRow).join('')}</dl></details>`)
  );
}

function examplesHtml(call: Published, publicUrl: string): string {
  if (call.kind === 'event') return '';
  const examples = callExamples(call, publicUrl);
  const choices = examples.map(
    ({ id, name }, nth) =>
      `<label><input type="radio" name="language" value="${id}"${nth === 0 ? ' checked' : ''}>${name}</label>`,
  );
  return `<h2 id="example">Example</h2><fieldset class="languages"><legend class="visually-hidden">Language of the example</legend>${choices.join('')}</fieldset>${examples
    .map(
      ({ id, name, colors, code }) =>
        `<div data-language="${id}">${codeHtml(code, colors, `${call.operationId} in ${name}`)}</div>`,
    )
    .join('')}`;
}

const exampleHtml = (title: string, value: unknown, label: string): string =>
  value === undefined ? '' : `<h2>${title}</h2>${codeHtml(json(value), 'json', label)}`;

/** One call, or one event that a partner's server receives. */
export function callPage(call: Published, schemas: Schemas, publicUrl: string) {
  const { operationId, path, summary, description, deprecated, body, reply, kind } = call;
  const isCall = kind === 'call';
  const way = isCall
    ? `<p class="way">${methodHtml(call)} <code>${escapeHtml(path)}</code></p>`
    : `<p class="way">${methodHtml(call)} <code>POST</code> to your endpoint</p>`;
  return {
    body: [
      way,
      `<p class="lead">${withCode(summary)}</p>`,
      deprecated
        ? '<p class="note">Of the older interface. New integrations use version 2.</p>'
        : '',
      description === '' ? '' : `<p>${withCode(description)}</p>`,
      isCall
        ? `<p>${link(`${REFERENCE_PATHS.console}#/${encodeURIComponent(call.group)}/${operationId}`, `Try ${operationId}`)}</p>`
        : '',
      section('parameters', isCall ? 'What it takes' : 'Its headers', parametersHtml(call)),
      section(
        'body',
        'Body',
        body === undefined ? '' : bodyHtml(body.schema, schemas, operationId),
      ),
      section(
        'answers',
        isCall ? 'What it answers' : 'What you answer',
        answersHtml(call, schemas),
      ),
      section('errors', 'Errors', errorsHtml(call)),
    ].join('\n'),
    aside: [
      examplesHtml(call, publicUrl),
      isCall
        ? exampleHtml('Its answer', reply?.example, `answer of ${operationId}`)
        : exampleHtml('Its body', body?.example, `body of ${operationId}`),
    ].join('\n'),
  };
}
