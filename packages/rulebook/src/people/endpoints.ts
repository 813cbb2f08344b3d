import { z } from 'zod';
import * as bodies from '../application-bodies.ts';
import * as replies from '../application-view.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';

const ownerId = applicationIdParams.extend({ ownerId: z.string() }); // an id of another shape is the same 404

/** The list of owners. Document 1, sections 4 and 7; docs/decisions/0023. */
export const PEOPLE_ENDPOINTS = {
  addOwner: {
    summary: 'Adds an owner to the list, or the applicant’s own share',
    who: 'applicant',
    requiresOpenStepUp: 'owners',
    params: applicationIdParams,
    body: bodies.addOwnerBody,
    reply: replies.stepUpReply,
    status: 201,
    etag: 'write',
    requiresRecentAuth: true,
    idempotent: true,
  },
  updateOwner: {
    summary: 'Changes an owner; what is not sent stays',
    who: 'applicant',
    requiresOpenStepUp: 'ownerDetails',
    params: ownerId,
    body: bodies.updateOwnerBody,
    reply: replies.stepUpReply,
    etag: 'write',
    requiresRecentAuth: true,
  },
  deleteOwner: {
    summary: 'Takes an owner off the list and deletes what was given about them',
    who: 'applicant',
    requiresOpenStepUp: 'owners',
    params: ownerId,
    reply: replies.stepUpReply,
    etag: 'write',
    requiresRecentAuth: true,
  },
  submitOwners: {
    summary: 'Sends the list of owners; `noPartners` says that there are none and deletes what was given about them',
    who: 'applicant',
    requiresOpenStepUp: 'owners',
    params: applicationIdParams,
    body: bodies.submitOwnersBody,
    reply: replies.stepUpReply,
    etag: 'write',
    requiresRecentAuth: true,
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
