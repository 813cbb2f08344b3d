import type { ReplyOf } from '@signet/rulebook/endpoints';

export type CaseHistory = ReplyOf<'explainApplication'>;
export type FoundReview = CaseHistory['review'];
export type FoundCase = FoundReview['cases'][number];
