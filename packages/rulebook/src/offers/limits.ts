/** Limits of cash advances. */
export const OFFER_LIMITS = {
  cashAdvanceHistoryMonths: 3,
} as const;
