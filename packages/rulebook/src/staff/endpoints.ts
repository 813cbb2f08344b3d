import { z } from 'zod';
import { APPLICATION_ID_PATTERN } from '../core/ids.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { NOTE_ERRORS, noteText, queueCountsReply, reviewReply } from '../decision/endpoints.ts';
import { HAND_OUT_REFUSALS, HAND_OUT_ROWS, LOOK_AGAIN_PERIODS } from '../decision/hand-out.ts';
import { DECISION_LIMITS } from '../decision/limits.ts';
import { queueFilters } from '../decision/queue-filters.ts';
import { SAVED_VIEW_ID_PATTERN } from '../decision/saved-views.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { administrationReply } from './administration-shapes.ts';
import { STAFF_PERMISSIONS, STAFF_ROLES } from './permissions.ts';

const staffSession = z.object({
  staff: z.object({ id: text, name: text }),
  roles: z.array(z.enum(STAFF_ROLES)),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
  locksAt: timestamp.describe('when the desk locks unless something is pressed'),
  endsAt: timestamp.describe('when the session ends, whatever is pressed'),
  provenUntil: timestamp.describe('until when acts go on that take a recent sign-in'),
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

const assignReviewsBody = z.strictObject({
  ids: z.array(z.string().regex(APPLICATION_ID_PATTERN)).min(1).max(HAND_OUT_ROWS),
  staffId: z.string().max(60).optional().describe('without anybody, the cases are nobody’s again'),
  reason: noteText.optional().describe('for colleagues; required where somebody else gets them'),
});

const assignReviewsReply = z.object({
  done: z.array(text),
  refused: z.array(z.object({ id: text, code: z.enum(HAND_OUT_REFUSALS) })),
});

const lookAgainBody = z.strictObject({
  businessDays: z.literal(LOOK_AGAIN_PERIODS),
  reason: noteText,
});

const saveViewBody = z.strictObject({
  name: z.string().max(DECISION_LIMITS.viewNameMaxChars),
  filters: queueFilters,
  isShared: z.boolean().describe('for everybody at the desk, which takes view.share'),
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
  assignReviews: {
    summary: 'Hands cases out to somebody, or takes them for oneself; each is answered by itself',
    who: 'staff',
    may: 'case.assign',
    limit: { none: 'staff' },
    body: assignReviewsBody,
    reply: assignReviewsReply,
    errors: NOTE_ERRORS,
    idempotent: true,
  },
  saveView: {
    summary: 'Keeps a view of the queue under a name, for oneself or for the team',
    who: 'staff',
    may: 'view.save',
    limit: { none: 'staff' },
    body: saveViewBody,
    reply: z.object({ id: text.describe('names it in the address of the queue') }),
    errors: ['route.notFound', 'view.tooMany', ...NOTE_ERRORS],
    idempotent: true,
  },
  removeView: {
    summary: 'Removes a saved view: one’s own, or for seniors any of the team',
    who: 'staff',
    may: 'view.save',
    limit: { none: 'staff' },
    params: z.object({ id: z.string().regex(SAVED_VIEW_ID_PATTERN) }),
    reply: queueCountsReply,
    errors: ['route.notFound'],
    idempotent: 'natural',
  },
  lookAgain: {
    summary: 'Puts a case off until a day, with a reason; what the applicant was promised stays',
    who: 'staff',
    may: 'case.work',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: lookAgainBody,
    reply: reviewReply,
    errors: ['application.notFound', 'application.stepUpClosed', ...NOTE_ERRORS],
    idempotent: true,
  },
  recuse: {
    summary: 'The caller knows somebody of this application, and decides nothing about it any more',
    who: 'staff',
    may: 'case.work',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: reviewReply,
    errors: ['application.notFound'],
    idempotent: 'natural',
  },
  readAdministration: {
    summary:
      'Who works at the desk and is signed in, automation keys, retention, key versions and flags',
    who: 'staff',
    may: 'admin.read',
    limit: { none: 'staff' },
    reply: administrationReply,
  },
  endSessionsOf: {
    summary: 'Ends every session of a member of staff, with their next call',
    who: 'staff',
    may: 'admin.sessions',
    limit: { none: 'staff' },
    params: z.object({ id: z.string().max(60) }),
    reply: z.object({ ended: z.number().int() }),
    errors: ['route.notFound'],
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
