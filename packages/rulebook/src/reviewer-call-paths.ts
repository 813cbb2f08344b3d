/** Key, method and path of the calls of reviewers and operators, which no page that applicants load names. */
export const REVIEWER_CALL_PATHS = {
  getTextBreaker: ['GET', '/api/v2/text-breaker'],
  resetTextBreaker: ['POST', '/api/v2/text-breaker/resets'],
  listReviews: ['GET', '/api/v2/reviews'],
  explainApplication: ['GET', '/api/v2/reviews/{id}'],
  claimReview: ['POST', '/api/v2/reviews/{id}/lease'],
  decideReview: ['POST', '/api/v2/reviews/{id}'],
  readVoidCheck: ['GET', '/api/v2/reviews/{id}/void-check'],
  settleReviewCase: ['POST', '/api/v2/reviews/{id}/cases'],
} as const satisfies Record<string, readonly ['GET' | 'POST', string]>;

export type ReviewerCallKey = keyof typeof REVIEWER_CALL_PATHS;
