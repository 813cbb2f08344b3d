import { z } from 'zod';
import { REFERENCE_PATTERN } from '../core/ids.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { idOrReferenceParams } from '../decision/endpoints.ts';
import { REVEAL_REASONS } from '../decision/reveal-reasons.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { TICKET_PATTERN } from '../staff/limits.ts';
import { EXPORT_STATES } from './export-request.ts';

/** Where a page of lines ended: time, application and number of its last line. */
const auditPlace = z.tuple([z.number().int(), z.string(), z.number().int()]);

const auditFilters = z.strictObject({
  from: timestamp.optional(),
  until: timestamp.optional(),
  staffId: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  reference: z.string().regex(REFERENCE_PATTERN).optional(),
});

const listAuditBody = auditFilters.extend({ after: auditPlace.optional() });

const auditLine = z.object({
  reference: text.optional().describe('absent for what was done about no application'),
  seq: z.number().int(),
  at: timestamp,
  actor: text,
  staff: z.object({ id: text, name: text }).optional(),
  action: text,
  detail: text,
});

export const AUDIT_PAGE_LINES = 100;

const verified = z.object({
  ok: z.boolean(),
  rows: z.number().int().optional().describe('how many lines were verified'),
  brokenAt: z.number().int().optional().describe('the first line that is not as written'),
});

/** What is needed to compute the hash of the line again, outside. docs/decisions/0267. */
const exportedLine = z.object({
  ...auditLine.omit({ staff: true }).shape,
  chain: text.describe('whose log it is: an application, or the desk'),
  before: text.describe('the hash of the line before it; empty for the first'),
  hash: text,
  key: text.optional().describe('of this line alone; absent where its detail was taken out since'),
});

/** How the end of a log leads to a root that was told when it was made. */
const coveredBy = z.object({
  checkpoint: z.number().int(),
  root: text.describe('also in the log of the process of that hour'),
  seq: z.number().int(),
  hash: text,
  proof: z.array(z.object({ side: z.enum(['left', 'right']), hash: text })),
  archived: z
    .object({ seq: z.number().int(), hash: text, month: text })
    .optional()
    .describe('the last line that lies in archives alone; those that are exported follow it'),
});

const week = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .describe('a day of it, YYYY-MM-DD');

const person = z.object({ id: text, name: text });

const ticket = z.string().regex(TICKET_PATTERN).describe('what it is for, without spaces');

export const EXPORT_ID_PATTERN = /^exp_[\w-]{22}$/;

const exportRequests = z.object({
  requests: z
    .array(
      z.object({
        ...{ id: text, ticket: text, filters: auditFilters },
        lines: z.number().int().describe('when it was asked for'),
        ...{ askedBy: person, askedAt: timestamp },
        state: z.enum(EXPORT_STATES),
        decidedBy: person.optional(),
        decidedAt: timestamp.optional(),
        mayDecide: z.boolean().describe('the caller, if they hold the permission'),
        mayTake: z.boolean().describe('the caller, as who asked for it'),
      }),
    )
    .describe('newest first'),
});

const shownSecretsReply = z.object({
  week: text,
  isOver: z.boolean(),
  lines: z.array(
    z.object({
      reference: text,
      at: timestamp,
      staff: person,
      paths: z.array(text),
      reason: z.enum(REVEAL_REASONS).optional(),
      ticket: text.optional(),
    }),
  ),
  signOffs: z.array(z.object({ staff: person, at: timestamp })),
  isSignedOff: z.boolean(),
  mayBeSigned: z.boolean().describe('by the caller, if they hold the permission'),
  weeks: z
    .array(z.object({ week: text, shown: z.number().int(), isSignedOff: z.boolean() }))
    .describe('this one and the ones before, newest first'),
});

/** So many weeks are told at once. */
export const SIGN_OFF_WEEKS = 8;

/** The log of every change, across applications. Filters are sent in a body: one of them is a person. */
export const AUDIT_ENDPOINTS = {
  listAudit: {
    summary: 'Lines of the audit log, newest first, by day, person, action or reference',
    who: 'staff',
    may: 'audit.read',
    limit: { none: 'staff' },
    body: listAuditBody,
    reply: z.object({
      lines: z.array(auditLine),
      next: auditPlace.optional().describe('where the next page begins'),
      broken: z
        .array(z.object({ reference: text.optional(), brokenAt: z.number().int() }))
        .describe(
          'logs of this page that are not as they were written, and from which line; without a reference, that of the desk',
        ),
      staff: z.array(z.object({ id: text, name: text })).describe('everybody to filter by'),
      checkpoint: z
        .object({ seq: z.number().int(), at: timestamp, root: text })
        .optional()
        .describe('the newest one, whose root is also in the log of the process of that hour'),
    }),
    idempotent: 'natural',
  },
  verifyChain: {
    summary: 'Whether the log of one application is as it was written, and where it is not',
    who: 'staff',
    may: 'audit.read',
    limit: { none: 'staff' },
    params: idOrReferenceParams,
    reply: verified,
    errors: ['application.notFound'],
    idempotent: 'natural',
  },
  verifyStaffLog: {
    summary: 'Whether the log of the desk itself is as it was written, and where it is not',
    who: 'staff',
    may: 'audit.read',
    limit: { none: 'staff' },
    reply: verified,
    idempotent: 'natural',
  },
  exportAudit: {
    summary:
      'The log of one application or what a filter finds, with what somebody outside needs to verify it; the export is itself on record before it is answered',
    who: 'staff',
    may: 'audit.export',
    limit: 'auditExports',
    body: auditFilters.extend({
      ticket,
    }),
    reply: z.object({
      exportedAt: timestamp,
      lines: z.array(exportedLine),
      covered: coveredBy
        .optional()
        .describe('of one application’s log, once a checkpoint has covered it'),
    }),
    errors: ['application.notFound', 'audit.tooManyLines'],
    idempotent: 'natural',
    requiresRecentAuth: true,
  },
  askAuditExport: {
    summary:
      'Asks a second person to agree to an export of more lines than one takes along alone; they are those until now',
    who: 'staff',
    may: 'audit.export',
    limit: 'auditExports',
    body: auditFilters.extend({ ticket }),
    reply: exportRequests,
    errors: ['application.notFound', 'audit.tooManyLines'],
    idempotent: true,
    requiresRecentAuth: true,
  },
  listAuditExports: {
    summary: 'Exports that need a second person, of the last weeks',
    who: 'staff',
    may: 'audit.read',
    limit: { none: 'staff' },
    reply: exportRequests,
  },
  decideAuditExport: {
    summary: 'Agrees to an export that somebody else has asked for, or refuses it',
    who: 'staff',
    may: 'audit.agree',
    limit: { none: 'staff' },
    params: z.object({ id: z.string().regex(EXPORT_ID_PATTERN) }),
    body: z.strictObject({ agrees: z.boolean() }),
    reply: exportRequests,
    errors: ['route.notFound'],
    idempotent: 'natural',
    requiresRecentAuth: true,
  },
  takeAuditExport: {
    summary:
      'A page of an export that somebody has agreed to; it is taken once, by whoever asked for it',
    who: 'staff',
    may: 'audit.export',
    limit: { none: 'staff' },
    params: z.object({ id: z.string().regex(EXPORT_ID_PATTERN) }),
    body: z.strictObject({ after: auditPlace.optional() }),
    reply: z.object({
      ...{ exportedAt: timestamp, ticket: text, askedBy: text, agreedBy: text },
      lines: z.array(exportedLine),
      next: auditPlace.optional().describe('where the next page begins'),
    }),
    errors: ['route.notFound'],
    idempotent: 'natural',
    requiresRecentAuth: true,
  },
  listShownSecrets: {
    summary: 'Numbers and birth dates that were shown in a week, to whom and what for',
    who: 'staff',
    may: 'audit.read',
    limit: { none: 'staff' },
    query: z.strictObject({ week: week.optional() }),
    reply: shownSecretsReply,
  },
  signOffSecrets: {
    summary: 'Says that the caller has read a week’s list; nobody signs off what they were shown',
    who: 'staff',
    may: 'audit.signOff',
    limit: { none: 'staff' },
    body: z.strictObject({ week }),
    reply: shownSecretsReply,
    errors: ['route.notFound'],
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
