import { z } from 'zod';
import { confirmedShape } from '../body-schema.ts';
import { LIMITS } from '../core/limits.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { SOURCE_TYPES } from '../reference/tax-id-types.ts';
import { TAX_INFORMATION_TYPES } from './tax-information.ts';

const submitTaxIdBody = z.strictObject({
  ...confirmedShape(['taxId']),
  value: z.string().max(LIMITS.fieldMaxChars).optional(),
  sourceType: z.enum(SOURCE_TYPES),
});

const submitFullEinBody = z.strictObject({
  ...confirmedShape(['fullEin']),
  value: z.string().max(LIMITS.fieldMaxChars).optional(),
  sourceType: z.literal('FEIN'),
  legalBusinessName: z.string().max(LIMITS.fieldMaxChars).optional(),
});

/** All that the page of an e-mailed link shows: never a number, never a person. */
const taxInformationReply = z.object({
  businessName: text,
  type: z.enum(TAX_INFORMATION_TYPES),
  isRequested: z.boolean().describe('false once the number was given, or is asked no more'),
  changesLeft: z.number().int(),
});

const taxIdReply = taxInformationReply.extend({ type: z.enum(SOURCE_TYPES) });

export const TAX_ID_ENDPOINTS = {
  getTaxInformation: {
    summary: 'Whether a tax id of this kind is wanted; shows the business’s name alone',
    who: 'link',
    limit: { none: 'ownRecord' },
    inSupport: true,
    params: applicationIdParams,
    query: z.object({ type: z.enum(TAX_INFORMATION_TYPES).optional() }),
    reply: taxInformationReply,
    errors: ['application.stepUpClosed', 'link.incorrect'],
  },
  submitTaxId: {
    summary: 'A tax id of any kind by itself; a link takes the kind that it asks for alone',
    who: 'link',
    limit: 'identityChecks',
    params: applicationIdParams,
    body: submitTaxIdBody,
    validates: ['taxId'],
    reply: taxIdReply,
    errors: ['application.stepUpClosed', 'taxId.changeLimitExceeded', 'link.incorrect'],
    idempotent: true,
    requiresRecentAuth: true,
  },
  submitFullEin: {
    summary: 'The full EIN with the legal name of the business',
    who: 'link',
    limit: 'identityChecks',
    params: applicationIdParams,
    body: submitFullEinBody,
    validates: ['fullEin'],
    reply: taxInformationReply,
    errors: ['application.stepUpClosed', 'taxId.changeLimitExceeded', 'link.incorrect'],
    idempotent: true,
    requiresRecentAuth: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
