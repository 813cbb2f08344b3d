import { z } from 'zod';
import { applicationReply } from '../application-view.ts';
import { bodyShapeFor } from '../body-schema.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { OWNER_TYPES } from '../reference/enumerations.ts';
import { PARTNER_ENDPOINTS } from './partner-endpoints.ts';
import { ownerView } from './view.ts';

const ownerId = applicationIdParams.extend({ ownerId: z.string() }); // an id of another shape is the same 404

/** What a change of an owner takes: their own answers, each at its own path. */
const updateOwnerBody = z.strictObject<Record<string, z.ZodType>>(
  bodyShapeFor({ forms: ['ownShare', 'owner', 'ownerDetails'], entity: 'owner', answered: ownerView }),
);

const addOwnerBody = z.strictObject({
  ...updateOwnerBody.shape,
  type: z.enum(OWNER_TYPES).default('OWNER'),
});

/** What the rules about the whole list refuse, whichever call would break them. */
const LIST_ERRORS = [
  'owners.incomplete',
  'owners.shareTotalTooHigh',
  'owners.shareTotalTooLow',
  'owners.controllerMissing',
  'owners.controllerNotUnique',
  'email.notUnique',
] as const;

/** What is refused of one owner's own answers. */
const OWNER_ERRORS = [...LIST_ERRORS, 'owners.duplicateTaxId', 'phone.unsupportedLineType', 'phone.lookupLimitExceeded'] as const;

const submitOwnersBody = z.strictObject({ confirmedUnder50: z.literal(true).optional(), noPartners: z.literal(true).optional() });

/** The list of owners; see docs/decisions/0023. */
export const PEOPLE_ENDPOINTS = {
  addOwner: {
    summary: 'Adds an owner to the list, or the applicant’s own share',
    who: 'applicant',
    requiresOpenStepUp: 'owners',
    params: applicationIdParams,
    body: addOwnerBody,
    reply: applicationReply,
    errors: ['owners.tooMany', ...OWNER_ERRORS],
    status: 201,
    etag: 'write',
    requiresRecentAuth: true,
    idempotent: true,
  },
  updateOwner: {
    summary: 'Changes an owner; what is not sent stays',
    who: 'applicant',
    requiresOpenStepUp: 'ownerCorrections',
    params: ownerId,
    body: updateOwnerBody,
    reply: applicationReply,
    errors: OWNER_ERRORS,
    etag: 'write',
    requiresRecentAuth: true,
  },
  deleteOwner: {
    summary: 'Takes an owner off the list and deletes what was given about them',
    who: 'applicant',
    requiresOpenStepUp: 'owners',
    params: ownerId,
    reply: applicationReply,
    etag: 'write',
    requiresRecentAuth: true,
  },
  submitOwners: {
    summary: 'Sends the list of owners; `noPartners` says that there are none and deletes what was given about them',
    who: 'applicant',
    requiresOpenStepUp: 'owners',
    params: applicationIdParams,
    body: submitOwnersBody,
    reply: applicationReply,
    errors: LIST_ERRORS,
    etag: 'write',
    requiresRecentAuth: true,
    idempotent: true,
  },
  ...PARTNER_ENDPOINTS,
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
