import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { duplicatesRecord } from './case-records.ts';

/** What a reviewer opens within a case that they hold. */
export const CASE_ENDPOINTS = {
  readDuplicates: {
    summary:
      'Applications of the same person or business beside this one, for whoever has claimed it; a line is in the log of each',
    who: 'staff',
    may: 'case.duplicates',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: duplicatesRecord,
    errors: ['application.notFound', 'review.notClaimed', 'review.claimedByOther'],
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
