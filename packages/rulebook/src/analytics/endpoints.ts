import { z } from 'zod';
import {
  BROWSER_ERROR_FRAMES,
  BROWSER_ERROR_NAMES,
  BROWSER_ERROR_SHAPES,
} from '../core/browser-error.ts';
import { APPLICATION_ID_PATTERN } from '../core/ids.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { ROUTE_IDS } from '../routes.ts';
import { ANALYTICS_LIMITS } from './limits.ts';

const recordEventBody = z.strictObject({
  type: z.string().max(100),
  params: z
    .record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()]))
    .optional(),
  /** The application on the page; ignored unless it belongs to the caller. */
  applicationId: z.string().regex(APPLICATION_ID_PATTERN).optional(),
});

const reportBrowserErrorBody = z.strictObject({
  release: z.string().regex(BROWSER_ERROR_SHAPES.release),
  page: z.enum(ROUTE_IDS),
  kind: z.string().regex(BROWSER_ERROR_SHAPES.kind),
  messageHash: z.string().regex(BROWSER_ERROR_SHAPES.messageHash),
  frames: z.array(z.string().regex(BROWSER_ERROR_SHAPES.frame)).max(BROWSER_ERROR_FRAMES),
  names: z.array(z.string().regex(BROWSER_ERROR_SHAPES.name)).max(BROWSER_ERROR_NAMES).optional(),
});

const emptyReply = z.object({ done: z.literal(true) });

export const ANALYTICS_ENDPOINTS = {
  recordEvent: {
    summary: 'One event of the catalogue',
    who: 'anyone',
    limit: { counted: 'anonymousWritesPerMinute' },
    isHarmless: true,
    body: recordEventBody,
    reply: emptyReply,
    idempotent: true,
  },
  reportBrowserError: {
    summary: 'An error in our scripts, without anything that somebody typed',
    who: 'anyone',
    limit: { counted: 'browserErrorsPerMinute' },
    isHarmless: true,
    body: reportBrowserErrorBody,
    callsPerMinute: ANALYTICS_LIMITS.browserErrorsPerMinute,
    reply: emptyReply,
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
