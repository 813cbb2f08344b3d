import { z } from 'zod';
import { REFERRAL_ID_PATTERN } from './core/ids.ts';
import { text } from './core/view-schemas.ts';
import { PARTNER_LIMITS } from './partners/limits.ts';
import { LOCALE_IDS, type Locale, localeRow, type Market } from './reference/locales.ts';
import { SAMPLE_MERCHANTS } from './reference/sample-merchants.ts';
import { PREFILL_PARAMETERS } from './startup-parameters.ts';

/** The files that an import reads, by the media type of the request. */
export const IMPORT_TYPES = {
  'text/csv': 'csv',
  'application/x-ndjson': 'jsonLines',
  'application/jsonl': 'jsonLines',
} as const;
export const IMPORT_FORMATS = ['csv', 'jsonLines'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** `unreadable`: the file has no rows that can be read, or too many; nobody was invited. */
export const IMPORT_STATES = ['reading', 'checking', 'finished', 'unreadable'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * How far a row has come: `accepted` waits for its mail; `valid` would be invited (a dry run);
 * `known` was invited by an earlier import; `unreached`: the address takes no mail.
 */
export const IMPORT_ROW_STATES = [
  'waiting',
  'refused',
  'known',
  'valid',
  'accepted',
  'invited',
  'opened',
  'unreached',
] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

export const IMPORT_ID_PATTERN = /^imp_[\w-]{1,60}$/;
export const REFERENCE_OF_ROW = /^[\w.:/-]{1,80}$/;

/** Columns that are not answers: whose row it is, and how its merchant is addressed. */
export const OWN_COLUMNS = {
  reference: 'your own name for the merchant; a row with the same one is invited once',
  locale: `the merchant’s language and country: ${LOCALE_IDS.join(', ')}`,
  referralUrlId: 'one of your referral ids; by default that of the call',
} as const;

export const isImportColumn = (name: string): boolean =>
  Object.hasOwn(OWN_COLUMNS, name) || PREFILL_PARAMETERS.has(name);

/** A merchant’s language says in which country they sign up. */
export const marketOfLocale = (locale: Locale): Market => {
  const [market = 'US'] = localeRow(locale).markets;
  return market;
};

/** The template's header and rows. */
export function importTemplate(): string[][] {
  const columns = [...new Set(SAMPLE_MERCHANTS.flatMap((row) => Object.keys(row)))];
  return [columns, ...SAMPLE_MERCHANTS.map((row) => columns.map((name) => row[name] ?? ''))];
}

export const createImportBody = z.strictObject({
  format: z.enum(IMPORT_FORMATS),
  text: z
    .string()
    .max(PARTNER_LIMITS.importMaxChars)
    .describe('the file; it may also be the body itself, as text/csv or application/x-ndjson'),
});

const moment = z.number().int();

export const importView = z.object({
  id: text,
  state: z.enum(IMPORT_STATES),
  isDryRun: z.boolean(),
  createdAt: moment.describe('ms since 1970'),
  finishedAt: moment.optional(),
  error: z.object({ code: text, message: text }).optional().describe('why no row could be read'),
  rows: z.number().int().describe('0 until the file is read'),
  counts: z
    .partialRecord(z.enum(IMPORT_ROW_STATES), z.number().int())
    .describe('how many rows are in each state'),
});
export type ImportView = z.infer<typeof importView>;

export const importRowView = z.object({
  row: z.number().int().describe('1 is the first merchant of the file'),
  reference: text.optional(),
  state: z.enum(IMPORT_ROW_STATES),
  errors: z.array(z.object({ column: text, code: text, message: text })).optional(),
  knownFrom: z.object({ importId: text, row: z.number().int() }).optional(),
  invitedAt: moment.optional(),
  remindedAt: moment.optional(),
  openedAt: moment
    .optional()
    .describe('when the link was first opened, be it by a program that looks at mail'),
  expiresAt: moment.optional().describe('when the link ends'),
});

export const createImportQuery = z.object({
  dryRun: z
    .enum(['true', 'false'])
    .optional()
    .meta({ type: 'boolean', enum: undefined, description: 'checks every row and invites nobody' }),
  referralUrlId: z.string().regex(REFERRAL_ID_PATTERN).optional(),
});
