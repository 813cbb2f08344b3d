import { csvOf } from '@signet/rulebook/core/csv';
import type { ReplyOf } from '@signet/rulebook/endpoints';

type Exported = ReplyOf<'exportAudit'>;

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const COLUMNS = [
  ...(['reference', 'chain', 'seq', 'at', 'actor', 'action', 'detail'] as const),
  ...(['before', 'hash', 'key'] as const),
];

const csvRows = ({ lines }: Exported): (string | number)[][] => [
  [...COLUMNS],
  ...lines.map((line) => COLUMNS.map((column) => line[column] ?? '')),
];

/** A line for the export itself, and one for each of its lines. */
const jsonLines = ({ lines, ...about }: Exported): string =>
  [{ export: { ...about, lines: lines.length } }, ...lines]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

const FORMATS: Readonly<
  Record<ExportFormat, { type: string; textOf: (exported: Exported) => string }>
> = {
  csv: { type: 'text/csv', textOf: (exported) => `\uFEFF${csvOf(csvRows(exported))}` },
  jsonl: { type: 'application/jsonl', textOf: jsonLines },
};

/** The file of an export; its name says what it holds and when it was made, and of nobody. */
export function exportFile(
  exported: Exported,
  { format, reference }: { format: ExportFormat; reference?: string },
): { name: string; type: string; text: string } {
  const { type, textOf } = FORMATS[format];
  const moment = new Date(exported.exportedAt).toISOString().slice(0, 16).replace(':', '-');
  const parts = ['audit', ...(reference === undefined ? [] : [reference]), moment];
  return { name: `${parts.join('-')}.${format}`, type, text: textOf(exported) };
}
