import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { BANK_FIELDS } from '@signet/rulebook/bank/fields';
import { validateField } from '@signet/rulebook/core/field';
import { ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { parse } from 'csv-parse/sync';
import type { DirectoryBank } from '../apps/api/src/bank/directory-store.ts';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import type { Store } from '../apps/api/src/store.ts';
import { commandLine } from './command-line.ts';
import { withProductStore } from './product-store.ts';
import { CliError } from './review-client.ts';

const MARKETS = [
  { market: 'US', column: 'routing_number', field: BANK_FIELDS.routingNumber },
  { market: 'CA', column: 'institution_number', field: BANK_FIELDS.institutionNumber },
] as const;
const NAMES = ['name', 'bank_name'] as const;
const nameMaxChars = 100;

/**
 * Parses a bank directory; throws CliError with the first invalid line, so that nothing is loaded.
 */
export function banksOf(csv: string): DirectoryBank[] {
  const rows = parse<Partial<Record<string, string>>>(csv, {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
  });
  const kind = MARKETS.find(({ column }) => rows[0] !== undefined && column in rows[0]);
  const nameColumn = NAMES.find((column) => rows[0] !== undefined && column in rows[0]);
  if (kind === undefined || nameColumn === undefined)
    throw new CliError(
      'the first line names the columns: routing_number or institution_number, and name',
    );
  const banks = rows.map((row, at): DirectoryBank => {
    const [number = '', name = ''] = [row[kind.column], row[nameColumn]];
    const result = validateField(kind.field, number, {
      market: kind.market,
      today: '2000-01-01',
      issued: ISSUED_RANGES,
    });
    if ('code' in result || name === '' || name.length > nameMaxChars)
      throw new CliError(`line ${at + 2} is no bank: ${number} ${name}`);
    return { market: kind.market, number, name };
  });
  const seen = new Set<string>();
  for (const { number } of banks) {
    if (seen.has(number)) throw new CliError(`${number} comes twice`);
    seen.add(number);
  }
  return banks;
}

/** Replaces the bank directory; returns the lines to print. docs/how-to/import-banks.md. */
export async function importBanks(
  { bankDirectory }: Pick<Store, 'bankDirectory'>,
  csv: string,
  operator: string,
): Promise<string[]> {
  const banks = banksOf(csv);
  const fileHash = createHash('sha256').update(csv).digest('hex');
  const { added, changed, removed } = await bankDirectory.load(banks, { operator, fileHash });
  return [`${banks.length} banks read: ${added} added, ${changed} changed, ${removed} removed`];
}

const USAGE = 'npm run import-banks -- FILE';

if (import.meta.main) {
  const { positionals } = commandLine(USAGE, { allowPositionals: true });
  try {
    const [file] = positionals;
    if (file === undefined) throw new CliError(USAGE);
    const csv = readFileSync(file, 'utf8');
    const lines = await withProductStore(readConfig(process.env), (store) =>
      importBanks(store, csv, userInfo().username),
    );
    console.log(lines.join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the command failed');
    process.exitCode = 1;
  }
}
