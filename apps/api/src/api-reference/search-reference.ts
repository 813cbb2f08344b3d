import { ERROR_CAUSES } from '@signet/rulebook/core/error-causes';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import { isRecord } from '@signet/rulebook/core/records';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { link, withCode } from './html.ts';
import type { Published, PublishedSchema } from './published.ts';
import { errorPath, schemaPath } from './reference-paths.ts';
import { schemaName } from './schema-html.ts';

type Entry = { href: string; name: string; kind: string; text: string; words: string };

type Schemas = Readonly<Record<string, PublishedSchema>>;

/** Names of what a call takes, so that a field leads to the calls that have it. */
function namesWithin(part: unknown, schemas: Schemas, seen = new Set<string>()): string[] {
  if (!isRecord(part)) return [];
  const named = schemaName(part);
  if (named !== undefined && !seen.has(named))
    return namesWithin(schemas[named], schemas, seen.add(named));
  const own = isRecord(part.properties) ? Object.keys(part.properties) : [];
  return [...own, ...Object.values(part).flatMap((below) => namesWithin(below, schemas, seen))];
}

/** Everything that has a page, with the words it is found by. */
export function searchEntries(parts: readonly Published[], schemas: Schemas): Entry[] {
  const entry = (one: Omit<Entry, 'words'>, ...more: string[]): Entry => ({
    ...one,
    words: [one.name, one.kind, one.text, ...more].join(' ').toLowerCase(),
  });
  return [
    ...parts.map((part) =>
      entry(
        {
          href: part.href,
          name: part.operationId,
          kind: part.kind === 'event' ? 'Event' : `${part.method} ${part.path}`,
          text: part.summary,
        },
        part.group,
        part.description,
        ...part.parameters.map(({ name }) => name),
        ...namesWithin(part.body?.schema, schemas),
      ),
    ),
    ...Object.entries(schemas).map(([name, schema]) =>
      entry(
        { href: schemaPath(name), name, kind: 'Schema', text: '' },
        ...Object.keys(isRecord(schema.properties) ? schema.properties : {}),
      ),
    ),
    ...entriesOf(ERROR_CAUSES).map(([code, { cause }]) =>
      entry({ href: errorPath(code), name: code, kind: 'Error', text: cause }),
    ),
  ];
}

const wordsMax = 8;

/** Entries with all of the words, those first whose name has them. */
export function findEntries(entries: readonly Entry[], asked: string): Entry[] {
  const words = asked.toLowerCase().split(/\s+/, wordsMax).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.filter((one) => words.every((word) => one.words.includes(word)));
  const isNamed = ({ name }: Entry) => words.every((word) => name.toLowerCase().includes(word));
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

export const resultsHtml = (found: readonly Entry[], asked: string): string =>
  asked.trim() === ''
    ? '<p>Search by a call’s name, path or field, a schema, or an error’s code.</p>'
    : `<p>${found.length === 0 ? 'Nothing has' : `${found.length} ${found.length === 1 ? 'entry has' : 'entries have'}`} <strong>${escapeHtml(asked)}</strong>.</p><ul class="results">${found
        .map(
          ({ href, name, kind, text }) =>
            `<li>${link(href, `<code>${escapeHtml(name)}</code>`)}<p>${escapeHtml(kind)}${text === '' ? '' : `<br>${withCode(text)}`}</p></li>`,
        )
        .join('')}</ul>`;
