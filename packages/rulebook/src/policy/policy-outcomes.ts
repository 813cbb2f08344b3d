/** How a decision goes on, as the policy lab counts it: the best for an applicant first. */
export const POLICY_OUTCOMES = [
  'approved',
  'approvedLater',
  'asked',
  'waits',
  'person',
  'declined',
] as const;
export type PolicyOutcome = (typeof POLICY_OUTCOMES)[number];
