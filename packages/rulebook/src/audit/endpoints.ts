import { z } from 'zod';
import { REFERENCE_PATTERN } from '../core/ids.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { idOrReferenceParams } from '../decision/endpoints.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';

/** Where a page of lines ended: time, application and number of its last line. */
const auditPlace = z.tuple([z.number().int(), z.string(), z.number().int()]);

const listAuditBody = z.strictObject({
  from: timestamp.optional(),
  until: timestamp.optional(),
  staffId: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  reference: z.string().regex(REFERENCE_PATTERN).optional(),
  after: auditPlace.optional(),
});

const auditLine = z.object({
  reference: text,
  seq: z.number().int(),
  at: timestamp,
  actor: text,
  staff: z.object({ id: text, name: text }).optional(),
  action: text,
  detail: text,
});

export const AUDIT_PAGE_LINES = 100;

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
        .array(z.object({ reference: text, brokenAt: z.number().int() }))
        .describe(
          'applications of this page whose log is not as it was written, and from which line',
        ),
      staff: z.array(z.object({ id: text, name: text })).describe('everybody to filter by'),
    }),
    idempotent: 'natural',
  },
  verifyChain: {
    summary: 'Whether the log of one application is as it was written, and where it is not',
    who: 'staff',
    may: 'audit.read',
    limit: { none: 'staff' },
    params: idOrReferenceParams,
    reply: z.object({
      ok: z.boolean(),
      rows: z.number().int().optional().describe('how many lines were verified'),
      brokenAt: z.number().int().optional().describe('the first line that is not as written'),
    }),
    errors: ['application.notFound'],
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
