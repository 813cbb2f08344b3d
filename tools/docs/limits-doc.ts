import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CALL_LIMITS,
  type CallLimitRow,
  LIMIT_SUBJECTS,
  UNLIMITED_REASONS,
} from '@signet/rulebook/call-limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import { PROJECT } from '@signet/testing/project-folder';
import { markdownTable } from './markdown.ts';

type Described = { section: string; meaning: string };

// Reads the table's comments: `//` starts a section, and a `/** … */` describes the row below it.
function descriptions(source: string): ReadonlyMap<string, Described> {
  const found = new Map<string, Described>();
  let section = '';
  let meaning = '';
  for (const line of source.split('\n')) {
    section = /^ {2}\/\/ (.+)$/.exec(line)?.[1] ?? section;
    const [, comment] = /^ {2}\/\*\* (.+) \*\/$/.exec(line) ?? [];
    const [, name] = /^ {2}(\w+): /.exec(line) ?? [];
    if (name !== undefined) found.set(name, { section, meaning });
    meaning = comment ?? '';
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

export function limitsDoc(): string {
  const read = (file: string) =>
    readFileSync(join(PROJECT, 'packages/rulebook/src/core', file), 'utf8');
  const described = new Map([
    ...descriptions(read('first-page-limits.ts')),
    ...descriptions(read('limits.ts')),
  ]);
  const rows = Object.entries(LIMITS).map(([name, value]) => {
    const { section, meaning } = described.get(name) ?? { section: '', meaning: '' };
    return { section, row: { limit: name, value: spelledValue(name, value), meaning } };
  });
  return [...Map.groupBy(rows, ({ section }) => section)]
    .map(([section, found]) => {
      const [title = '', ...more] =
        section === '' ? ['The first page.'] : section.split(/(?<=[.:]) /);
      const note = more.length > 0 ? `${more.join(' ')}\n\n` : '';
      return `## ${title.replace(/[.:]$/, '')}\n\n${note}${markdownTable(found.map(({ row }) => row))}`;
    })
    .join('\n\n');
}
