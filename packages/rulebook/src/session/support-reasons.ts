/** Why staff look at somebody's pages; the log keeps it beside the ticket. */
export const SUPPORT_REASONS = ['cannotFind', 'pageWrong', 'promise'] as const;
export type SupportReason = (typeof SUPPORT_REASONS)[number];
