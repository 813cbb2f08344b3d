import { isRecord } from '@signet/rulebook/core/records';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { link, withCode } from './html.ts';
import type { PublishedSchema } from './published.ts';
import { schemaPath } from './reference-paths.ts';

const NAMED = /^#\/components\/schemas\/([\w.]+)$/;

/** The name of the schema that a reference leads to. */
export const schemaName = (schema: PublishedSchema): string | undefined =>
  NAMED.exec(String(schema.$ref))?.[1];

const listOf = (value: unknown): PublishedSchema[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const code = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

/** Another word than the schema language's, where that would not be understood. */
const TYPES: Readonly<Record<string, string>> = { array: 'list', integer: 'whole number' };

/** The type in a few words; named ones lead to their page. */
export function typeHtml(schema: PublishedSchema): string {
  const name = schemaName(schema);
  if (name !== undefined) return link(schemaPath(name), escapeHtml(name));
  if ('const' in schema) return code(schema.const);
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choices.length > 0) return [...new Set(choices.map(typeHtml))].join(' or ');
  if (Array.isArray(schema.enum)) return 'one of';
  const types = Array.isArray(schema.type)
    ? schema.type.map(String)
    : [String(schema.type ?? 'any')];
  if (types.includes('array'))
    return `list of ${isRecord(schema.items) ? typeHtml(schema.items) : 'anything'}`;
  if (isRecord(schema.additionalProperties) && schema.properties === undefined)
    return `map of ${typeHtml(schema.additionalProperties)}`;
  return types.map((type) => TYPES[type] ?? type).join(' or ');
}

/** What a value must be, as a schema says it, and in which words a reader is told. */
const BOUNDS: readonly (readonly [string, (value: unknown) => string])[] = [
  ['format', (value) => `format ${code(value)}`],
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minimum', (value) => `at least ${value}`],
  ['maximum', (value) => `at most ${value}`],
  ['minItems', (value) => `at least ${value} entries`],
  ['maxItems', (value) => `at most ${value} entries`],
  ['default', (value) => `${code(value)} unless it is sent`],
  ['pattern', (value) => `matches <code>${escapeHtml(String(value))}</code>`],
];

const boundsHtml = (schema: PublishedSchema): string => {
  const said = BOUNDS.flatMap(([name, say]) =>
    // A format says it shorter than its pattern.
    schema[name] === undefined || (name === 'pattern' && 'format' in schema)
      ? []
      : [say(schema[name])],
  );
  return said.length === 0 ? '' : `<p class="bounds">${said.join(', ')}</p>`;
};

const choicesHtml = (schema: PublishedSchema): string =>
  Array.isArray(schema.enum)
    ? `<p class="choices">${schema.enum.map((value) => code(value)).join(' ')}</p>`
    : '';

/** Objects that stand within a value: its own, those of its list, of its map, or of a choice. */
function objectsWithin(schema: PublishedSchema): PublishedSchema[] {
  if (schemaName(schema) !== undefined) return [];
  if (isRecord(schema.properties)) return [schema];
  const below = [schema.items, schema.additionalProperties].filter(isRecord);
  return [...below, ...listOf(schema.anyOf), ...listOf(schema.oneOf)].flatMap(objectsWithin);
}

/** A field, a parameter or a header: its name, type, whether it must be sent, and what it says. */
export function fieldHtml(
  name: string,
  schema: PublishedSchema,
  isRequired: boolean,
  what = '',
): string {
  const description = what || (typeof schema.description === 'string' ? schema.description : '');
  const inner = objectsWithin(schema);
  return `<div class="field"><dt><code>${escapeHtml(name)}</code> <span class="type">${typeHtml(schema)}</span>${
    isRequired ? ' <span class="must">required</span>' : ''
  }</dt><dd>${description === '' ? '' : `<p>${withCode(description)}</p>`}${choicesHtml(schema)}${boundsHtml(schema)}${inner
    .map(
      (object, nth) =>
        `<details><summary>Fields of <code>${escapeHtml(name)}</code>${inner.length > 1 ? `, ${nth + 1} of ${inner.length}` : ''}</summary>${fieldsHtml(object)}</details>`,
    )
    .join('')}</dd></div>`;
}

/** The fields of an object, one below the other. */
export function fieldsHtml(schema: PublishedSchema): string {
  if (!isRecord(schema.properties)) return '';
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const fields = Object.entries(schema.properties).map(([name, field]) =>
    isRecord(field) ? fieldHtml(name, field, required.includes(name)) : '',
  );
  return fields.length === 0 ? '' : `<dl class="fields">${fields.join('')}</dl>`;
}

/** A whole schema: its fields, or what it may be instead. */
export function schemaHtml(schema: PublishedSchema): string {
  if (isRecord(schema.properties)) return fieldsHtml(schema);
  const within = objectsWithin(schema);
  const what = `<p class="type">${typeHtml(schema)}</p>${choicesHtml(schema)}${boundsHtml(schema)}`;
  return (
    what +
    within
      .map(
        (object, nth) =>
          `<section><h3>${within.length > 1 ? `Choice ${nth + 1}` : 'Each entry'}</h3>${fieldsHtml(object)}</section>`,
      )
      .join('')
  );
}
