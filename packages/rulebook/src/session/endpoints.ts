import { z } from 'zod';
import { APPLICATION_ID_PATTERN, REFERENCE_PATTERN } from '../core/ids.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { TAX_INFORMATION_TYPES } from '../tax-id/tax-information.ts';

/** The token of an e-mailed link, once. docs/readings.md 105. */
const openLinkBody = z.strictObject({ token: z.string().max(200) });

const openLinkReply = z.object({ applicationId: text, purpose: z.literal('tax-information'), type: z.enum(TAX_INFORMATION_TYPES) });

/** What a reviewer names to look at an application: the ticket of whoever asked for help. docs/decisions/0087. */
const beginSupportBody = z.strictObject({ ticket: z.string().regex(/^[A-Za-z0-9][\w#.-]{1,39}$/) });

/** What the page was given to say that it is left. docs/decisions/0090. */
const noteExitBody = z.strictObject({ token: z.string().max(200) });

/** When the session ends, in the one clock of its answer. docs/readings.md 104. */
const sessionReply = z.object({ sessionEndsAt: timestamp, serverNow: timestamp });

/** The session of who is signed in, and the short one that an e-mailed link opens. */
export const SESSION_ENDPOINTS = {
  openLinkSession: {
    summary:
      'Exchanges the token of an e-mailed link, once, for a short session of its own; the same call with the same key gives that session again',
    who: 'anyone',
    body: openLinkBody,
    reply: openLinkReply,
    errors: ['link.incorrect', 'link.expired'],
    idempotent: 'natural',
    keyOwner: ({ body }) => body.token,
  },
  beginSupport: {
    summary: 'A link that shows an application’s pages to a reviewer, once and read only, for the ticket that is named',
    who: 'reviewer',
    params: z.object({ id: z.union([z.string().regex(APPLICATION_ID_PATTERN), z.string().regex(REFERENCE_PATTERN)]) }),
    body: beginSupportBody,
    reply: z.object({ link: text }),
    errors: ['application.notFound', 'request.validationFailed'],
    idempotent: 'natural',
  },
  openSupport: {
    summary: 'Exchanges the token of that link, once, for a short session in which nothing can be changed and each read is audited',
    who: 'anyone',
    inSupport: true,
    body: openLinkBody,
    reply: z.object({ applicationId: text }),
    errors: ['link.incorrect', 'link.expired'],
    idempotent: 'natural',
    keyOwner: ({ body }) => body.token,
  },
  noteExit: {
    summary: 'Notes when its person left a page of an application that is not settled, once for each page; it changes nothing else',
    who: 'applicant',
    beacon: true,
    params: applicationIdParams,
    body: noteExitBody,
    reply: z.object({ noted: z.boolean().describe('false where leaving an application like this one is not noted') }),
    idempotent: 'natural',
  },
  getSession: { summary: 'Keeps the session alive, and says when it ends', who: 'user', inSupport: true, reply: sessionReply },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
