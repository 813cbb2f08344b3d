import type { CandidateTable } from './candidate.ts';
import { PHOTO_ID_SETTLES_MORE } from './photo-id-settles-more.ts';

/** Those of this build, the newest first; only the policy lab reads them. */
export const CANDIDATES: readonly CandidateTable[] = [PHOTO_ID_SETTLES_MORE];
