import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { z } from 'zod';
import { validateLogo } from '../apps/api/src/partners/logo-svg.ts';
import { type Config, readConfig } from '../apps/api/src/platform/config/config.ts';
import {
  PARTNER_ROW,
  type PartnerRow,
  partnerRowErrors,
} from '../apps/api/src/platform/config/partner-row.ts';
import type { Store } from '../apps/api/src/store.ts';
import { commandLine } from './command-line.ts';
import {
  managePartnerServer,
  PARTNER_SERVER_OPTIONS,
  PARTNER_SERVER_USAGE,
} from './partner-server.ts';
import { withProductStore } from './product-store.ts';
import { CliError } from './review-client.ts';

const USAGE = [
  'npm run partner -- --check FILE',
  'npm run partner -- --import FILE',
  'npm run partner -- --list',
  ...PARTNER_SERVER_USAGE,
].join('\n');

type Where = Pick<Config, 'environment' | 'publicUrl' | 'cookieHost'>;

/**
 * Parses a file with one row or a list; throws CliError with one line per error, checking against
 * the stored rows too.
 */
export async function partnersOf(
  text: string,
  where: Where,
  stored: readonly PartnerRow[] = [],
): Promise<PartnerRow[]> {
  const read = z
    .union([z.array(PARTNER_ROW), PARTNER_ROW.transform((row) => [row])])
    .safeParse(jsonOf(text));
  if (!read.success) throw new CliError(problemsOf(text).join('\n'));
  if (read.data.length === 0) throw new CliError('the file holds no row');
  const kept = stored.filter(({ id }) => !read.data.some((row) => row.id === id));
  const validated = await Promise.all(read.data.map(withLogo));
  const errors = [
    ...partnerRowErrors([...kept, ...read.data], where),
    ...validated.flatMap(({ errors }) => errors),
  ];
  if (errors.length > 0) throw new CliError(errors.join('\n'));
  return validated.map(({ row }) => row);
}

async function withLogo(row: PartnerRow): Promise<{ row: PartnerRow; errors: string[] }> {
  if (row.brand?.logo === undefined) return { row, errors: [] };
  const validated = await validateLogo(row.brand.logo);
  if ('errors' in validated)
    return { row, errors: validated.errors.map((line) => `${row.id}: ${line}`) };
  return { row: { ...row, brand: { ...row.brand, logo: validated.logo } }, errors: [] };
}

/** Validates row by row, because an error for a whole list would not say which row is wrong. */
const problemsOf = (text: string): string[] =>
  [jsonOf(text)].flat().flatMap((row, at) => {
    const { error } = PARTNER_ROW.safeParse(row);
    return (error?.issues ?? []).map(
      ({ path, message }) => `row ${at + 1}, ${path.join('.') || 'as a whole'}: ${message}`,
    );
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')); // some editors add a BOM
  } catch {
    throw new CliError('the file is no JSON');
  }
}

const lineOf = ({ id, portal, brand, referralUrlIds, movedReferrals }: PartnerRow): string =>
  [
    id,
    portal,
    ...(brand === undefined ? ['the portal itself'] : [brand.name]),
    ...(referralUrlIds.length === 0 ? [] : [`/r/${referralUrlIds.join(' /r/')}`]),
    ...(Object.keys(movedReferrals).length === 0
      ? []
      : [`moved: ${Object.keys(movedReferrals).join(' ')}`]),
  ].join('  ');

type ImportOptions = { text?: string; list?: boolean; operator: string };

/**
 * Imports a file or lists the partners; returns the lines to print. docs/how-to/add-a-partner.md.
 */
export async function managePartners(
  { referralPartners }: Pick<Store, 'referralPartners'>,
  where: Where,
  { text, list = false, operator }: ImportOptions,
): Promise<string[]> {
  if (list) return (await referralPartners.rows()).map(lineOf);
  if (text === undefined) throw new CliError(USAGE);
  const rows = await partnersOf(text, where, await referralPartners.rows());
  const fileHash = createHash('sha256').update(text).digest('hex');
  const { added, changed } = await referralPartners.load(rows, { operator, fileHash });
  return [`${rows.length} read: ${added} added, ${changed} changed`];
}

if (import.meta.main) {
  const { values } = commandLine(USAGE, {
    options: {
      check: { type: 'string' },
      import: { type: 'string' },
      list: { type: 'boolean' },
      ...PARTNER_SERVER_OPTIONS,
    },
  });
  try {
    const config = readConfig(process.env);
    const { check, import: file, list, ...ofServer } = values;
    const work = async (store: Store) =>
      (await managePartnerServer(store, ofServer, {
        operator: userInfo().username,
        production: config.production,
      })) ??
      managePartners(store, config, {
        list,
        operator: userInfo().username,
        ...(file === undefined ? {} : { text: readFileSync(file, 'utf8') }),
      });
    const lines =
      check === undefined
        ? await withProductStore(config, work)
        : (await partnersOf(readFileSync(check, 'utf8'), config)).map(
            (row) => `right: ${lineOf(row)}`,
          );
    console.log(lines.join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the command failed');
    process.exitCode = 1;
  }
}
