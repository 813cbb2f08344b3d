import { BROWSER_ERROR_SHAPES } from '@signet/rulebook/core/browser-error';
import { fromEntries } from '@signet/rulebook/core/keys-of';
import { TEXT_LIMIT_IDS, TEXT_LIMITS, type TextLimitId } from '@signet/rulebook/phone/text-limits';
import { BLIND_SAMPLE } from '@signet/rulebook/policy/blind-sample';
import { RETENTION_PERIODS } from '@signet/rulebook/reference/retention';
import { z } from 'zod';
import { parseSecrets } from './console-secrets.ts';
import { ENVIRONMENTS } from './environments.ts';
import { parseFees } from './fee-rows.ts';
import { parseGroups } from './staff-groups.ts';
import { VENDOR_SHAPES } from './vendor-variables.ts';

export const REVIEWER_NAME = /^\p{L}[\p{L} .'’-]{0,59}$/u;
const KEY = /^[\x21-\x7e]{16,200}$/;

/**
 * Parses reviewers like `Robin=key,Sam=key`; undefined when one is malformed or duplicated. Used
 * next to the sandbox only.
 */
function parseReviewers(text: string): { name: string; key: string }[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const rows = parts.map((part) => {
    const [name = '', ...rest] = part.split('=');
    return { name: name.trim(), key: rest.join('=').trim() };
  });
  const areRight = rows.every(({ name, key }) => REVIEWER_NAME.test(name) && KEY.test(key));
  const areOnce = [
    new Set(rows.map(({ name }) => name)),
    new Set(rows.map(({ key }) => key)),
  ].every(({ size }) => size === rows.length);
  return areRight && areOnce ? rows : undefined;
}

const portNumber = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));
const given = z.string().min(1);
const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//);
const connections = z.coerce.number().int().min(2).max(200);
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const days = ({ leastDays, mostDays }: { leastDays: number; mostDays: number }) =>
  z.coerce.number().int().min(leastDays).max(mostDays);
/** As RFC 9116 wants it: an address with its scheme, over https where it is a page. */
const contact = z.string().regex(/^(?:https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+[\d-]{7,20})$/);
const onOff = z.enum(['0', '1']).transform((text) => text === '1');

const textMaximum = (id: TextLimitId) =>
  z.coerce.number().int().min(TEXT_LIMITS[id].least).max(TEXT_LIMITS[id].most);

export const CONFIG_SCHEMA = z.object({
  SIGNET_ENV: z.enum(ENVIRONMENTS),
  RELEASE: z.string().regex(BROWSER_ERROR_SHAPES.release),
  PORT: portNumber,
  SANDBOX_PORT: portNumber,
  HOST: given,
  DATA_DIR: given,
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_READER_URL: postgresAddress.optional(),
  DATABASE_PASSWORD_FILE: given.optional(),
  DATABASE_PASSWORD_COMMAND: given.optional(),
  MIGRATE_AT_START: onOff,
  DATABASE_CONNECTIONS: connections,
  QUEUE_CONNECTIONS: connections,
  KEYS_DATABASE_URL: postgresAddress.optional(),
  KEYS_DATABASE_CONNECTIONS: connections,
  OBJECTS_BUCKET: given.optional(),
  OBJECTS_REGION: given,
  OBJECTS_ENDPOINT: address.optional(),
  KEYS_FILE: given,
  KEYS_WRAP_URL: address.optional(),
  KEYS_WRAP_TOKEN: given.optional(),
  KEYS_WRAP_ROLE: given.optional(),
  PUBLIC_URL: address,
  COOKIE_HOST: z.string().regex(/^[a-z0-9.-]+$/),
  TRUST_PROXY: list,
  LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000),
  METRICS_PORT: portNumber.optional(),
  DESK_PORT: portNumber.optional(),
  DESK_URL: address.optional(),
  DESK_DIST: given,
  DESK_GROUPS: z.string().transform((text, { addIssue }) => {
    const groups = parseGroups(text);
    if (groups === undefined) addIssue('rows');
    return groups ?? {};
  }),
  DESK_GROUPS_CLAIM: given,
  DESK_ACR: list,
  DESK_AMR: list,
  CONSOLE_PORT: portNumber.optional(),
  CONSOLE_URL: address.optional(),
  CONSOLE_DIST: given,
  CONSOLE_SECRETS: z.string().transform((text, { addIssue }) => {
    const secrets = parseSecrets(text);
    if (secrets === undefined) addIssue('rows');
    return secrets ?? {};
  }),
  REVIEWER_KEYS_UNTIL: z.iso.date().optional(),
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000),
  CLOCK_URL: address.optional(),
  FLAGS_URL: address.optional(),
  MAGIC_IDS: onOff,
  PORTAL_DIST: given,
  SMTP_REQUIRE_TLS: onOff,
  MAIL_FROM: given,
  ...VENDOR_SHAPES,
  REVIEWERS: z.string().transform((text, { addIssue }) => {
    const rows = parseReviewers(text);
    if (rows === undefined) addIssue('rows');
    return rows ?? [];
  }),
  FEES: parseFees,
  [RETENTION_PERIODS.declined.variable]: days(RETENTION_PERIODS.declined),
  [RETENTION_PERIODS.declinedPeople.variable]: days(RETENTION_PERIODS.declinedPeople),
  [RETENTION_PERIODS.closed.variable]: days(RETENTION_PERIODS.closed),
  ...fromEntries(TEXT_LIMIT_IDS.map((id) => [TEXT_LIMITS[id].variable, textMaximum(id)] as const)),
  [BLIND_SAMPLE.variable]: z.coerce.number().min(0).max(BLIND_SAMPLE.mostPercent),
  SECURITY_CONTACT: contact.optional(),
});
export type ConfigReader = z.infer<typeof CONFIG_SCHEMA>;
