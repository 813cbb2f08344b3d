import { z } from 'zod';
import * as bodies from '../application-bodies.ts';
import * as replies from '../application-view.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow, queryFlag } from '../endpoint-row.ts';

/** The application itself: made or found, read, changed and sent. Document 1, section 7. */
export const SIGN_UP_ENDPOINTS = {
  createApplication: {
    summary:
      'Creates the person’s application (201), or with `find` finds the open or approved one (200) and saves the answers over one that was not sent',
    who: 'user',
    query: z.object({ 'override-referral-url': queryFlag, 'use-shopper-data': queryFlag, 'force-intent': queryFlag, find: queryFlag }),
    foundStatus: 200,
    body: bodies.createApplicationBody,
    validates: ['applicant', 'business', 'category', 'address', 'ownerIdentity'],
    reply: replies.applicationView,
    status: 201,
    etag: 'read',
    idempotent: true,
  },
  getApplication: {
    summary: 'The application’s facts, its page and its status',
    who: 'applicant',
    params: applicationIdParams,
    query: z.object({ applicationId: z.string().max(40).optional(), ownerId: z.string().max(40).optional() }),
    reply: replies.applicationView,
    etag: 'read',
  },
  updateApplication: {
    summary: 'Changes answers of an application that was not sent',
    who: 'applicant',
    params: applicationIdParams,
    query: z.object({ 'override-referral-url': queryFlag }),
    body: bodies.updateApplicationBody,
    validates: ['applicant', 'business', 'category', 'address', 'ownerIdentity'],
    reply: replies.applicationView,
    etag: 'write',
    requiresRecentAuth: 'taxId',
  },
  getBasicInformation: {
    summary: 'The little that lists show',
    who: 'applicant',
    params: applicationIdParams,
    reply: replies.basicInformationReply,
  },
  onboardApplication: {
    summary: 'Sends the application; the checks go on in the background',
    who: 'applicant',
    params: applicationIdParams,
    body: bodies.onboardApplicationBody,
    reply: replies.applicationView,
    status: 202,
    etag: 'read',
    idempotent: 'atomic',
  },
  getAccounts: { summary: 'The person’s accounts: each application that was sent', who: 'user', reply: replies.accountsReply },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
