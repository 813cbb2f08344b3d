/** How far an application has come, as its partner knows it. */
export const PARTNER_STATUSES = [
  'started',
  'checking',
  'actionNeeded',
  'inReview',
  'approvedPending',
  'approved',
  'declined',
  'closed',
] as const;
export type PartnerStatus = (typeof PARTNER_STATUSES)[number];
