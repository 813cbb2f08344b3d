import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CALL_LIMITS,
  type CallLimitRow,
  LIMIT_SUBJECTS,
  UNLIMITED_REASONS,
} from '@signet/rulebook/call-limits';
import { PROJECT } from '@signet/testing/project-folder';
import { LIMIT_TABLES } from './limit-tables.ts';
import { markdownTable } from './markdown.ts';

type Described = { section: string; meaning: string };

const COMMENT = /^\/\*\*[\s*]*([\s\S]*?)\s*\*\/$/;
// One of: the comment above the table, a `//` that starts a section, a comment, a row's name.
const PARTS =
  /(?<table>\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\nexport const \w*LIMITS|^ {2}\/\/ (?<section>.+)$|^ {2}(?<comment>\/\*\*(?:(?!\*\/)[\s\S])*\*\/)$|^ {2}(?<name>\w+): /gm;

const textOf = (comment: string): string =>
  (COMMENT.exec(comment)?.[1] ?? '').replaceAll(/\n\s*\* ?/g, ' ');

/** What a table's comments say of its rows: `//` starts a section, and a comment describes the row below it. */
function descriptions(source: string): ReadonlyMap<string, Described> {
  const found = new Map<string, Described>();
  let section = '';
  let meaning = '';
  for (const { groups = {} } of source.matchAll(PARTS)) {
    section = groups.section ?? (groups.table === undefined ? section : textOf(groups.table));
    if (groups.name !== undefined) found.set(groups.name, { section, meaning });
    meaning = groups.comment === undefined ? '' : textOf(groups.comment);
  }
  return found;
}

const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
  [1, 'ms'],
] as const;

/** Milliseconds in the largest exact units: "24 h 1 min". */
export function spelledMs(ms: number): string {
  let rest = ms;
  const parts = UNITS.flatMap(([size, unit]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${unit}`];
  });
  return parts.join(' ') || '0';
}

const spelledValue = (
  name: string,
  value: number | readonly number[] | Readonly<Record<string, number>>,
): string =>
  (typeof value === 'number' ? [value] : Object.values(value))
    .map((one) => (name.endsWith('Ms') ? spelledMs(one) : String(one)))
    .join(', ');

/** How often a call may be made, and why some need no limit. */
export const callLimitsDoc = (): string => {
  const limits = Object.entries<CallLimitRow>(CALL_LIMITS).map(
    ([limit, { why, windowMs, per }]) => ({
      limit,
      'why it is counted': why,
      ...Object.fromEntries(LIMIT_SUBJECTS.map((subject) => [`per ${subject}`, per[subject]])),
      in: spelledMs(windowMs),
    }),
  );
  const none = Object.entries(UNLIMITED_REASONS).map(([reason, meaning]) => ({ reason, meaning }));
  return `## Calls\n\n${markdownTable(limits)}\n\nCalls that need none:\n\n${markdownTable(none)}`;
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FIRST_PAGE = 'packages/rulebook/src/core/first-page-limits.ts';

export function limitsDoc(): string {
  const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
  const first = descriptions(read(FIRST_PAGE));
  const rows = LIMIT_TABLES.flatMap(({ file, limits }) => {
    const described = new Map([...first, ...descriptions(read(file))]);
    return Object.entries(limits).map(([name, value]) => {
      const { section, meaning } = described.get(name) ?? { section: '', meaning: '' };
      return { section, row: { limit: name, value: spelledValue(name, value), meaning } };
    });
  });
  return [...Map.groupBy(rows, ({ section }) => section)]
    .map(([section, found]) => {
      const [title = '', ...more] = section.replace(/^Limits of /, '').split(/(?<=[.:]) /);
      const note = more.length > 0 ? `${sentence(more.join(' '))}\n\n` : '';
      return `## ${sentence(title.replace(/[.:]$/, ''))}\n\n${note}${markdownTable(found.map(({ row }) => row))}`;
    })
    .join('\n\n');
}
