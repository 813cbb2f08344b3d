import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { STAFF_PERMISSIONS, STAFF_ROLES } from './permissions.ts';

const staffSession = z.object({
  staff: z.object({ id: text, name: text }),
  roles: z.array(z.enum(STAFF_ROLES)),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
  locksAt: timestamp.describe('when the desk locks unless something is pressed'),
  endsAt: timestamp.describe('when the session ends, whatever is pressed'),
  environment: text,
  serverNow: timestamp,
});

const colleagues = z.object({
  colleagues: z.array(
    z.object({
      id: text,
      name: text,
      isReviewer: z.boolean().describe('cases may be handed out to them'),
      awayUntil: text.optional().describe('YYYY-MM-DD: the last day that they are away'),
    }),
  ),
});

export const STAFF_ENDPOINTS = {
  getStaffSession: {
    summary: 'Who is signed in at the desk, what they may do, and when the desk locks',
    who: 'staff',
    may: 'any',
    limit: { none: 'staff' },
    reply: staffSession,
  },
  listColleagues: {
    summary: 'The people of the desk, to mention them or hand a case to them',
    who: 'staff',
    may: 'case.read',
    limit: { none: 'staff' },
    reply: colleagues,
  },
  setAway: {
    summary: 'Says until when somebody is away, so that no case is handed out to them meanwhile',
    who: 'staff',
    may: 'case.assign',
    limit: { none: 'staff' },
    body: z.strictObject({
      staffId: z.string().max(60).optional().describe('oneself without'),
      until: z.iso.date().optional().describe('the last day; back again without'),
    }),
    reply: colleagues,
    errors: ['route.notFound'],
    idempotent: 'natural',
  },
  endStaffSession: {
    summary: 'Ends the session at the desk',
    who: 'staff',
    may: 'any',
    limit: 'staffSignOuts',
    reply: z.object({
      signOutAt: text.optional().describe('the page of the provider that signs out there too'),
    }),
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
