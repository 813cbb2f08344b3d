import { isRecord } from '@signet/rulebook/core/records';
import type { ImportFormat } from '@signet/rulebook/partner-imports';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import type { RowValues } from './import-row.ts';

/** The file is no CSV from some row on, such as after a quote that is never closed. */
export class UnreadableFile extends Error {}

const recordMaxChars = 20_000;

/** Spreadsheets separate by a comma, by a semicolon in French, or by a tab. */
function csvOptions(text: string) {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return {
    bom: true,
    trim: true,
    delimiter: /[,;\t]/.exec(header)?.[0] ?? ',',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: recordMaxChars,
  } as const;
}

/** The names in a CSV’s header; undefined for JSON lines, where each row has its own. */
export function columnsOf(format: ImportFormat, text: string): readonly string[] | undefined {
  if (format === 'jsonLines') return undefined;
  try {
    const [header = []] = parseAtOnce(text.slice(0, recordMaxChars), {
      ...csvOptions(text),
      to: 1,
    });
    return header;
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** The rows of a file in their order, read in turns, so that other requests are answered between. */
export async function* readImportFile(
  format: ImportFormat,
  text: string,
): AsyncGenerator<RowValues> {
  yield* format === 'csv' ? readCsv(text) : readJsonLines(text);
}

async function* readCsv(text: string): AsyncGenerator<RowValues> {
  let columns: readonly string[] | undefined;
  try {
    for await (const record of parse(text, csvOptions(text)) as AsyncIterable<string[]>) {
      if (columns === undefined) columns = record;
      else yield valuesOf(columns, record);
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(error.code) : error;
  }
}

const valuesOf = (columns: readonly string[], record: readonly string[]): RowValues =>
  record.length > columns.length
    ? undefined
    : Object.fromEntries(
        columns.flatMap((name, at) => {
          const value = record[at] ?? '';
          return value === '' ? [] : [[name, value]];
        }),
      );

async function* readJsonLines(text: string): AsyncGenerator<RowValues> {
  for (const line of text.replace(/^\uFEFF/, '').split('\n'))
    if (line.trim() !== '') yield jsonValues(line);
}

function jsonValues(line: string): RowValues {
  const read = jsonOf(line);
  if (!isRecord(read) || Array.isArray(read)) return undefined;
  const entries = Object.entries(read).filter(([, value]) => value !== null && value !== '');
  return entries.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    ? Object.fromEntries(entries.map(([name, value]) => [name, String(value).trim()]))
    : undefined;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // an unreadable row
  }
}
