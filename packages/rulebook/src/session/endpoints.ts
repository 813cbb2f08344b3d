import { z } from 'zod';
import { APPLICATION_ID_PATTERN, REFERENCE_PATTERN } from '../core/ids.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { TICKET_PATTERN } from '../staff/limits.ts';
import { TAX_INFORMATION_TYPES } from '../tax-id/tax-information.ts';

import { SUPPORT_REASONS } from './support-reasons.ts';

/** The single-use token of an e-mailed link. docs/readings.md 105. */
const openLinkBody = z.strictObject({ token: z.string().max(200) });

const openLinkReply = z.object({
  applicationId: text,
  purpose: z.literal('tax-information'),
  type: z.enum(TAX_INFORMATION_TYPES),
});

/** Who asks by a link, for what and until when; nothing else of the application. */
const linkPreview = z.object({
  businessName: text,
  type: z.enum(TAX_INFORMATION_TYPES).describe('which number is asked for'),
  endsAt: timestamp.describe('until when the link may be opened'),
});

/** The support ticket for which a reviewer views an application. docs/decisions/0087. */
const beginSupportBody = z.strictObject({
  ticket: z.string().regex(TICKET_PATTERN),
  reason: z.enum(SUPPORT_REASONS).optional(),
});

/** The exit token that the page was given. docs/decisions/0090. */
const noteExitBody = z.strictObject({ token: z.string().max(200) });

/** Both times come from the same clock, so their difference is reliable. docs/readings.md 104. */
const sessionReply = z.object({ sessionEndsAt: timestamp, serverNow: timestamp });

export const SESSION_ENDPOINTS = {
  openLinkSession: {
    summary:
      'Exchanges the token of an e-mailed link, once, for a short session of its own; the same call with the same key gives that session again',
    who: 'anyone',
    limit: 'openedLinks',
    body: openLinkBody,
    reply: openLinkReply,
    errors: ['link.incorrect', 'link.expired'],
    idempotent: 'natural',
    keyOwner: ({ body }) => body.token,
  },
  previewLink: {
    summary:
      'Says for which business an e-mailed link asks, for what and until when; it uses nothing up and opens no session',
    who: 'anyone',
    limit: 'readLinks',
    callsPerMinute: 60,
    body: openLinkBody,
    reply: linkPreview,
    errors: ['link.expired'],
    idempotent: 'natural',
    isHarmless: true,
    keyOwner: ({ body }) => body.token,
  },
  beginSupport: {
    summary:
      'A link that shows an application’s pages to a reviewer, once and read only, for the ticket that is named',
    who: 'staff',
    may: 'story.view',
    limit: { none: 'staff' },
    params: z.object({
      id: z.union([z.string().regex(APPLICATION_ID_PATTERN), z.string().regex(REFERENCE_PATTERN)]),
    }),
    body: beginSupportBody,
    reply: z.object({ link: text }),
    errors: ['application.notFound'],
    idempotent: 'natural',
  },
  openSupport: {
    summary:
      'Exchanges the token of that link, once, for a short session in which nothing can be changed and each read is audited',
    who: 'anyone',
    limit: 'openedLinks',
    inSupport: true,
    body: openLinkBody,
    reply: z.object({ applicationId: text }),
    errors: ['link.incorrect', 'link.expired'],
    idempotent: 'natural',
    keyOwner: ({ body }) => body.token,
  },
  noteExit: {
    summary:
      'Notes when its person left a page of an application that is not settled, once for each page; it changes nothing else',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    beacon: true,
    params: applicationIdParams,
    body: noteExitBody,
    reply: z.object({
      noted: z.boolean().describe('false where leaving an application like this one is not noted'),
    }),
    idempotent: 'natural',
    isHarmless: true,
  },
  getSession: {
    summary: 'Keeps the session alive, and says when it ends',
    who: 'user',
    limit: { none: 'ownRecord' },
    inSupport: true,
    reply: sessionReply,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
